import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { amount, expect, report, test } from './lab';

const WIPES = amount('WIPES', 1);
const WIPE_MS = 120_000;
/** In each of two tabs, while the database goes again and again. */
const SUBMISSIONS = amount('WIPED_SUBMISSIONS', 40);
const SESSION = { adminAuthenticated: 'true', loginTime: String(Date.now()), adminUser: '{}' };

const FOLDERS = ['Local Storage', 'IndexedDB'];

test('either storage alone is wiped while the browser is closed, in turn: nothing lost', async ({
  profile,
  startAgain,
}) => {
  test.setTimeout(60_000 + WIPES * WIPE_MS);
  let browser = await startAgain();
  for (let wipe = 0; wipe < WIPES * FOLDERS.length; wipe += 1) {
    const folder = FOLDERS[wipe % FOLDERS.length] ?? '';
    await browser.page.evaluate((prefix) => window.lab.submitMany(prefix, 5), `wipe-${wipe}`);
    await browser.page.evaluate(() => window.lab.saveSettings('Dubai Visa', 'a password'));
    const before = await browser.page.evaluate(() => window.lab.applications());
    await browser.page.evaluate((keys) => Object.assign(localStorage, keys), SESSION);
    await browser.close();
    await rm(join(profile, 'Default', folder), { recursive: true });

    browser = await startAgain();
    const after = await browser.page.evaluate(() => ({
      list: window.lab.applications(),
      settings: window.lab.settings(),
      session: localStorage.getItem('adminAuthenticated'),
    }));
    expect(after.list).toEqual(before);
    expect(before).toHaveLength(5 * (wipe + 1));
    expect(after.settings).toMatchObject({ siteName: 'Dubai Visa', smtp: { pass: 'a password' } });
    // What was never journalled cannot come back from there.
    if (folder === 'Local Storage') expect(after.session).toBeNull();
  }
  await browser.close();
  report(`either storage wiped ${WIPES} times: 0 lost, the session not brought back`);
});

test('the database is deleted again and again while two tabs submit: nothing lost', async ({
  openTab,
}) => {
  const tabs = [await openTab(), await openTab()];
  const deleter = await openTab();
  const deleting = deleter.evaluate(async () => {
    let deletions = 0;
    while (document.title !== 'Enough') {
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('dubai-visa');
        request.addEventListener('success', () => resolve());
        request.addEventListener('error', () => reject(new Error('Not deleted.')));
      });
      deletions += 1;
      await window.lab.nextChange('visaApplications');
    }
    return deletions;
  });
  const receipts = await Promise.all(
    tabs.map((tab, index) =>
      tab.evaluate(([prefix, count]) => window.lab.submitMany(prefix, count), [
        `tab${index}`,
        SUBMISSIONS,
      ] as const),
    ),
  );
  await deleter.evaluate(() => {
    document.title = 'Enough';
  });
  await tabs[0]?.evaluate(() => window.lab.submit('last'));
  const deletions = await deleting;
  const confirmed = [...receipts.flat(), { id: 'last' }];
  await Promise.all(tabs.map((tab) => tab.evaluate(() => window.lab.savePage('end', 'End'))));
  await deleter.reload();
  await deleter.evaluate(() => window.lab.start());

  const list = await deleter.evaluate(() => window.lab.applications());
  const ids = new Set(list.map(({ id }) => id));
  const lost = confirmed.filter(({ id }) => !ids.has(id));
  const numbers = new Set(list.map(({ trackingNumber }) => trackingNumber));
  report(`${deletions} deletions during ${confirmed.length} submissions: ${lost.length} lost`);
  expect(lost).toEqual([]);
  expect(list).toHaveLength(confirmed.length);
  expect(numbers.size).toBe(list.length);
});
