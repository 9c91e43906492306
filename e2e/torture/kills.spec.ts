import { setTimeout as after } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import type { Receipt } from '../lab/main';
import { amount, expect, report, runAhead, test } from './lab';
import { seededRandom } from './random';

const KILLS_PER_PROFILE = amount('KILLS', 4);
/** Each kill is a start of the browser, and a busy machine starts it slowly. */
const TIMEOUT_MS = 120_000 + KILLS_PER_PROFILE * 15_000;

const LATEST_KILL_MS = 150;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Ending {
  readonly seeds: readonly number[];
  readonly title: string;
  /** What happens between the confirmation and the kill. */
  readonly end: (page: Page) => Promise<unknown>;
  /** How much later the clock says it is at the next start. */
  readonly laterMs?: number;
}

const endings: readonly Ending[] = [
  {
    seeds: [20261124, 20261125],
    title: 'a reload, its session restored',
    end: (page) => page.reload(),
  },
  {
    seeds: [20261127, 20261128],
    title: 'its tab was closed',
    end: async (page) => {
      // The browser would end with its last tab.
      await page.context().newPage();
      await page.close();
    },
  },
  {
    seeds: [20261129],
    title: 'the last of the day, and started a day later',
    end: async () => {},
    laterMs: DAY_MS,
  },
];

const plans = endings.flatMap(({ seeds, ...ending }) => seeds.map((seed) => ({ seed, ...ending })));

for (const { seed, title: what, end, laterMs = 0 } of plans) {
  const title = `killed 0-150 ms after ${what} (seed ${seed})`;
  test(`${title}: no confirmed application lost`, async ({ labUrl, launchBrowser }) => {
    test.setTimeout(TIMEOUT_MS);
    const random = seededRandom(seed);
    const confirmed: Receipt[] = [];
    let storageWasBehind = 0;

    for (let kills = 0; kills <= KILLS_PER_PROFILE; kills += 1) {
      const browser = await launchBrowser({ restores: laterMs === 0 });
      const { page } = browser;
      await runAhead(page, kills * laterMs);
      // A restored session is there already: to go there again would be a second page.
      if (page.url() !== labUrl) await page.goto(labUrl);
      await page.waitForFunction(() => 'lab' in window);
      const before = await page.evaluate(() => window.lab.applications().length);
      await page.evaluate(() => window.lab.start());
      const list = await page.evaluate(() => window.lab.applications());
      if (before < confirmed.length) storageWasBehind += 1;
      const found = new Map(list.map(({ id, trackingNumber }) => [id, trackingNumber]));
      const lost = confirmed.filter(({ id, trackingNumber }) => found.get(id) !== trackingNumber);
      expect(lost, `lost after kill ${kills}`).toEqual([]);
      expect(list).toHaveLength(confirmed.length);

      const newest = confirmed.at(-1)?.id;
      if (newest !== undefined) {
        expect(await page.evaluate((id) => window.lab.fileTexts(id), newest)).toEqual({
          passportCopy: `copy of ${newest}`,
          passportPhoto: `photo of ${newest}`,
        });
        expect(await page.evaluate(() => window.lab.findDraft('apply'))).toBeUndefined();
      }

      const id = `before-kill-${kills}`;
      const outcome = await page.evaluate(async (applicationId) => {
        const draftId = `apply:${applicationId}`;
        await window.lab.saveDraft(draftId, 'typed');
        return window.lab.submitDocuments(applicationId, draftId);
      }, id);
      if ('saved' in outcome) confirmed.push(outcome.saved);
      expect(outcome).toHaveProperty('saved');
      await end(page);
      // The moment of the kill is what is tested, not a wait for something to happen.
      await after(random() * LATEST_KILL_MS);
      await browser.kill();
    }
    report(
      `${title}: ${KILLS_PER_PROFILE} kills, 0 of ${confirmed.length - 1} lost; localStorage alone was behind after ${storageWasBehind}`,
    );
  });
}
