import type { Page } from 'playwright/test';
import { OFFICE } from '../../src/engines/handover/office';
import { demoKey, importOfficeKey } from '../../src/engines/handover/officeKeys';
import { FIELD, type SharedKey } from '../../src/engines/officeSync/change';
import { beginLog } from '../../src/engines/officeSync/log';
import { toBase64Url } from '../../src/lib/crypto/bytes';
import { application, page as pageEntry } from '../entries';
import { joinFolder, openCounter, putFiles } from '../officeCounter';
import { expect, test } from '../test';

/** A record's key and id, and the new values of its fields. */
type Edit = readonly [key: SharedKey, record: string, values: Readonly<Record<string, unknown>>];

const COUNTER = '00000000000000cc';

/** Puts a log into a counter's folder, as another program with the office's key would write it. */
async function arrive(page: Page, edits: readonly Edit[]): Promise<void> {
  const key = await importOfficeKey(await demoKey(), OFFICE);
  if (typeof key === 'string') throw new Error(key);
  const writer = Buffer.from(crypto.getRandomValues(new Uint8Array(8))).toString('hex');
  const log = await beginLog(key, { counter: COUNTER, writer, number: 0 });
  for (const [place, [name, record, values]] of edits.entries()) {
    const all = { ...values, [FIELD.by]: { counter: COUNTER, at: Date.UTC(2026, 1, 1) } };
    // A name such as `__proto__.x` is an own member here, as in JSON.
    const fields = Object.fromEntries(
      Object.entries(all).map(([field, value]) => [field, { value, replaces: [] }]),
    );
    const id = toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
    await log.append([{ id, clock: 1000 + place, key: name, record, fields }]);
  }
  await putFiles(page, {
    [`${writer}-00000000.visalog`]: Buffer.from(log.bytes).toString('base64'),
  });
}

const storedIn = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Waits until a page's title has arrived, which the log has after everything else. */
async function expectArrival(page: Page): Promise<void> {
  await expect.poll(() => storedIn(page, 'pages')).toContain('The last edit');
}
const LAST: Edit = ['pages', 'last', { title: 'The last edit', slug: 'last' }];

test('names of prototypes in a change write to no prototype, and the other edits arrive', async ({
  browser,
}) => {
  const page = await openCounter(browser);
  await joinFolder(page, 'Reception');
  await arrive(page, [
    ['settings', 'settings', { '__proto__.polluted': 'yes', 'contact.__proto__.more': 'yes' }],
    ['settings', 'settings', { '__proto__.get': 'yes' }],
    ['settings', 'another', { siteName: 'Hijack' }],
    LAST,
  ]);
  await expectArrival(page);
  await page.goto('/admin/dashboard/pages');
  await expect(page.getByText('The last edit')).toBeVisible();
  expect(
    await page.evaluate(() => ['polluted', 'more', 'get'].filter((name) => name in {})),
  ).toEqual([]);
  expect((await storedIn(page, 'settings')) ?? '').not.toContain('Hijack');
});

test('a value of the wrong type waits beside the good one, and can be seen and dismissed', async ({
  browser,
}) => {
  const page = await openCounter(browser, {
    pages: [pageEntry({ id: 'p1', slug: 'fees', title: 'Fees' })],
  });
  await joinFolder(page, 'Reception');
  await arrive(page, [
    ['pages', 'p1', { title: { html: '<b>Fees</b>' } }],
    ['pages', 'p2', { title: ['no text'], slug: 'second' }],
    LAST,
  ]);
  await expectArrival(page);
  await page.goto('/admin/dashboard/pages');
  await expect(page.getByRole('row', { name: /^Edit Fees/ })).toBeVisible();
  await page.goto('/admin/dashboard/profile#recovery');
  const row = page.getByRole('listitem').filter({ hasText: 'its value cannot be shown here' });
  await expect(row).toContainText('Title: {"html":"<b>Fees</b>"}');
  await expect(row).toContainText('Now: Fees');
  await expect(row.getByRole('button', { name: 'Bring back' })).toHaveCount(0);
  await row.getByRole('button', { name: 'Dismiss' }).click();
  await expect(row).toHaveCount(0);
  expect(await storedIn(page, 'pages')).toContain('"Fees"');
});

test('a time out of all bounds closes neither the counter nor its applications', async ({
  browser,
}) => {
  const page = await openCounter(browser, { visaApplications: [application()] });
  await joinFolder(page, 'Reception');
  const slip = { status: 'Approved', note: '', mark: 'A'.repeat(22), number: null, digits: '1' };
  const way = { list: 'x', packed: 'x', keyId: 'k', how: 'paste' };
  const { id } = application();
  await arrive(page, [
    ['visaApplications', id, { [FIELD.takenOver]: { ...way, at: 1e300 } }],
    ['visaApplications', id, { [FIELD.decision]: { ...slip, decided: 1e300 } }],
    // The last time that a slip can have, of a clock that is 80 years ahead.
    ['visaApplications', id, { [FIELD.decision]: { ...slip, decided: 2 ** 32 - 1 } }],
    LAST,
  ]);
  await expectArrival(page);
  const code = page.getByRole('img', { name: /^The decision as a code/ });
  const decide = async (status: string) => {
    await page.getByRole('radio', { name: status }).check();
    if (status === 'Rejected') await page.getByLabel(/^Note/).fill('The photo is unusable.');
    await page.getByRole('button', { name: 'Sign decision', exact: true }).click();
  };
  await page.goto(`/admin/counter?application=${id}`);
  await decide('Rejected');
  await page.getByRole('alertdialog').getByRole('button', { name: 'The clock is right' }).click();
  await expect(code).toBeVisible();
  // It is asked once.
  await page.getByRole('button', { name: 'Change decision' }).click();
  await decide('Approved');
  await expect(code).toBeVisible();
});
