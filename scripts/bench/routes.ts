import type { Browser } from 'playwright';
import { atMost, median, table } from './figures.ts';
import { openPage, pressToPainted, slowDown } from './page.ts';

const PATHS = ['/visa-types', '/blog', '/track', '/apply', '/'];
const ROUNDS = 5;
const LIMIT_MS = 100;
/** From hovering over a link to pressing it; a person takes longer. */
const INTENT_MS = 250;
const SETTLED_MS = 3000;

/** From a press on the link to the painted screen, whose code is prefetched on hover. */
export async function measureRoutes(browser: Browser, baseURL: string): Promise<void> {
  const page = await openPage(browser, { baseURL });
  await page.goto('/');
  await page.waitForTimeout(SETTLED_MS);
  await slowDown(page);
  const times = new Map<string, number[]>(PATHS.map((path) => [path, []]));
  // The first round only warms up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const path of PATHS) {
      await page.getByRole('banner').locator(`a[href="${path}"]`).first().hover();
      await page.waitForTimeout(INTENT_MS);
      await page.locator('main h1').evaluate((before) => before.setAttribute('data-before', ''));
      const next = 'main h1:not([data-before])';
      const time = await pressToPainted(page, `header a[href="${path}"]`, next);
      if (round > 0) times.get(path)?.push(time);
    }
  await page.context().close();
  const row = table('routes', 'Screen', `Painted after, at most ${LIMIT_MS} ms`);
  for (const [path, all] of times) row(path, atMost(LIMIT_MS, median(all)));
}
