import type { BrowserContext } from 'playwright/test';
import { expect, report, test } from './lab';

/** How many tabs, and how many submissions in each. */
const BURSTS = [
  [4, 250],
  [8, 40],
] as const;
/** A thousand commits in turn, each on the disk before the next. */
const TIMEOUT_MS = 180_000;

async function rendererCount(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const info = await session?.send('SystemInfo.getProcessInfo');
  return info?.processInfo.filter(({ type }) => type === 'renderer').length ?? 0;
}

for (const [tabCount, perTab] of BURSTS) {
  test(`${tabCount} tabs submit ${perTab} applications each: none lost, no two numbers alike`, async ({
    context,
    openTab,
  }) => {
    test.setTimeout(TIMEOUT_MS);
    const tabs = await Promise.all(Array.from({ length: tabCount }, () => openTab()));
    expect(await rendererCount(context)).toBeGreaterThanOrEqual(tabCount);
    const startedAt = Date.now();
    const receipts = await Promise.all(
      tabs.map((tab, index) =>
        tab.evaluate(([prefix, count]) => window.lab.submitMany(prefix, count), [
          `tab${index}`,
          perTab,
        ] as const),
      ),
    );
    const confirmed = receipts.flat();
    const tookMs = Date.now() - startedAt;

    // A late write of one tab can bring back an earlier text, until the tabs compare once more. All
    // tabs are looked at together: one after the other takes a busy machine longer than they do.
    await expect(async () => {
      const lists = await Promise.all(
        tabs.map((tab) =>
          tab.evaluate(() =>
            window.lab.applications().map(({ id, trackingNumber }) => ({ id, trackingNumber })),
          ),
        ),
      );
      for (const list of lists) {
        const ids = new Set(list.map(({ id }) => id));
        const lost = confirmed.filter(({ id }) => !ids.has(id)).length;
        const numbers = new Set(list.map(({ trackingNumber }) => trackingNumber));
        const duplicated = list.length - numbers.size;
        report(
          `${confirmed.length} confirmed, ${lost} lost, ${duplicated} duplicated, ${tookMs} ms`,
        );
        expect(list).toHaveLength(tabCount * perTab);
        expect(lost).toBe(0);
        expect(duplicated).toBe(0);
      }
    }).toPass({ timeout: 10_000 });
  });
}
