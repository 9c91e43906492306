import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, report, test } from './lab';

/**
 * The head of a LevelDB record of 1,000 bytes and the first of them: what is left at the end of
 * the log when the browser is killed between two of its own writes.
 * https://github.com/google/leveldb/blob/main/doc/log_format.md
 */
const TORN_RECORD = Uint8Array.of(0x12, 0x34, 0x56, 0x78, 1_000 % 256, 1_000 >> 8, 1, 0, 0, 0);

async function tearLog(profile: string): Promise<void> {
  const folder = join(profile, 'Default', 'IndexedDB');
  const torn = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.log'));
  expect(torn).toHaveLength(1);
  for (const name of torn) await appendFile(join(folder, name), TORN_RECORD);
}

test("the log of the browser's own database ends in the midst of a record: nothing lost", async ({
  profile,
  startAgain,
}) => {
  const submitted: string[] = [];
  for (const id of ['before', 'behind', 'after']) {
    // A tab that is being restored may not hear where it is sent.
    const browser = await startAgain({ restores: false });
    for (const each of submitted)
      expect(
        Object.keys(await browser.page.evaluate((of) => window.lab.fileTexts(of), each)),
      ).toEqual(['passportCopy', 'passportPhoto']);
    const outcome = await browser.page.evaluate(
      (each) => window.lab.submitDocuments(each, `apply:${each}`),
      id,
    );
    expect(outcome).toHaveProperty('saved');
    submitted.push(id);
    await browser.close();
    if (id === 'before') await tearLog(profile);
  }
  report('a torn record at the end of the log: 0 lost');
});

test('a page that stopped while it began a new log keeps no other from its work', async ({
  context,
  labUrl,
  openTab,
}) => {
  const stopped = await context.newPage();
  await stopped.goto(labUrl);
  // Held open: nobody hears that it is to be deleted.
  await stopped.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('dubai-visa-scratch');
        request.addEventListener('success', () => {
          Reflect.set(window, 'held', request.result);
          resolve();
        });
        request.addEventListener('error', () => reject(new Error('It cannot be held.')));
      }),
  );
  const page = await openTab();
  expect(await page.evaluate(() => window.lab.storageHealth())).toBe('whole');
  expect(await page.evaluate(() => window.lab.submit('beside'))).toHaveProperty('saved');
});
