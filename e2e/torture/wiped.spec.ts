import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, openTab, report, test } from './lab';

for (const folder of ['Local Storage', 'IndexedDB']) {
  test(`${folder} alone is wiped while the browser is closed: nothing lost`, async ({
    labUrl,
    launchBrowser,
    profile,
  }) => {
    const first = await launchBrowser();
    await first.page.goto(labUrl);
    await first.page.evaluate(() => window.lab.start());
    const receipts = await first.page.evaluate(() => window.lab.submitMany('before', 5));
    await first.page.evaluate(() => window.lab.saveSettings('Dubai Visa', 'a password'));
    await first.close();
    await rm(join(profile, 'Default', folder), { recursive: true });

    const second = await launchBrowser();
    await second.page.goto(labUrl);
    await second.page.evaluate(() => window.lab.start());
    const list = await second.page.evaluate(() => window.lab.applications());
    const settings = await second.page.evaluate(() => window.lab.settings());
    await second.close();

    expect(list.map(({ id, trackingNumber }) => ({ id, trackingNumber }))).toEqual(receipts);
    expect(settings).toMatchObject({ siteName: 'Dubai Visa', smtp: { pass: 'a password' } });
  });
}

test('the database is deleted again and again while two tabs submit: nothing lost', async ({
  context,
  labUrl,
}) => {
  const tabs = [await openTab(context, labUrl), await openTab(context, labUrl)];
  const deleter = await openTab(context, labUrl);
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
      tab.evaluate((prefix) => window.lab.submitMany(prefix, 40), `tab${index}`),
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
