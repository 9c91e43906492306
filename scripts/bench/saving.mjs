import { createServer } from 'node:http';
import sirv from 'sirv';
import { build } from 'vite';
import { ROOT } from '../lib/run.mjs';
import { listen } from '../lib/staticServer.mjs';
import { site } from './dataset.mjs';
import { print, ratioLine } from './figures.mjs';

/** @typedef {import('playwright').Page} Page */

const RUNS = 30;
/** How often it is asked whether the word index of so many new records is complete. */
const POLL_MS = 500;
/** By then the browser has told every process of the megabytes written before. */
const SETTLED_MS = 250;

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
async function openPage(browser, url) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  await page.evaluate(
    (entries) => {
      localStorage.setItem('isDemoInitialized', 'true');
      for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value));
    },
    Object.entries(site(5000)),
  );
  await page.reload();
  return page;
}

/**
 * Saving one entry beside the bare writing of the same array, taken in turn, each in a browser
 * context of its own: they would not fit into one storage together.
 * @param {import('playwright').Browser} browser
 */
export async function measureSaving(browser) {
  await build({ configFile: `${ROOT}scripts/bench/vite.config.ts` });
  const server = createServer(sirv(`${ROOT}.cache/bench`));
  const url = `http://localhost:${await listen(server, 0)}/`;
  const saving = await openPage(browser, url);
  const bare = await openPage(browser, url);
  await saving.evaluate(() => window.bench.start());
  while ((await saving.evaluate(() => window.bench.countUnindexed())) > 0) {
    await saving.waitForTimeout(POLL_MS);
  }
  const kinds = /** @type {const} */ ([
    ['one of 5,000 applications', 'visaApplications', 'purpose', 'saveApplication', 1.3],
    ['one of 500 posts', 'blogs', 'category', 'savePost', undefined],
  ]);
  for (const [title, key, field, save, limit] of kinds) {
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
    print(
      ratioLine(`Saving ${title}, against the bare stringify and setItem`, measured, floor, limit),
    );
  }
  await saving.context().close();
  await bare.context().close();
  server.close();
}
