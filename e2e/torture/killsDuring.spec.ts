import { setTimeout as after } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import type { KillableBrowser } from './killableBrowser';
import { amount, expect, report, test } from './lab';
import { seededRandom } from './random';

const WRITE_KILLS = amount('WRITE_KILLS', 2);
// In the long form alone: each restore is long enough to be hit, and so is each start after it.
const RESTORE_KILLS = amount('RESTORE_KILLS', 0);
const MOVE_KILLS = amount('MOVE_KILLS', 2);
const PUBLICATION_KILLS = amount('PUBLICATION_KILLS', 2);
const FOLDER_KILLS = amount('FOLDER_KILLS', 2);
const KILL_MS = 20_000;
const RECORDS = 300;

interface Versions {
  kills: number;
  start: () => Promise<KillableBrowser>;
  random: () => number;
  /** Stores version 0. */
  first: (page: Page) => Promise<void>;
  /** What each record says of its version. */
  read: () => string[] | Promise<string[]>;
  size: number;
  /** Stores one version after another, and prints each that is confirmed. */
  goOn: (page: Page, from: number) => Promise<void>;
}

/** Kills the browser while it stores versions: all records are always of one, no older than the last confirmed. */
async function versionsSeen(how: Versions): Promise<string> {
  const seen: number[] = [];
  let confirmed = 0;
  for (let kills = 0; kills <= how.kills; kills += 1) {
    const { page, kill } = await how.start();
    if (kills === 0) await how.first(page);
    const versions = await page.evaluate(how.read);
    const health = await page.evaluate(() => window.lab.storageHealth());
    expect(versions, `after kill ${kills}: ${health}`).toHaveLength(how.size);
    const [version] = new Set(versions);
    expect(new Set(versions).size).toBe(1);
    const number = Number(version?.replace('version ', ''));
    expect(number).toBeGreaterThanOrEqual(confirmed);
    seen.push(number);
    page.on('console', (message) => {
      const [what, stored] = message.text().split(' ');
      if (what === 'confirmed') confirmed = Number(stored);
    });
    await how.goOn(page, number + 1);
    await after(how.random() * 600);
    await kill();
  }
  return seen.join(' ');
}

test('killed in the midst of submissions: what was confirmed is there, each whole', async ({
  startAgain,
}) => {
  test.setTimeout(60_000 + WRITE_KILLS * KILL_MS);
  const random = seededRandom(20261129);
  const confirmed: string[] = [];
  let found = 0;
  for (let kills = 0; kills <= WRITE_KILLS; kills += 1) {
    const { page, kill } = await startAgain();
    const ids = await page.evaluate(() => window.lab.applications().map(({ id }) => id));
    expect(confirmed.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids.slice(found))
      expect(
        Object.keys(await page.evaluate((each) => window.lab.fileTexts(each), id)),
      ).toHaveLength(2);
    found = ids.length;
    page.on('console', (message) => {
      if (message.text().startsWith('confirmed ')) confirmed.push(message.text().slice(10));
    });
    await page.evaluate((round) => {
      void (async () => {
        for (let index = 0; ; index += 1) {
          const id = `${round}-${index}`;
          const outcome = await window.lab.submitDocuments(id, `apply:${id}`);
          if ('saved' in outcome) console.warn(`confirmed ${id}`);
        }
      })();
    }, kills);
    await after(random() * 300);
    await kill();
  }
  report(
    `${WRITE_KILLS} kills during a write: 0 of ${confirmed.length} confirmed lost, each whole`,
  );
});

test('killed in the midst of a restore: wholly before it or wholly after it', async ({
  startAgain,
}) => {
  test.skip(RESTORE_KILLS === 0, 'In the long form alone.');
  test.setTimeout(60_000 + RESTORE_KILLS * KILL_MS);
  const seen = await versionsSeen({
    kills: RESTORE_KILLS,
    start: startAgain,
    random: seededRandom(20261130),
    first: (page) => page.evaluate((count) => window.lab.restoreVersion(0, count), RECORDS),
    read: async () => [
      ...window.lab.pages().map(({ title }) => title),
      ...window.lab.visaCards().map(({ title }) => title),
      ...(await window.lab.newestApplication()),
    ],
    size: 2 * RECORDS + 2,
    goOn: (page, first) =>
      page.evaluate(
        ([from, count]) => {
          void (async () => {
            for (let next = from; ; next += 1) {
              await window.lab.restoreVersion(next, count);
              console.warn(`confirmed ${next}`);
            }
          })();
        },
        [first, RECORDS] as const,
      ),
  });
  report(`${RESTORE_KILLS} kills during a restore: each state whole, versions ${seen}`);
});

test('killed while old applications leave the list: each is there, with its documents', async ({
  startAgain,
}) => {
  test.setTimeout(60_000 + MOVE_KILLS * KILL_MS);
  const random = seededRandom(20261201);
  const COUNT = 10;
  let moved = 0;
  for (let kills = 0; kills <= MOVE_KILLS; kills += 1) {
    const { page, kill } = await startAgain();
    if (kills === 0)
      await page.evaluate(async (count) => {
        for (let index = 0; index < count; index += 1)
          await window.lab.submitDocuments(`old-${index}`, `apply:${index}`);
      }, COUNT);
    const { documents, listed } = await page.evaluate(async () => {
      const files = (await window.lab.everyId()).map((id) => window.lab.fileTexts(id));
      return {
        documents: (await Promise.all(files)).map((each) => Object.keys(each).length),
        listed: window.lab.applications().length,
      };
    });
    expect(documents).toEqual(Array.from({ length: COUNT }, () => 2));
    expect([0, COUNT]).toContain(listed);
    if (listed === 0) moved += 1;
    await page.evaluate(async () => {
      await window.lab.enterList();
      void window.lab.leaveList();
    });
    await after(random() * 60);
    await kill();
  }
  report(
    `${MOVE_KILLS} kills while applications leave the list: ${moved} times outside, all there`,
  );
});

test('killed in the midst of taking a publication over: wholly the old or wholly the new', async ({
  startAgain,
}) => {
  test.setTimeout(60_000 + PUBLICATION_KILLS * KILL_MS);
  const take = (page: Page, version: number) =>
    page.evaluate(([next, count]) => window.lab.takeVersion(next, count), [
      version,
      RECORDS,
    ] as const);
  const seen = await versionsSeen({
    kills: PUBLICATION_KILLS,
    start: startAgain,
    random: seededRandom(20261131),
    first: async (page) => expect(await take(page, 0)).toBe(true),
    read: () => [
      window.lab.settings().siteName,
      ...window.lab.pages().map(({ title }) => title),
      ...window.lab.visaCards().map(({ title }) => title),
    ],
    size: 1 + 2 * RECORDS,
    async goOn(page, first) {
      // A device that does not know the last one as its own would refuse the next for ever.
      expect(await take(page, first)).toBe(true);
      await page.evaluate(
        ([from, count]) => {
          console.warn(`confirmed ${from}`);
          void (async () => {
            for (let next = from + 1; await window.lab.takeVersion(next, count); next += 1)
              console.warn(`confirmed ${next}`);
          })();
        },
        [first, RECORDS] as const,
      );
    },
  });
  report(`${PUBLICATION_KILLS} kills during a take-over: each whole, versions ${seen}`);
});

test('killed in the midst of writing a counter’s folder: folder and counter are whole', async ({
  openTab,
  startAgain,
}) => {
  test.setTimeout(60_000 + (FOLDER_KILLS + 1) * KILL_MS);
  const random = seededRandom(20261201);
  const confirmed: string[] = [];
  let written: string[] = [];
  let files: Record<string, string> = {};
  for (let kills = 0; kills <= FOLDER_KILLS; kills += 1) {
    const { page, kill } = await startAgain();
    await page.evaluate(() => window.lab.counter.join('Reception'));
    const ids = await page.evaluate(() => window.lab.applications().map(({ id }) => id));
    expect(confirmed.filter((id) => !ids.includes(id))).toEqual([]);
    const before = await page.evaluate(() => window.lab.counter.changes());
    expect(written.filter((id) => !before.written.includes(id))).toEqual([]);
    // The next page writes what was not written.
    const state = await page.evaluate(() => window.lab.counter.exchangeLater(0));
    expect(state).toMatchObject({ problem: undefined, waiting: 0, counts: { foreign: 0 } });
    const now = await page.evaluate(() => window.lab.counter.changes());
    expect(now.known.filter((id) => !now.written.includes(id))).toEqual([]);
    files = await page.evaluate(() => window.lab.counter.files());
    if (kills === FOLDER_KILLS) break;
    page.on('console', (message) => {
      const [what, ...rest] = message.text().split(' ');
      if (what === 'confirmed') confirmed.push(...rest);
      if (what === 'written') written = JSON.parse(rest.join(' '));
    });
    await page.evaluate((round) => {
      void (async () => {
        for (let index = 0; ; index += 1) {
          const id = `${round}-${index}`;
          if ('saved' in (await window.lab.submit(id))) console.warn(`confirmed ${id}`);
          const { known } = await window.lab.counter.changes();
          // Each start is two days after the one before: every month has a file of its own.
          const { waiting } = await window.lab.counter.exchangeLater(2 * (round * 1000 + index));
          if (waiting === 0) console.warn(`written ${JSON.stringify(known)}`);
        }
      })();
    }, kills);
    await page.waitForEvent('console', (message) => message.text().startsWith('written'));
    await after(random() * 400);
    await kill();
  }
  const other = await openTab();
  await other.evaluate((all) => window.lab.counter.putFiles(all), files);
  await other.evaluate(() => window.lab.counter.join('Counter 2'));
  const there = await other.evaluate(() => window.lab.applications().map(({ id }) => id));
  expect(confirmed.filter((id) => !there.includes(id))).toEqual([]);
  expect(Object.keys(files).length).toBeGreaterThan(0);
  report(
    `${FOLDER_KILLS} kills while a folder is written: 0 of ${confirmed.length} confirmed lost, all in the folder and at the other counter`,
  );
});
