import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { ROOT } from '../lib/run.mjs';
import { serveBuild } from '../lib/site.ts';
import { atMost, inTurn, median, ms, runsOr, table } from './figures.ts';
import { PHONE, slowDown, type View, viewOf } from './page.ts';

const PATHS =
  '/ /visa-types /apply /track /contact /blog /blog/three-days-in-dubai /about /404'.split(' ');
const LIMIT = 1.1;
const BARE_LIMIT = 1.25;
const BLOCKING_LIMIT_MS = 50;
/** By then the app has started and finished its own startup work. */
const SETTLED_MS = 3000;
const PROGRAM = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const DECORATION =
  /<style media[\s\S]*?<\/style>|<noscript>[\s\S]*?<\/noscript>|<svg\b[^>]*>[\s\S]*?<\/svg>|<link\b[^>]*>|<meta http-equiv[^>]*>/g;
const STYLES = /<style>[\s\S]*?<\/style>/;

/** Serves all pages without their scripts as a floor, or their words alone. */
export function serveFloor({ isWordsAlone = false } = {}) {
  const folder = `${ROOT}.cache/bench-${isWordsAlone ? 'words' : 'static'}`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(`${ROOT}dist`, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const path = `${folder}/${name}`;
    const still = readFileSync(path, 'utf8').replace(PROGRAM, '');
    const html = isWordsAlone ? still.replace(DECORATION, '').replace(STYLES, '') : still;
    writeFileSync(path, html);
    writeFileSync(`${path}.br`, brotliCompressSync(html));
    rmSync(`${path}.gz`, { force: true });
  }
  return serveBuild(folder);
}

async function firstView(browser: Browser, url: string): Promise<View> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await slowDown(page, { network: true });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const view = await viewOf(page);
  await context.close();
  return view;
}

/** The first view of each visitor screen on a phone, compared with the page without scripts. */
export async function measureFirstView(browser: Browser, baseURL: string): Promise<void> {
  const [still, words] = [await serveFloor(), await serveFloor({ isWordsAlone: true })];
  const row = table(
    'first',
    'Page',
    'Largest paint, ms',
    'Floor, ms',
    `Ratio, at most ${LIMIT}`,
    `Ratio to words alone, at most ${BARE_LIMIT}`,
    `Blocked, at most ${BLOCKING_LIMIT_MS} ms`,
    'Layout shift',
  );
  for (const path of PATHS) {
    const views = await inTurn(runsOr(5), {
      page: () => firstView(browser, baseURL + path),
      still: () => firstView(browser, still.baseURL + path),
      words: () => firstView(browser, words.baseURL + path),
    });
    const of = (which: keyof typeof views, what: keyof View) =>
      median(views[which].map((view) => view[what]));
    const largest = of('page', 'largest');
    const floor = of('still', 'largest');
    row(
      path,
      ms(largest),
      ms(floor),
      atMost(LIMIT, largest / floor, 2),
      atMost(BARE_LIMIT, largest / of('words', 'largest'), 2),
      atMost(BLOCKING_LIMIT_MS, of('page', 'blocked')),
      of('page', 'moved').toFixed(4),
    );
  }
  still.close();
  words.close();
}
