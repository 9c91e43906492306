import type { Browser, BrowserContext } from 'playwright';
import { contactMessages, site } from './dataset.ts';
import { comparison, inTurn, runsOr } from './figures.ts';
import { serveFloor } from './firstView.ts';
import { openPage, PHONE, slowDown, type View, viewOf } from './page.ts';

const LIMIT = { ratio: 1.2 };
const SETTLED_MS = 6000;

async function launch(context: BrowserContext): Promise<View> {
  const page = await context.newPage();
  const devTools = await slowDown(page);
  // As on the next day, when the worker is not running.
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await page.goto('/');
  const view = await viewOf(page);
  await page.close();
  return view;
}

/** A context that has visited the site once and cached all of it. */
async function visited(browser: Browser, baseURL: string, store = {}) {
  const page = await openPage(browser, { ...PHONE, baseURL }, store);
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
  const floorSite = await serveFloor();
  const installed = await visited(browser, baseURL);
  await installed.setOffline(true);
  const online = await visited(browser, floorSite.baseURL);
  const messages = contactMessages(500);
  const full = await visited(browser, baseURL, { ...site(5200), contactMessages: messages });
  const empty = await visited(browser, baseURL);
  const seen = await inTurn(runsOr(9), {
    installed: () => launch(installed),
    online: () => launch(online),
    full: () => launch(full),
    empty: () => launch(empty),
  });
  const of = (who: keyof typeof seen, what: keyof View) => seen[who].map((view) => view[what]);
  const compare = comparison('launch');
  compare('Offline, first paint', of('installed', 'first'), of('online', 'first'), LIMIT);
  compare('With 5 MB stored, largest paint', of('full', 'largest'), of('empty', 'largest'), LIMIT);
  for (const context of [installed, online, full, empty]) await context.close();
  floorSite.close();
}
