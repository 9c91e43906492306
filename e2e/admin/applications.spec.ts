import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { NO_DOCUMENTS } from '@/domain/application';
import { BLANK_FORM } from '@/domain/applicationForm';
import { applyWithAll } from '../applyForm';
import { expectNothingFound, expectReadable, sidewaysOverflow } from '../axe';
import { application } from '../entries';
import { expect, notice, test, download } from '../test';
import { printedPages, repeatedOnPaper } from './print';

const PATH = '/admin/dashboard/applications';
const LONG_NAME = `Wilhelmina ${'x'.repeat(300)}`;

const STORED = [
  application({ id: 'old', trackingNumber: 'DV000001', submissionDate: '2026-01-01T08:00:00Z' }),
  application({
    id: 'long',
    trackingNumber: 'DV000002',
    firstName: LONG_NAME,
    status: 'Approved',
    visaType: 'business-14',
    submissionDate: '2026-02-01T08:00:00Z',
  }),
  application({
    id: 'rtl',
    trackingNumber: 'DV000003',
    firstName: 'أحمد',
    lastName: 'عبد الله',
    nationality: '<b>Egypt</b>',
    passportNumber: 'Q 777 888',
    documents: NO_DOCUMENTS,
    status: 'On hold',
    visaType: 'pilgrim-7',
    submissionDate: '2026-03-01T08:00:00Z',
  }),
  application({
    ...BLANK_FORM,
    id: 'bare',
    trackingNumber: 'DV000004',
    visaType: 'tourist-30',
    firstName: '=1+1',
    status: 'Rejected',
    submissionDate: '2026-04-01T08:00:00Z',
  }),
];

/** The tracking numbers of the rows, top to bottom. */
async function expectRows(page: Page, ...numbers: string[]): Promise<void> {
  await expect(page.getByRole('cell', { name: /^DV\d{6}$/ })).toHaveText(numbers);
}

function fact(page: Page, label: string) {
  return page
    .getByRole('dialog')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(label, { exact: true }) })
    .getByRole('definition');
}

test('an administrator finds, reads, exports applications @smoke', async ({ page, signedIn }) => {
  await signedIn(PATH, { visaApplications: STORED });
  const search = page.getByRole('searchbox', { name: 'Search' });
  const count = page.getByRole('status').filter({ hasText: /^\d+ applications?$|found/ });

  await test.step('any name, visa and status', async () => {
    await expectRows(page, 'DV000004', 'DV000003', 'DV000002', 'DV000001');
    const row = page.getByRole('row').filter({ hasText: 'DV000003' });
    await expect(row.getByRole('cell')).toHaveText([
      'DV000003',
      'أحمد عبد الله',
      'pilgrim-7',
      'Mar 1, 2026',
      'On hold',
      '',
    ]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  await test.step('search in every field, kept in the address', async () => {
    await search.fill('on hold pilgrim');
    await expectRows(page, 'DV000003');
    await expect(count).toHaveText('1 of 4 found');
    await expect(page).toHaveURL(/q=on\+hold\+pilgrim/);
    await page.reload();
    await expect(search).toHaveValue('on hold pilgrim');
    await expectRows(page, 'DV000003');
    await search.fill('nobody at all');
    await expect(page.getByRole('heading', { name: 'No applications found.' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all applications' }).click();
    await expect(search).toHaveValue('');
    await expect(count).toHaveText('4 applications');
  });

  await test.step('filter and sort, and Back brings the list as it was', async () => {
    await page.getByLabel('Visa Type').selectOption('Tourist Visa - 30 Days');
    await expectRows(page, 'DV000004', 'DV000001');
    const statuses = page.getByRole('navigation', { name: 'Status' });
    await statuses.getByRole('link', { name: 'Submitted 1' }).click();
    await expectRows(page, 'DV000001');
    await statuses.getByRole('link', { name: 'All 4' }).click();
    await page.getByRole('button', { name: 'Tracking No.' }).click();
    await expect(page.getByRole('columnheader', { name: 'Tracking No.' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expectRows(page, 'DV000001', 'DV000004');
    await page.getByRole('link', { name: 'Profile' }).first().click();
    await expect(page).toHaveURL(/profile/);
    await page.goBack();
    await expectRows(page, 'DV000001', 'DV000004');
  });

  await test.step('what is found is exported', async () => {
    const file = await download(page, 'Export CSV');
    expect(file.suggestedFilename()).toMatch(/^visa-applications-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('"DV000001"');
    await page.getByLabel('Visa Type').selectOption('All');
    await page.getByRole('button', { name: 'Submission Date' }).click();
    await expectRows(page, 'DV000004', 'DV000003', 'DV000002', 'DV000001');
  });

  await test.step('the details, and from one to the next by key', async () => {
    await page.getByRole('button', { name: /^View DV000004/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Application Details: DV000004' });
    await expect(fact(page, 'Full Name')).toHaveText('=1+1');
    const submitted = dialog.getByText('Submitted by the applicant');
    await expect(submitted).toBeHidden();
    await dialog.getByText('History', { exact: true }).click();
    await expect(submitted).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled();

    await page.keyboard.press('Alt+ArrowDown');
    const second = page.getByRole('dialog', { name: 'Application Details: DV000003' });
    await expect(fact(page, 'Nationality')).toHaveText('<b>Egypt</b>');
    await expect(second.getByRole('link', { name: 'amal@example.com' })).toHaveAttribute(
      'href',
      'mailto:amal%40example.com',
    );
    await expect(second.getByRole('link', { name: '+971 50 000 0000' })).toHaveAttribute(
      'href',
      'tel:+971500000000',
    );
    await second.getByRole('button', { name: 'Next' }).click();
    await expect(fact(page, 'Full Name')).toContainText(LONG_NAME);
    await expect(fact(page, 'Visa Type')).toHaveText('Business Visa - 14 Days');
    expect(await sidewaysOverflow(page)).toBe(0);
    await expect(page).toHaveURL(/open=long/);
  });

  await test.step('the address opens it again, Escape closes it, focus is on its row', async () => {
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Application Details: DV000002' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(/open=/);
    await expect(page.getByRole('button', { name: /^View DV000002/ })).toBeFocused();
    await page.goto(`${PATH}?open=gone`);
    await expect(page.getByRole('dialog', { name: 'Application not found' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a table from 1024 px on, whose rows open anywhere', async ({ page, store, signedIn }) => {
  await store({
    visaApplications: Array.from({ length: 12 }, (_, index) =>
      application({ id: `a-${index}`, trackingNumber: `DV20000${index}` }),
    ),
  });
  await page.setViewportSize({ width: 1024, height: 768 });
  await signedIn(PATH);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });

  await test.step('eight rows are in view, and no column is cut', async () => {
    for (let place = 0; place < 8; place += 1)
      await expect(rows.nth(place)).toBeInViewport({ ratio: 1 });
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 768 });
      const actions = page.getByRole('columnheader', { name: 'Actions' });
      await expect(actions).toBeInViewport({ ratio: 1 });
      expect(
        await page.locator('.application-box').evaluate((box) => box.scrollWidth - box.clientWidth),
      ).toBe(0);
      await expectReadable(page);
    }
  });

  await test.step('a press anywhere in a row opens it', async () => {
    await rows.nth(1).getByText('Tourist Visa - 30 Days').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('DV20000');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/open=/);
  });

  await test.step('the name is a link, in a tab of its own too', async () => {
    const link = rows.nth(1).getByRole('link', { name: 'Amal Haddad' });
    await link.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto((await link.evaluate((a) => a instanceof HTMLAnchorElement && a.href)) || '');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('documents that are on this device open, download and stay off the paper', async ({
  page,
  context,
  signedIn,
  expectFaults,
}) => {
  // Its page for a picture styles itself, which the policy of the page that opened it refuses.
  expectFaults(/Applying inline style violates/);
  const number = await applyWithAll(page);
  await signedIn(PATH);
  await page.getByRole('button', { name: new RegExp(`^View ${number}`) }).click();
  const dialog = page.getByRole('dialog', { name: `Application Details: ${number}` });

  await test.step('download for real', async () => {
    const file = await download(
      page,
      dialog.getByRole('button', { name: 'Download passport.pdf' }),
    );
    expect(file.suggestedFilename()).toBe('passport.pdf');
    expect((await readFile(await file.path())).subarray(0, 8).toString()).toBe('%PDF-1.4');
    await expect(notice(page, 'Download Simulated')).toHaveCount(0);
  });

  await test.step('the picture is there, and both open in a tab of their own', async () => {
    const pictures = dialog.getByRole('presentation');
    await expect(pictures).toHaveCount(1);
    await expect
      .poll(() =>
        pictures.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBe(120);
    for (const name of ['photo.png', 'passport.pdf']) {
      const opened = context.waitForEvent('page');
      await dialog.getByRole('button', { name: `Open ${name}` }).click();
      const tab = await opened;
      expect(tab.url()).toMatch(/^blob:/);
      await tab.close();
    }
  });

  await test.step('one page of paper', async () => {
    expect(await printedPages(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(dialog.getByText('Personal Information')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'All Applications' })).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeHidden();
  });
});

test('five thousand rows: few are drawn, keys reach every one', async ({ page, signedIn }) => {
  const first = Date.UTC(2026, 0, 1);
  const visaApplications = Array.from({ length: 5000 }, (_, index) =>
    application({
      id: `a-${index}`,
      trackingNumber: `DV${100_000 + index}`,
      submissionDate: new Date(first + index * 60_000).toISOString(),
    }),
  );
  await signedIn(PATH, { visaApplications });
  const table = page.getByRole('table', { name: 'All Applications' });
  const focusedRow = table.getByRole('row').filter({ has: page.locator(':focus') });

  await test.step('only what is seen is drawn', async () => {
    await expect(table).toHaveAttribute('aria-rowcount', '5001');
    expect(await table.getByRole('row').count()).toBeLessThan(60);
  });

  await test.step('on paper more, and what the paper leaves out is said there', async () => {
    const leftOut = page.getByText('The first 500 of 5,000. Export CSV has them all.');
    await expect(leftOut).toBeHidden();
    // A line of text and its margins are about a fortieth of a page.
    expect(await printedPages(page)).toBeGreaterThan(500 / 40);
    await page.emulateMedia({ media: 'print' });
    await expect(leftOut).toBeVisible();
    // The words of the heading, which stand in no row.
    expect(await repeatedOnPaper(page)).toBeGreaterThanOrEqual(3);
    await page.emulateMedia({ media: 'screen' });
    expect(await table.getByRole('row').count()).toBeLessThan(60);
  });

  await test.step('by key', async () => {
    await page.getByRole('button', { name: /^View DV104999/ }).focus();
    for (const [key, rowIndex] of [
      ['ArrowDown', '3'],
      ['End', '5001'],
      ['ArrowUp', '5000'],
      ['Home', '2'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focusedRow).toHaveAttribute('aria-rowindex', rowIndex);
      await expect(focusedRow).toBeInViewport();
    }
    await page.keyboard.press('PageDown');
    await expect(focusedRow).not.toHaveAttribute('aria-rowindex', '2');
    const number = /DV(\d{6})/.exec((await focusedRow.textContent()) ?? '')?.[1];
    const next = `DV${Number(number) - 1}`;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: `DV${number}` })).toBeVisible();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('dialog', { name: next })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(focusedRow).toContainText(next);
    await expect(focusedRow).toBeInViewport();
  });

  await test.step('axe, and a phone', async () => {
    await expectNothingFound(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByLabel('Sort by').selectOption('Tracking No., ascending');
    await expect(table.getByRole('row').first()).toContainText('DV100000');
    await expectNothingFound(page);
    await page.getByRole('button', { name: /^View DV100000/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Personal Information');
    await expectNothingFound(page);
  });
});
