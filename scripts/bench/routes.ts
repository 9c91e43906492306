import type { Browser } from 'playwright';
import { judged, median, ms, table } from './figures.ts';
import { preparedPage, slowDown } from './page.ts';

const PATHS = ['/visa-types', '/blog', '/track', '/apply', '/'];
const ROUNDS = 5;
const LIMIT_MS = 100;
/** From hovering over a link to pressing it; a person takes longer. */
const INTENT_MS = 250;
const SETTLED_MS = 3000;

/** From a press on the link to the painted screen, whose code is prefetched on hover. */
export async function measureRoutes(browser: Browser, baseURL: string): Promise<void> {
  const page = await preparedPage(browser, { baseURL });
  await page.goto('/');
  await page.waitForTimeout(SETTLED_MS);
  await slowDown(page);
  const times = new Map<string, number[]>(PATHS.map((path) => [path, []]));
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
  await page.context().close();
  const row = table('routes', 'Screen', `Painted after, at most ${LIMIT_MS} ms`);
  for (const [path, all] of times) row(path, judged(ms(median(all)), median(all) < LIMIT_MS));
}
