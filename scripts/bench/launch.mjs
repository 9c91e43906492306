import { contactMessages, site } from './dataset.mjs';
import { print, ratioLine } from './figures.mjs';
import { PHONE, serveFloor } from './firstView.mjs';
import { fillStorage } from './session.mjs';

/** @typedef {import('playwright').BrowserContext} BrowserContext */

const RUNS = Number(process.env['RUNS'] ?? 9);
const THROTTLING = 4;
const LIMIT = 1.2;
const SETTLED_MS = 6000;
/**
 * @param {BrowserContext} context
 * @param {string} url
 * @returns {Promise<{ first: number, largest: number }>} milliseconds until these are painted
 */
async function paints(context, url) {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  // As after a day: the worker is not running.
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  await page.goto(url);
  const seen = await page.evaluate(
    () =>
      new Promise((resolve) => {
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

/**
 * A context that has visited the site once, and fetched all of it.
 * @param {import('playwright').Browser} browser
 * @param {string} baseURL
 * @param {Record<string, unknown>} [store]
 */
async function visited(browser, baseURL, store) {
  const context = await browser.newContext({ baseURL, ...PHONE });
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  if (store !== undefined) await fillStorage(page, store);
  await page.goto('/');
  await page.waitForTimeout(SETTLED_MS);
  // What was not the demo's is rendered again in the meantime.
  await page.reload();
  await page.waitForTimeout(SETTLED_MS);
  await page.close();
  return context;
}

/**
 * Starting from the home screen without a network, beside the same page without a program from
 * the network; and the home page of a device whose storage is nearly full, beside an empty one.
 * @param {import('playwright').Browser} browser
 * @param {string} baseURL
 */
export async function measureLaunch(browser, baseURL) {
  const floorSite = await serveFloor();
  const installed = await visited(browser, baseURL);
  await installed.setOffline(true);
  const online = await visited(browser, floorSite.baseURL);
  const full = await visited(browser, baseURL, {
    ...site(5200),
    contactMessages: contactMessages(500),
  });
  const empty = await visited(browser, baseURL);
  /** @type {Record<'installed' | 'online' | 'full' | 'empty', { first: number, largest: number }[]>} */
  const seen = { installed: [], online: [], full: [], empty: [] };
  for (let run = 0; run < RUNS; run += 1) {
    seen.installed.push(await paints(installed, `${baseURL}/`));
    seen.online.push(await paints(online, `${floorSite.baseURL}/`));
    seen.full.push(await paints(full, `${baseURL}/`));
    seen.empty.push(await paints(empty, `${baseURL}/`));
  }
  const of = (/** @type {keyof typeof seen} */ who, /** @type {'first' | 'largest'} */ what) =>
    seen[who].map((paint) => paint[what]);
  print(
    ratioLine(
      `Launch without a network at ${THROTTLING}x CPU, the worker stopped before, first paint, against the page without a program from the network`,
      of('installed', 'first'),
      of('online', 'first'),
      LIMIT,
    ),
  );
  print(
    ratioLine(
      `Home page of a device that holds 5 MB at ${THROTTLING}x CPU, largest paint, against an empty one`,
      of('full', 'largest'),
      of('empty', 'largest'),
      LIMIT,
    ),
  );
  for (const context of [installed, online, full, empty]) await context.close();
  floorSite.close();
}
