import { createServer } from 'node:http';
import sirv from 'sirv';
import { build } from 'vite';
import { ROOT } from '../lib/run.mjs';
import { listen } from '../lib/staticServer.mjs';
import { site } from './dataset.mjs';
import { median, ms, print, ratioLine } from './figures.mjs';
import { fillStorage } from './session.mjs';

/** @typedef {import('playwright').Page} Page */

const RUNS = 30;
/** By then the browser has told every process of the megabytes written before. */
const SETTLED_MS = 250;

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} count of applications
 */
async function openPage(browser, url, count) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  await fillStorage(page, site(count));
  await page.reload();
  return page;
}

/** @typedef {{ title: string, key: string, field: string, save: 'saveApplication' | 'savePost', limit?: number, atMostMs?: number }} Kind */

/** @type {Kind} */
const APPLICATION = {
  title: '',
  key: 'visaApplications',
  field: 'purpose',
  save: 'saveApplication',
};

/**
 * Saving one entry beside the bare writing of the same array, taken in turn, each in a browser
 * context of its own: they would not fit into one storage together.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} count of applications
 * @param {readonly Kind[]} kinds
 */
async function measureKinds(browser, url, count, kinds) {
  const saving = await openPage(browser, url, count);
  const bare = await openPage(browser, url, count);
  await saving.evaluate(() => window.bench.start());
  for (const { title, key, field, save, limit, atMostMs } of kinds) {
    /** @type {number[]} */
    const measured = [];
    /** @type {number[]} */
    const floor = [];
    for (let run = 0; run <= RUNS; run += 1) {
      await saving.waitForTimeout(SETTLED_MS);
      const a = await saving.evaluate(
        ([name, n]) => window.bench[name](n),
        /** @type {const} */ ([save, run]),
      );
      await bare.waitForTimeout(SETTLED_MS);
      const b = await bare.evaluate(
        ([name, at, n]) => window.bench.writeBare(name, at, n),
        /** @type {const} */ ([key, field, run]),
      );
      if (run > 0) {
        measured.push(a);
        floor.push(b);
      }
    }
    const verdict =
      atMostMs === undefined
        ? ''
        : `; ${median(measured) <= atMostMs ? 'holds' : 'MISSES'} ${ms(atMostMs)}`;
    print(
      ratioLine(`Saving ${title}, against the bare stringify and setItem`, measured, floor, limit) +
        verdict,
    );
  }
  await saving.context().close();
  await bare.context().close();
}

/**
 * What a save costs beside the bare writing.
 * @param {import('playwright').Browser} browser
 */
export async function measureSaving(browser) {
  await build({ configFile: `${ROOT}scripts/bench/vite.config.ts` });
  const server = createServer(sirv(`${ROOT}.cache/bench`));
  const url = `http://localhost:${await listen(server, 0)}/`;
  await measureKinds(browser, url, 5000, [
    { ...APPLICATION, title: 'one of 5,000 applications', limit: 1.1 },
    { title: 'one of 500 posts', key: 'blogs', field: 'category', save: 'savePost' },
  ]);
  await measureKinds(browser, url, 100, [
    { ...APPLICATION, title: 'one of 100 applications', atMostMs: 8 },
  ]);
  server.close();
}
