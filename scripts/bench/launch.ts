import type { Browser, BrowserContext } from 'playwright';
import { contactMessages, site } from './dataset.ts';
import { comparison, inTurn, runsOr } from './figures.ts';
import { serveFloor } from './firstView.ts';
import { PHONE, preparedPage, slowDown } from './page.ts';

const LIMIT = 1.2;
const SETTLED_MS = 6000;

/** Milliseconds until the first and the largest paint. */
interface Paints {
  first: number;
  largest: number;
}

async function paints(context: BrowserContext, url: string): Promise<Paints> {
  const page = await context.newPage();
  const devTools = await slowDown(page);
  // As on the next day, when the worker is not running.
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await page.goto(url);
  const seen = await page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1)?.startTime ?? 0;
          const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          setTimeout(() => resolve({ first, largest }), 500);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.close();
  return seen;
}

/** A context that has visited the site once and cached all of it. */
async function visited(browser: Browser, baseURL: string, store: Record<string, unknown> = {}) {
  const page = await preparedPage(browser, { ...PHONE, baseURL, store });
  await page.goto('/');
  await page.waitForTimeout(SETTLED_MS);
  // What was not the demo's is rendered again in the meantime.
  await page.reload();
  await page.waitForTimeout(SETTLED_MS);
  await page.close();
  return page.context();
}

/**
 * Launching from the home screen offline, compared with the same page without scripts from the
 * network; and the home page with nearly full storage, compared with empty storage.
 */
export async function measureLaunch(browser: Browser, baseURL: string): Promise<void> {
  const floorSite = await serveFloor('static');
  const installed = await visited(browser, baseURL);
  await installed.setOffline(true);
  const online = await visited(browser, floorSite.baseURL);
  const full = await visited(browser, baseURL, {
    ...site(5200),
    contactMessages: contactMessages(500),
  });
  const empty = await visited(browser, baseURL);
  const seen = await inTurn(runsOr(9), {
    installed: () => paints(installed, `${baseURL}/`),
    online: () => paints(online, `${floorSite.baseURL}/`),
    full: () => paints(full, `${baseURL}/`),
    empty: () => paints(empty, `${baseURL}/`),
  });
  const of = (who: keyof typeof seen, what: keyof Paints) => seen[who].map((paint) => paint[what]);
  const compare = comparison('launch');
  const limit = { ratio: LIMIT };
  compare('Offline, first paint', of('installed', 'first'), of('online', 'first'), limit);
  compare('With 5 MB stored, largest paint', of('full', 'largest'), of('empty', 'largest'), limit);
  for (const context of [installed, online, full, empty]) await context.close();
  floorSite.close();
}
