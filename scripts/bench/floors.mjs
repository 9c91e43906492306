import { build } from 'vite';
import { serveBuild } from '../lib/builtSite.mjs';
import { ROOT } from '../lib/run.mjs';
import { print, ratioLine } from './figures.mjs';
import { firstView } from './firstView.mjs';

const RUNS = Number(process.env['RUNS'] ?? 5);
const PAGES = /** @type {const} */ ([
  ['React alone', 'react'],
  ['React with router and query', 'stack'],
]);

/** Builds and serves the pages of scripts/bench/floors. */
export async function serveFloors() {
  await build({ configFile: `${ROOT}scripts/bench/floors/vite.config.ts` });
  return serveBuild(`${ROOT}.cache/bench-floors`);
}

/**
 * What the first view costs where a program draws it: the text at the head of the home page by the
 * bare libraries, beside the same text as a page, taken in turn.
 * @param {import('playwright').Browser} browser
 */
export async function measureFloors(browser) {
  const site = await serveFloors();
  const largest = async (/** @type {string} */ page) =>
    (await firstView(browser, `${site.baseURL}/${page}.html`)).largest;
  /** @type {number[]} */
  const plain = [];
  /** @type {number[][]} */
  const drawn = PAGES.map(() => []);
  for (let run = 0; run < RUNS; run += 1) {
    plain.push(await largest('static'));
    for (const [index, [, page]] of PAGES.entries()) drawn[index]?.push(await largest(page));
  }
  for (const [index, [title]] of PAGES.entries())
    print(
      ratioLine(
        `The home page's first words by ${title}, largest paint`,
        drawn[index] ?? [],
        plain,
      ),
    );
  site.close();
}
