import type { Page } from 'playwright/test';
import { sealFile } from '../src/engines/handover/applicationFile';
import { OFFICE, sealingKey } from '../src/engines/handover/office';
import { png } from './applyForm';
import { expectNothingFound } from './axe';
import { putRows, rowsOf } from './database';
import { application } from './entries';
import { typeAsScanner } from './scanner';
import { expect, test as base, chooseFile } from './test';
import { decide } from './officeCounter';

const NAMED = { name: 'a', size: 1, type: 'image/png' };
const AMAL = application({
  documents: {
    passportCopy: { ...NAMED, name: 'passport.pdf' },
    passportPhoto: { ...NAMED, name: 'photo.png' },
    flightBooking: null,
    hotelReservation: null,
  },
});
const choice = (page: Page, name: string) => page.getByRole('radio', { name });
/** Presses a key until it counts: after half a second without any, or two for a signature. */
const pressUntil = (page: Page, key: string, seen: () => Promise<void>) =>
  expect(async () => {
    await page.keyboard.press(key);
    await seen();
  }).toPass();

/** Amal’s application, open at the counter. */
const test = base.extend<{ openCase: () => Promise<void> }>({
  openCase: ({ page, signedIn }, provide) =>
    provide(async () => {
      await signedIn('/admin/counter?application=application-1', { visaApplications: [AMAL] });
      await expect(page.getByRole('heading', { name: 'Amal Haddad' })).toBeFocused();
    }),
});

test('a file’s pictures are read beside the decision', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signedIn('/admin/counter');
  const documents = [
    { kind: 'passportCopy', file: new File(['%PDF-1.4\n'], 'passport.pdf') },
    { kind: 'passportPhoto', file: new File([png().buffer], 'photo.png') },
  ] as const;
  const bytes = await sealFile(AMAL, documents, sealingKey(OFFICE));
  const file = { name: 'a.visa', mimeType: '', buffer: Buffer.from(bytes) };
  await chooseFile(page, 'Choose a file', file);
  for (const button of ['Accept', 'Sign decision']) {
    const pressed = page.getByRole('button', { name: button });
    const viewer = page.getByRole('region', { name: 'Document viewer' });
    await expect(viewer).toContainText('Passport Copy, 1 of 2');
    await expect(viewer.getByText('This document is a PDF.')).toBeVisible();
    await viewer.getByRole('button', { name: 'Next document' }).click();
    const picture = viewer.getByRole('img', { name: 'Passport Photo' });
    await expect(picture).toBeVisible();
    // The tools of a picture stay together where the line is too short for all.
    const top = async (tool: string) =>
      (await viewer.getByRole('button', { name: tool }).boundingBox())?.y;
    expect(await top('Zoom in')).toBe(await top('Zoom out'));
    // Seen together, side by side.
    const answer = page.getByRole('main').getByText('Passport Number', { exact: true }).first();
    await expect(answer).toBeInViewport();
    await expect(picture).toBeInViewport();
    const [left, right] = [await picture.boundingBox(), await answer.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const fitting = await width();
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBeCloseTo(fitting * 1.5, 0);
    await viewer.getByRole('button', { name: 'Turn' }).click();
    await expect(picture).toHaveCSS('rotate', '90deg');
    await expectNothingFound(page);
    await expect(pressed).toBeVisible();
    if (button === 'Accept') await pressed.click();
  }
  await page.getByRole('heading', { name: 'History' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Sign decision' })).toBeInViewport({ ratio: 1 });
});

test('keys choose and sign; a rejection needs a reason', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signedIn('/admin/counter?application=application-1', {
    visaApplications: [AMAL, application({ id: 'next', firstName: 'Omar' })],
  });
  await expect(page.getByRole('heading', { name: 'Amal Haddad' })).toBeFocused();
  await page.keyboard.press('2');
  await expect(choice(page, 'Approved')).toBeChecked();
  await pressUntil(page, '3', () =>
    expect(choice(page, 'Rejected')).toBeChecked({ timeout: 1000 }),
  );
  await expect(page.getByLabel('Reason', { exact: true })).toBeFocused();
  const sign = page.getByRole('button', { name: 'Sign decision' });
  await expect(sign).toBeInViewport({ ratio: 1 });
  await sign.click();
  await expect(page.getByText('Choose a reason, or write one.')).toBeVisible();
  await expectNothingFound(page);
  await page.getByLabel('Reason', { exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Choose a reason' })).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await page.getByLabel(/^Private note/).fill('Ask the colleague');
  await expect(page.getByLabel(/^Note/)).toHaveValue('The copy of the passport cannot be read.');
  await sign.focus();
  const slip = page.getByRole('heading', { name: 'Decision slip' }).locator('xpath=..');
  await pressUntil(page, 'Enter', () => expect(slip).toBeVisible({ timeout: 3000 }));
  await expect(slip).toContainText('The copy of the passport cannot be read.');
  await expect(slip).not.toContainText('Ask the colleague');
  expect(await rowsOf(page, 'decisions')).not.toContain('Ask the colleague');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('On the slip: The copy of the passport cannot be read.');
  await expect(history).toContainText('Private note: Ask the colleague');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('heading', { name: 'Omar Haddad' })).toBeFocused();

  await test.step('a private note is in the dialog, and not on its paper', async () => {
    await page.goto('/admin/dashboard/applications?open=application-1');
    const note = page.getByRole('dialog').getByText('Ask the colleague');
    await page.getByRole('dialog').getByText('History', { exact: true }).click();
    await expect(note).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('dialog').getByText('Decided: Rejected')).toBeVisible();
    await expect(note).toBeHidden();
  });
});

test('a key chooses in other scripts, and on the number pad', async ({ page, openCase }) => {
  await openCase();
  await typeAsScanner(page, '2', { layout: 'Arabic' });
  await expect(choice(page, 'Approved')).toBeChecked();
  await expect(async () => {
    await page.evaluate(() => {
      const init = { key: '1', code: 'Numpad1', bubbles: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', init));
    });
    await expect(choice(page, 'Processing')).toBeChecked({ timeout: 3000 });
  }).toPass();
});

test('Enter signs half a second after the key of a choice', async ({ page, openCase }) => {
  await openCase();
  await page.keyboard.press('2');
  await expect(page.getByRole('button', { name: 'Sign decision' })).toBeFocused();
  const at = await page.evaluate(() => performance.now());
  await page.waitForFunction((before) => performance.now() - before > 500, at);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Decision slip' })).toBeFocused();
});

test('a second, separate Enter signs', async ({ page, openCase }) => {
  await openCase();
  await choice(page, 'Approved').check();
  await page.getByLabel(/^Private note/).pressSequentially('Seen');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign decision' })).toBeFocused();
  const enterAfterPause = async () => {
    const at = await page.evaluate(() => performance.now());
    await page.waitForFunction((before) => performance.now() - before > 600, at);
    await page.keyboard.press('Enter');
  };
  await enterAfterPause();
  await expect(page.getByText('Check once more, then press Enter again.')).toBeVisible();
  await enterAfterPause();
  await expect(page.getByRole('heading', { name: 'Decision slip' })).toBeFocused();
});

test('digits of a scanner and digits in a field choose nothing', async ({ page, openCase }) => {
  await openCase();
  await typeAsScanner(page, '31', { layout: 'American', end: 'Enter' });
  await page.getByLabel(/^Note/).pressSequentially('2');
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('the counter advises of person, date, papers, and refuses nothing', async ({
  page,
  signedIn,
}) => {
  const bare = { passportCopy: null, passportPhoto: NAMED };
  await signedIn('/admin/counter?application=application-1', {
    visaApplications: [
      application({ travelDate: '2020-01-01', documents: bare }),
      application({ id: 'before', status: 'Rejected', submissionDate: '2026-10-02T08:00:00.000Z' }),
      application({ id: 'other', firstName: 'Different', passportNumber: 'n 1234567' }),
    ],
  });
  const advice = page.getByRole('list', { name: 'Advice' }).getByRole('listitem');
  await expect(advice).toHaveText([
    'The same passport is in an application of Different Haddad.',
    /^1 other application of this person, the newest of Oct 2, 2026: Rejected\./,
    'The travel date has passed.',
    'Missing: Passport Copy.',
  ]);
  await expectNothingFound(page);
  const at = Date.UTC(2026, 10, 2, 12);
  const decided = { id: '1', applicationId: 'before', what: 'decided', detail: 'Rejected' };
  await putRows(page, 'steps', [{ ...decided, at, counter: '', note: '' }]);
  await page.reload();
  await expect(advice.nth(1)).toContainText('of Oct 2, 2026: Rejected on Nov 2, 2026.');
  await decide(page, 'Approved');
  await expect(page.getByRole('heading', { name: 'Decision slip' })).toBeFocused();
});

test('the office’s own reasons are written in the settings', async ({ page, signedIn }) => {
  await signedIn('/admin/dashboard/settings', { visaApplications: [AMAL] });
  const reasons = page.getByLabel(/^Reasons for a Rejection/);
  await expect(reasons).toHaveValue(/cannot be read/);
  await reasons.fill('Sanctions\n\nStayed too long before');
  await page.getByRole('button', { name: 'Save All Settings' }).click();
  await expect(page.getByText('Settings saved successfully.').first()).toBeVisible();
  await page.goto('/admin/counter?application=application-1');
  await choice(page, 'Rejected').check();
  await expect(page.getByLabel('Reason', { exact: true }).getByRole('option')).toHaveText([
    'Choose a reason',
    'Sanctions',
    'Stayed too long before',
  ]);
});
