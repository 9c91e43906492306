import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { ROOT } from '../lib/run.mjs';
import { serveBuild } from '../lib/site.ts';
import { site } from './dataset.ts';
import { comparison, inTurn } from './figures.ts';
import { openPage } from './page.ts';

const RUNS = 30;
/** By then the browser has sent the written megabytes to every process. */
const SETTLED_MS = 250;
const KINDS = {
  applications: { key: 'visaApplications', field: 'purpose', save: 'saveApplication' },
  posts: { key: 'blogs', field: 'category', save: 'savePost' },
} as const;
type Kind = keyof typeof KINDS;

/** Builds and serves the bare data layer; `open` opens it with this content of localStorage. */
export async function serveDataLayer(browser: Browser) {
  await build({
    configFile: false,
    root: `${ROOT}scripts/bench`,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: { target: 'es2023', outDir: `${ROOT}.cache/bench`, emptyOutDir: true },
  });
  const { baseURL, close } = await serveBuild(`${ROOT}.cache/bench`);
  const open = async (store: Record<string, unknown>, { starts = true } = {}): Promise<Page> => {
    const page = await openPage(browser, { baseURL }, store, '/');
    await page.reload();
    if (starts) await page.evaluate(() => window.bench.start());
    return page;
  };
  return { open, close };
}
export type DataLayer = Awaited<ReturnType<typeof serveDataLayer>>;

/** Milliseconds of a save in this page. */
export const saveIn =
  (page: Page, kind: Kind = 'applications') =>
  async (run: number): Promise<number> => {
    await page.waitForTimeout(SETTLED_MS);
    return page.evaluate(([save, n]) => window.bench[save](n), [KINDS[kind].save, run] as const);
  };

/** Milliseconds to write the same array without the data layer. */
const writeIn = (page: Page, kind: Kind) => async (run: number) => {
  const { key, field } = KINDS[kind];
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(([list, name, n]) => window.bench.writeBare(list, name, n), [
    key,
    field,
    run,
  ] as const);
};

/**
 * Saving one entry compared with writing the same array directly, each in its own browser context,
 * because both do not fit into one storage.
 */
export async function measureSaving(browser: Browser): Promise<void> {
  const { open, close } = await serveDataLayer(browser);
  const compare = comparison('saving');
  for (const [title, count, kind, limits] of [
    ['One of 5,000 applications', 5000, 'applications', { ratio: 1.1 }],
    ['One of 500 posts', 5000, 'posts', {}],
    ['One of 100 applications', 100, 'applications', { time: 8 }],
  ] as const) {
    const saving = await open(site(count));
    const bare = await open(site(count), { starts: false });
    const work = { measured: saveIn(saving, kind), floor: writeIn(bare, kind) };
    const { measured, floor } = await inTurn(RUNS, work, 1);
    compare(title, measured, floor, limits);
    await saving.context().close();
    await bare.context().close();
  }
  close();
}
