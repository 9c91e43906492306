import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { ROOT } from '../lib/run.mjs';
import { serveBuild } from '../lib/site.ts';
import { inTurn, judged, median, ms, runsOr, table } from './figures.ts';
import { PHONE, slowDown } from './page.ts';

/** In milliseconds, except `moved`, the layout shift. */
interface View {
  largest: number;
  moved: number;
  blocked: number;
}

const ROUTES = [
  '/',
  '/visa-types',
  '/apply',
  '/track',
  '/contact',
  '/blog',
  '/blog/three-days-in-dubai',
  '/about',
  '/404',
];
const LIMIT = 1.1;
const BARE_LIMIT = 1.25;
const SCRIPTS_LIMIT = 190_000;
const BLOCKING_LIMIT_MS = 50;
/** By then the app has started and finished its own startup work. */
const SETTLED_MS = 3000;
const PROGRAM = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const DECORATION =
  /<style media[\s\S]*?<\/style>|<noscript>[\s\S]*?<\/noscript>|<svg\b[^>]*>[\s\S]*?<\/svg>|<link\b[^>]*>|<meta http-equiv[^>]*>/g;
const STYLES = /<style>[\s\S]*?<\/style>/;

/** Reductions of a page that serve as its floors. */
const FLOORS = {
  /** Texts and styles, without scripts. */
  static: (html: string) => html.replace(PROGRAM, ''),
  words: (html: string) => html.replace(PROGRAM, '').replace(DECORATION, '').replace(STYLES, ''),
};

/** Serves all pages, reduced to a kind of floor. */
export function serveFloor(kind: keyof typeof FLOORS) {
  const folder = `${ROOT}.cache/bench-${kind}`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(`${ROOT}dist`, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const path = `${folder}/${name}`;
    const html = FLOORS[kind](readFileSync(path, 'utf8'));
    writeFileSync(path, html);
    writeFileSync(`${path}.br`, brotliCompressSync(html));
    rmSync(`${path}.gz`, { force: true });
  }
  return serveBuild(folder);
}

/** Runs in the page: records its paints, layout shift, and long tasks since the first paint. */
function watchView() {
  const seen = { largest: 0, moved: 0, blocked: 0 };
  Reflect.set(window, 'view', seen);
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  observe('layout-shift', (entry) => (seen.moved += Number(Reflect.get(entry, 'value'))));
  const tasks: PerformanceEntry[] = [];
  let firstPaint = Infinity;
  const sum = () => {
    // Like Lighthouse's Total Blocking Time: before the first paint there is nothing to press.
    const after = tasks.map(({ startTime, duration }) =>
      Math.min(duration, startTime + duration - firstPaint),
    );
    // 50 ms makes a long task; a function that runs in the page cannot use constants from outside.
    seen.blocked = after.reduce((all, duration) => all + Math.max(0, duration - 50), 0);
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime;
    sum();
  });
  observe('longtask', (entry) => {
    tasks.push(entry);
    sum();
  });
}

async function firstView(browser: Browser, url: string): Promise<View> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await slowDown(page, { network: true });
  await page.addInitScript(watchView);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const view: View = await page.evaluate(() => Reflect.get(window, 'view'));
  await context.close();
  return view;
}

const QUIET_MS = 10_000;

/** Bytes of the scripts that a visit without interaction fetches, until the network is quiet. */
async function untouchedScripts(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  let requestedAt = performance.now();
  context.on('request', () => (requestedAt = performance.now()));
  await page.goto(url);
  for (let left = QUIET_MS; left > 0; left = requestedAt + QUIET_MS - performance.now())
    await page.waitForTimeout(left);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'encodedBodySize')), 0),
  );
  await context.close();
  return bytes;
}

/** The first view of each visitor screen on a phone, compared with the page without scripts. */
export async function measureFirstView(browser: Browser, baseURL: string): Promise<void> {
  const [floorSite, wordsSite] = await Promise.all([serveFloor('static'), serveFloor('words')]);
  const row = table(
    'first',
    'Page',
    'Largest paint, ms',
    'Floor, ms',
    `Ratio, at most ${LIMIT}`,
    `Ratio to words alone, at most ${BARE_LIMIT}`,
    `Blocked, at most ${BLOCKING_LIMIT_MS} ms`,
    'Layout shift',
    `Scripts, at most ${SCRIPTS_LIMIT / 1000} kB`,
  );
  for (const route of ROUTES) {
    const { views, floors, words } = await inTurn(runsOr(5), {
      views: () => firstView(browser, `${baseURL}${route}`),
      floors: () => firstView(browser, `${floorSite.baseURL}${route}`),
      words: () => firstView(browser, `${wordsSite.baseURL}${route}`),
    });
    const of = (all: View[], what: keyof View) => all.map((view) => view[what]);
    const [largest, floor] = [of(views, 'largest'), of(floors, 'largest')];
    const ratio = median(largest) / median(floor);
    const bareRatio = median(largest) / median(of(words, 'largest'));
    const blocked = median(of(views, 'blocked'));
    const scripts = await untouchedScripts(browser, `${baseURL}${route}`);
    row(
      route,
      ms(median(largest)),
      ms(median(floor)),
      judged(ratio.toFixed(2), ratio <= LIMIT),
      judged(bareRatio.toFixed(2), bareRatio <= BARE_LIMIT),
      judged(ms(blocked), blocked <= BLOCKING_LIMIT_MS),
      median(of(views, 'moved')).toFixed(4),
      judged((scripts / 1000).toFixed(1), scripts <= SCRIPTS_LIMIT),
    );
  }
  floorSite.close();
  wordsSite.close();
}
