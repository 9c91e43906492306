import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { serveBuild } from '../lib/builtSite.mjs';
import { ROOT } from '../lib/run.mjs';
import { median, ms, print, ratioLine } from './figures.mjs';

/** @typedef {{ largest: number, moved: number, blocked: number }} View milliseconds, but for what moved */

const FLOOR = `${ROOT}.cache/bench-static`;
const RUNS = Number(process.env['RUNS'] ?? 5);
export const ROUTES = [
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
const BLOCKING_LIMIT_MS = 50;
const LONG_TASK_MS = 50;
export const THROTTLING = 4;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** Slow 4G, as developer tools apply it. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
/** By then the app has started, and has done what it does by itself. */
const SETTLED_MS = 3000;
const PROGRAM = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** Serves the same pages with their texts and styles, and no program. */
export function serveFloor() {
  rmSync(FLOOR, { recursive: true, force: true });
  cpSync(`${ROOT}dist`, FLOOR, { recursive: true });
  for (const name of readdirSync(FLOOR, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const path = `${FLOOR}/${name}`;
    const html = readFileSync(path, 'utf8').replace(PROGRAM, '');
    writeFileSync(path, html);
    writeFileSync(`${path}.br`, brotliCompressSync(html));
    rmSync(`${path}.gz`, { force: true });
  }
  return serveBuild(FLOOR);
}

/** Runs in the page: what it has painted and moved, and how long tasks have kept it since its first paint. */
function watchView() {
  const seen = { largest: 0, moved: 0, blocked: 0 };
  Reflect.set(window, 'view', seen);
  /** @param {string} type @param {(entry: PerformanceEntry) => void} note */
  const observe = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  observe('layout-shift', (entry) => (seen.moved += Number(Reflect.get(entry, 'value'))));
  /** @type {PerformanceEntry[]} */
  const tasks = [];
  let firstPaint = Infinity;
  const sum = () => {
    // As Lighthouse counts it: of what is painted nobody can press anything before.
    const after = tasks.map(({ startTime, duration }) =>
      Math.min(duration, startTime + duration - firstPaint),
    );
    // The limit of a long task; nothing from outside is known in the page.
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

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<View>}
 */
export async function firstView(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  await page.addInitScript(watchView);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const view = await page.evaluate(() => Reflect.get(window, 'view'));
  await context.close();
  return view;
}

/**
 * The first view of each of the visitors' screens on a phone, beside the same page without a
 * program, taken in turn.
 * @param {import('playwright').Browser} browser
 * @param {string} baseURL
 */
export async function measureFirstView(browser, baseURL) {
  const floorSite = await serveFloor();
  for (const route of ROUTES) {
    /** @type {View[]} */
    const views = [];
    /** @type {View[]} */
    const floors = [];
    for (let run = 0; run < RUNS; run += 1) {
      views.push(await firstView(browser, `${baseURL}${route}`));
      floors.push(await firstView(browser, `${floorSite.baseURL}${route}`));
    }
    const of = (/** @type {View[]} */ all, /** @type {keyof View} */ what) =>
      all.map((view) => view[what]);
    const blocked = median(of(views, 'blocked'));
    print(
      [
        ratioLine(
          `First view of ${route}, largest paint`,
          of(views, 'largest'),
          of(floors, 'largest'),
          LIMIT,
        ),
        `blocked for ${ms(blocked)} by tasks over ${LONG_TASK_MS} ms at ${THROTTLING}x CPU (${blocked <= BLOCKING_LIMIT_MS ? 'holds' : 'MISSES'} ${BLOCKING_LIMIT_MS})`,
        `moved ${median(of(views, 'moved')).toFixed(4)}, without a program ${median(of(floors, 'moved')).toFixed(4)}`,
      ].join('; '),
    );
  }
  floorSite.close();
}
