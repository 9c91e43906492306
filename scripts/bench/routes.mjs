import { median, ms, print } from './figures.mjs';
import { installPainted } from './painted.mjs';

const PATHS = ['/visa-types', '/blog', '/track', '/apply', '/'];
const ROUNDS = 5;
const THROTTLING = 4;
const LIMIT_MS = 100;
/** From the pointer's arrival on a link to the press: a person's is longer. */
const INTENT_MS = 250;
const SETTLED_MS = 3000;

/**
 * From the press on a link to the painted screen, its code fetched when the pointer came near.
 * @param {import('playwright').Browser} browser
 * @param {string} baseURL
 */
export async function measureRoutes(browser, baseURL) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(installPainted);
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForTimeout(SETTLED_MS);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  /** @type {Map<string, number[]>} */
  const times = new Map(PATHS.map((path) => [path, []]));
  // The first round only warms up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const path of PATHS) {
      await page.getByRole('banner').locator(`a[href="${path}"]`).first().hover();
      await page.waitForTimeout(INTENT_MS);
      const time = await page.evaluate(async (to) => {
        const link = document.querySelector(`header a[href="${to}"]`);
        const before = document.querySelector('main h1');
        if (!(link instanceof HTMLElement)) throw new Error(`There is no link to ${to}.`);
        const pressedAt = performance.now();
        link.click();
        const isThere = () => {
          const heading = document.querySelector('main h1');
          return heading !== null && heading !== before && location.pathname === to;
        };
        return (await window.painted(isThere)) - pressedAt;
      }, path);
      if (round > 0) times.get(path)?.push(time);
    }
  await context.close();
  const medians = PATHS.map((path) => ({ path, time: median(times.get(path) ?? []) }));
  const slowest = Math.max(...medians.map(({ time }) => time));
  print(
    `From a link to the painted screen at ${THROTTLING}x CPU: ${medians.map(({ path, time }) => `${path} ${ms(time)}`).join(', ')} (${slowest < LIMIT_MS ? 'holds' : 'MISSES'} ${LIMIT_MS} ms)`,
  );
}
