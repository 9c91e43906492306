import type { Browser } from 'playwright';
import { build } from 'vite';
import { ROOT } from '../lib/run.mjs';
import { serveBuild } from '../lib/site.ts';
import { site } from './dataset.ts';
import { inTurn, median, ms, print, ratioLine } from './figures.ts';
import { preparedPage } from './page.ts';

const RUNS = 30;
/** By then the browser has told every process of the megabytes written before. */
const SETTLED_MS = 250;

interface Kind {
  title: string;
  key: string;
  field: string;
  save: 'saveApplication' | 'savePost';
  limit?: number;
  atMostMs?: number;
}

const APPLICATION = { key: 'visaApplications', field: 'purpose', save: 'saveApplication' } as const;

/**
 * Saving one entry beside the bare writing of the same array, each in a browser context of its own:
 * they would not fit into one storage together.
 * @param count of applications
 */
async function measureKinds(
  browser: Browser,
  baseURL: string,
  count: number,
  kinds: readonly Kind[],
) {
  const where = { baseURL, blank: '/', store: site(count) };
  const saving = await preparedPage(browser, where);
  const bare = await preparedPage(browser, where);
  for (const page of [saving, bare]) await page.reload();
  await saving.evaluate(() => window.bench.start());
  for (const { title, key, field, save, limit, atMostMs } of kinds) {
    const { measured, floor } = await inTurn(
      RUNS,
      {
        async measured(run) {
          await saving.waitForTimeout(SETTLED_MS);
          return saving.evaluate(([name, n]) => window.bench[name](n), [save, run] as const);
        },
        async floor(run) {
          await bare.waitForTimeout(SETTLED_MS);
          return bare.evaluate(([name, at, n]) => window.bench.writeBare(name, at, n), [
            key,
            field,
            run,
          ] as const);
        },
      },
      1,
    );
    const line = `Saving ${title}, against the bare stringify and setItem`;
    const end =
      atMostMs === undefined
        ? ''
        : `; ${median(measured) <= atMostMs ? 'holds' : 'MISSES'} ${ms(atMostMs)}`;
    print(ratioLine(line, measured, floor, limit) + end);
  }
  await saving.context().close();
  await bare.context().close();
}

/** What a save costs beside the bare writing. */
export async function measureSaving(browser: Browser): Promise<void> {
  await build({ configFile: `${ROOT}scripts/bench/vite.config.ts` });
  const served = await serveBuild(`${ROOT}.cache/bench`);
  await measureKinds(browser, served.baseURL, 5000, [
    { ...APPLICATION, title: 'one of 5,000 applications', limit: 1.1 },
    { title: 'one of 500 posts', key: 'blogs', field: 'category', save: 'savePost' },
  ]);
  await measureKinds(browser, served.baseURL, 100, [
    { ...APPLICATION, title: 'one of 100 applications', atMostMs: 8 },
  ]);
  served.close();
}
