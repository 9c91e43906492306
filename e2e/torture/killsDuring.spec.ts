import { setTimeout as after } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { amount } from './amount';
import { expect, report, test } from './lab';
import { seededRandom } from './random';

const WRITE_KILLS = amount('WRITE_KILLS', 2);
// In the long form alone: each restore is long enough to be hit, and so is each start after it.
const RESTORE_KILLS = amount('RESTORE_KILLS', 0);
const PUBLICATION_KILLS = amount('PUBLICATION_KILLS', 2);
const FOLDER_KILLS = amount('FOLDER_KILLS', 2);
const KILL_MS = 20_000;
const RECORDS = 300;

/** The lab in a browser that was started again, which may have restored it already. */
async function openRestored(page: Page, labUrl: string): Promise<void> {
  if (page.url() !== labUrl) await page.goto(labUrl);
  await page.waitForFunction(() => 'lab' in window);
  await page.evaluate(() => window.lab.start());
}

test('killed in the midst of submissions: what was confirmed is there, each whole', async ({
  labUrl,
  launchBrowser,
}) => {
  test.setTimeout(60_000 + WRITE_KILLS * KILL_MS);
  const random = seededRandom(20261129);
  const confirmed: string[] = [];
  let found = 0;
  for (let kills = 0; kills <= WRITE_KILLS; kills += 1) {
    const browser = await launchBrowser();
    const { page } = browser;
    await openRestored(page, labUrl);
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
    await browser.kill();
  }
  report(
    `${WRITE_KILLS} kills during a write: 0 of ${confirmed.length} confirmed lost, each whole`,
  );
});

test('killed in the midst of a restore: wholly before it or wholly after it', async ({
  labUrl,
  launchBrowser,
}) => {
  test.skip(RESTORE_KILLS === 0, 'In the long form alone.');
  test.setTimeout(60_000 + RESTORE_KILLS * KILL_MS);
  const random = seededRandom(20261130);
  const seen: number[] = [];
  let confirmed = 0;
  for (let kills = 0; kills <= RESTORE_KILLS; kills += 1) {
    const browser = await launchBrowser();
    const { page } = browser;
    await openRestored(page, labUrl);
    if (kills === 0) await page.evaluate((count) => window.lab.restoreVersion(0, count), RECORDS);
    const versions = await page.evaluate(() => [
      ...window.lab.pages().map(({ title }) => title),
      ...window.lab.applications().map(({ purpose }) => purpose),
    ]);
    const health = await page.evaluate(() => window.lab.storageHealth());
    expect(versions, `after kill ${kills}: ${health}`).toHaveLength(2 * RECORDS);
    const [version] = new Set(versions);
    expect(new Set(versions).size).toBe(1);
    const number = Number(version?.replace('version ', ''));
    expect(number).toBeGreaterThanOrEqual(confirmed);
    seen.push(number);
    page.on('console', (message) => {
      if (message.text().startsWith('restored ')) confirmed = Number(message.text().slice(9));
    });
    await page.evaluate(
      ([from, count]) => {
        void (async () => {
          for (let next = from; ; next += 1) {
            await window.lab.restoreVersion(next, count);
            console.warn(`restored ${next}`);
          }
        })();
      },
      [number + 1, RECORDS] as const,
    );
    await after(random() * 600);
    await browser.kill();
  }
  report(`${RESTORE_KILLS} kills during a restore: each state whole, versions ${seen.join(' ')}`);
});

test('killed in the midst of taking a publication over: wholly the old or wholly the new', async ({
  labUrl,
  launchBrowser,
}) => {
  test.setTimeout(60_000 + PUBLICATION_KILLS * KILL_MS);
  const random = seededRandom(20261131);
  const seen: number[] = [];
  let confirmed = 0;
  for (let kills = 0; kills <= PUBLICATION_KILLS; kills += 1) {
    const browser = await launchBrowser();
    const { page } = browser;
    await openRestored(page, labUrl);
    if (kills === 0)
      expect(await page.evaluate((count) => window.lab.takeVersion(0, count), RECORDS)).toBe(true);
    const versions = await page.evaluate(() => [
      window.lab.settings().siteName,
      ...window.lab.pages().map(({ title }) => title),
      ...window.lab.visaCards().map(({ title }) => title),
    ]);
    expect(versions, `after kill ${kills}`).toHaveLength(1 + 2 * RECORDS);
    const [version] = new Set(versions);
    expect(new Set(versions).size).toBe(1);
    const number = Number(version?.replace('version ', ''));
    expect(number).toBeGreaterThanOrEqual(confirmed);
    seen.push(number);
    page.on('console', (message) => {
      if (message.text().startsWith('taken ')) confirmed = Number(message.text().slice(6));
    });
    await page.evaluate(
      ([from, count]) => {
        void (async () => {
          // A device that does not know the last one as its own would refuse the next for ever.
          for (let next = from; await window.lab.takeVersion(next, count); next += 1)
            console.warn(`taken ${next}`);
          console.warn('refused');
        })();
      },
      [number + 1, RECORDS] as const,
    );
    await page.waitForEvent('console', (message) => /^(?:taken|refused)/.test(message.text()));
    expect(confirmed).toBeGreaterThan(number);
    await after(random() * 600);
    await browser.kill();
  }
  report(`${PUBLICATION_KILLS} kills during a take-over: each whole, versions ${seen.join(' ')}`);
});

test('killed in the midst of writing and packing a counter’s folder: folder and counter are whole', async ({
  labUrl,
  launchBrowser,
  context,
}) => {
  test.setTimeout(60_000 + (FOLDER_KILLS + 1) * KILL_MS);
  const random = seededRandom(20261201);
  const confirmed: string[] = [];
  let written: string[] = [];
  let packs = 0;
  let files: Record<string, string> = {};
  for (let kills = 0; kills <= FOLDER_KILLS; kills += 1) {
    const browser = await launchBrowser();
    const { page } = browser;
    await openRestored(page, labUrl);
    await page.evaluate(() => window.lab.counter.join('Reception'));
    const ids = await page.evaluate(() => window.lab.applications().map(({ id }) => id));
    expect(confirmed.filter((id) => !ids.includes(id))).toEqual([]);
    const before = await page.evaluate(() => window.lab.counter.changes());
    expect(written.filter((id) => !before.written.includes(id))).toEqual([]);
    // A counter with another writer's name writes what was not written.
    const state = await page.evaluate(() => window.lab.counter.exchangeLater(0));
    expect(state).toMatchObject({ problem: undefined, waiting: 0, foreign: 0 });
    const now = await page.evaluate(() => window.lab.counter.changes());
    expect(now.known.filter((id) => !now.written.includes(id))).toEqual([]);
    files = await page.evaluate(() => window.lab.counter.files());
    if (Object.keys(files).some((name) => name.endsWith('.visapack'))) packs += 1;
    if (kills === FOLDER_KILLS) break;
    page.on('console', (message) => {
      const [what, ...rest] = message.text().split(' ');
      if (what === 'confirmed') confirmed.push(...rest);
      if (what === 'written') written = rest;
    });
    await page.evaluate((round) => {
      void (async () => {
        for (let index = 0; ; index += 1) {
          const id = `${round}-${index}`;
          if ('saved' in (await window.lab.submit(id))) console.warn(`confirmed ${id}`);
          const { known } = await window.lab.counter.changes();
          // Each start is two days after the one before: what that one wrote is packed.
          const { waiting } = await window.lab.counter.exchangeLater(2 * (round * 1000 + index));
          if (waiting === 0) console.warn(`written ${known.join(' ')}`);
        }
      })();
    }, kills);
    await page.waitForEvent('console', (message) => message.text().startsWith('written'));
    await after(random() * 400);
    await browser.kill();
  }
  const other = await context.newPage();
  await openRestored(other, labUrl);
  await other.evaluate((all) => window.lab.counter.putFiles(all), files);
  await other.evaluate(() => window.lab.counter.join('Counter 2'));
  const there = await other.evaluate(() => window.lab.applications().map(({ id }) => id));
  expect(confirmed.filter((id) => !there.includes(id))).toEqual([]);
  expect(packs).toBeGreaterThan(0);
  report(
    `${FOLDER_KILLS} kills while a folder is written and packed: 0 of ${confirmed.length} confirmed lost, all in the folder and at the other counter`,
  );
});
