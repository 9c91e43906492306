import vectors from '../src/engines/handover/vectors.json' with { type: 'json' };
import type { Page } from 'playwright/test';
import { sealApplication } from '../src/engines/handover/openApplication';
import { codeHead, withCheck, toDigits } from '../src/engines/handover/code';
import { OFFICE, sealingKey } from '../src/engines/handover/office';
import { NO_DOCUMENTS } from '../src/domain/application';
import { expectNothingFound } from './axe';
import { printedPages } from './admin/print';
import { rowsOf } from './database';
import { refuseRows } from './faults';
import { readFile } from 'node:fs/promises';
import { application } from './entries';
import { decide, hand } from './officeCounter';
import { expect, download, storedText, test } from './test';

const COUNTER = '/admin/counter';
const AMIRA = {
  ...application({}),
  id: 'amira',
  trackingNumber: 'DV482913',
  firstName: 'Amira',
  lastName: 'Saleh',
  passportNumber: 'WX\u202E731',
  documents: NO_DOCUMENTS,
};

const sealed = async (record: typeof AMIRA) =>
  toDigits(await sealApplication(record, sealingKey(OFFICE)));

const accept = (page: Page) => page.getByRole('button', { name: 'Accept', exact: true });

test('what cannot be opened says why, and stores nothing', async ({ page, signedIn }) => {
  await signedIn(COUNTER);
  const digits = await sealed(AMIRA);
  await hand(page, digits);
  await expect(page.getByText('Compare with the passport: WX⟨U+202E⟩731.')).toBeVisible();
  const alert = page.getByRole('alert');
  const rest = new Uint8Array(200);
  for (const [text, said] of [
    [digits.slice(0, -5), 'The code was not read completely. Scan it again.'],
    [toDigits(await withCheck(Uint8Array.of(0x42, 1), rest)), 'This is not a code of this site.'],
    [vectors.slip.digits, 'This slip is for the applicant.'],
    [
      toDigits(await withCheck(codeHead('A', '1a2b3c4d'), rest)),
      'for another office, or for a key that this counter does not have (1a2b3c4d)',
    ],
    [
      toDigits(await withCheck(codeHead('A', sealingKey(OFFICE).id), rest)),
      'This code is damaged or was changed. Ask for the file.',
    ],
    [
      toDigits(await withCheck(Uint8Array.of(0x41, 2), rest)),
      'This code comes from a newer version of the site.',
    ],
    ['DV999999', 'No application on this device has this number or name.'],
  ] as const) {
    await hand(page, text);
    await expect(alert.filter({ hasText: said })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Amira Saleh' })).toBeVisible();
    // What is said is about what was handed over last.
    await expect(page.getByText(/^An application was read/)).toHaveCount(0);
  }
  expect(await rowsOf(page, 'takenOver')).toBe('[]');
  expect(await storedText(page, 'visaApplications')).toBeNull();
  await expectNothingFound(page);
});

test('of a changed application both versions are shown', async ({ page, signedIn }) => {
  await signedIn(COUNTER);
  await hand(page, await sealed(AMIRA));
  await accept(page).click();
  await expect(page.getByText(/^Received on [^.]*\.$/)).toBeVisible();
  await decide(page, 'Approved');
  await expect(page.getByRole('heading', { name: 'Decision slip' })).toBeFocused();
  await hand(page, await sealed(AMIRA));
  await expect(page.getByText(/^Received on .*Nothing has changed\.$/)).toBeInViewport();

  await hand(page, await sealed({ ...AMIRA, id: 'other', firstName: 'Omar' }));
  await expect(
    page.getByText(/^DV482913 is also the number of Amira Saleh’s application of/),
  ).toBeVisible();

  await hand(page, await sealed({ ...AMIRA, firstName: 'Amina' }));
  await expect(
    page.getByText('This application was received before, with different answers.'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Here' })).toContainText('Amira');
  await expect(page.getByRole('region', { name: 'Handed over now' })).toContainText('Amina');
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Use the new answers' }).click();
  await expect(page.getByRole('heading', { name: 'Amina Saleh' })).toBeVisible();
  // What was decided was decided for the other contents.
  await page.getByRole('link', { name: 'Day', exact: true }).click();
  for (const part of ['Received', 'Decided'])
    await expect(
      page.getByRole('table', { name: part }).getByRole('row', { name: /Amina Saleh/ }),
    ).toContainText('Waiting');
});

test('a decision gives its slip, and the morning is a list', async ({ page, signedIn }) => {
  await signedIn(COUNTER, { visaApplications: [AMIRA] });
  await page.clock.install();
  await hand(page, 'saleh');
  await page.getByRole('button', { name: /DV482913/ }).click();
  const sign = page.getByRole('button', { name: 'Sign decision', exact: true });
  await sign.click();
  await expect(page.getByText('Choose Processing, Approved or Rejected.')).toBeVisible();
  await page.getByRole('radio', { name: 'Rejected' }).check();
  await page.getByLabel(/^Note/).fill('Passport expired');
  await expect.poll(() => rowsOf(page, 'drafts')).toContain('Passport expired');
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: 'Rejected' })).toBeChecked();
  await expect(page.getByLabel(/^Note/)).toHaveValue('Passport expired');
  // The bar at the top may cover a part of what is scrolled below it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNothingFound(page);
  await sign.focus();
  await page.keyboard.press('Shift');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Check once more/)).toBeVisible();
  await sign.click();
  await expect(page.getByRole('img', { name: /^The decision as a code/ })).toBeVisible();
  expect(await printedPages(page)).toBe(1);
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Change decision' }).click();
  await expect(page.getByRole('heading', { name: 'Amira Saleh' })).toBeFocused();
  await expect(sign).toBeInViewport();

  await page.keyboard.press('Escape');
  await hand(page, await sealed({ ...AMIRA, id: 'second', firstName: '=Omar' }));
  await accept(page).click();
  await expect(page.getByText(/^Received on/)).toBeVisible();
  await page.getByRole('link', { name: 'Day', exact: true }).click();
  const rowsIn = (part: string) => page.getByRole('table', { name: part }).getByRole('row');
  await expect(rowsIn('Received')).toHaveText([
    /Time/,
    /=Omar Saleh.*Tourist Visa - 30 Days\s*Waiting/,
  ]);
  // It was here before today.
  await expect(rowsIn('Decided')).toHaveText([
    /Time/,
    /Amira Saleh.*Tourist Visa - 30 Days\s*Rejected/,
  ]);
  await expectNothingFound(page);
  const exported = page.getByRole('button', { name: 'Export CSV' });
  const lines = (await readFile(await (await download(page, exported)).path(), 'utf8'))
    .trim()
    .split('\r\n');
  expect(lines).toEqual([
    '"List","Time","Tracking No.","Applicant","Passport","Visa","Decision","Counter","Clerk","Note"',
    expect.stringMatching(/^"Decided",.*"Amira Saleh",.*"Rejected","","","Passport expired"$/),
    expect.stringMatching(/^"Received",.*"'=Omar Saleh",.*"Waiting","","",""$/),
  ]);
  await exported.focus();
  await page.clock.fastForward(121_000);
  await expect(page.getByText('Screen hidden')).toBeVisible();
  await expect(page.getByText('=Omar')).toBeHidden();
  await page.keyboard.press('x');
  await expect(page.getByText('=Omar')).toBeVisible();
  await expect(exported).toBeFocused();
  await page.getByRole('link', { name: 'DV482913' }).first().click();
  await expect(page.getByRole('heading', { name: 'Amira Saleh' })).toBeVisible();
});

test('many of one name can be told apart', async ({ page, signedIn }) => {
  const visaApplications = Array.from({ length: 25 }, (_, place) => ({
    ...AMIRA,
    id: String(place),
    trackingNumber: `DV${String(100_000 + place)}`,
    passportNumber: `P${String(1000 + place)}`,
  }));
  await signedIn(COUNTER, { visaApplications });
  await hand(page, 'saleh');
  await expect(page.getByRole('heading', { name: 'First 20 of 25 applications' })).toBeVisible();
  await expect(page.getByRole('button', { name: /DV100001/ })).toContainText(
    /P1001 · born May 3, 1990 · .+ · travels /,
  );
  await expectNothingFound(page);
  await hand(page, 'P1024');
  await expect(page.getByRole('heading', { name: '1 application on this device' })).toBeVisible();
  await page.getByRole('button', { name: /DV100024/ }).click();
  await expect(page.getByRole('heading', { name: 'Amira Saleh' })).toBeVisible();
});

test('where drafts are refused, leaving a decision asks', async ({ page, signedIn }) => {
  await refuseRows(page, 'drafts');
  await signedIn(`${COUNTER}?application=${AMIRA.id}`, { visaApplications: [AMIRA] });
  const note = page.getByLabel(/^Note/);
  await note.fill('Passport expired');
  await expect(page.getByText('This browser cannot save a draft.')).toBeVisible();
  await page.getByRole('link', { name: 'Day', exact: true }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(note).toHaveValue('Passport expired');
});
