import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { ROOT } from '../lib/run.mjs';
import { serveBuild } from '../lib/site.ts';
import { site } from './dataset.ts';
import { comparison, inTurn, type Limits } from './figures.ts';
import { preparedPage } from './page.ts';

const RUNS = 30;
/** By then the browser has sent the written megabytes to every process. */
const SETTLED_MS = 250;

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
    const page = await preparedPage(browser, { baseURL, blank: '/', store });
    await page.reload();
    if (starts) await page.evaluate(() => window.bench.start());
    return page;
  };
  return { open, close };
}

/** Milliseconds of a save in this page. */
export const saveIn =
  (page: Page, name: Kind['save'] = 'saveApplication') =>
  async (run: number): Promise<number> => {
    await page.waitForTimeout(SETTLED_MS);
    return page.evaluate(([save, n]) => window.bench[save](n), [name, run] as const);
  };

interface Kind {
  title: string;
  key: string;
  field: string;
  save: 'saveApplication' | 'savePost';
  limit?: Limits;
}

const APPLICATION = { key: 'visaApplications', field: 'purpose', save: 'saveApplication' } as const;

/**
 * Saving one entry compared with writing the same array directly, each in its own browser context,
 * because both do not fit into one storage.
 * @param count of applications
 */
async function measureKinds(
  { open }: Awaited<ReturnType<typeof serveDataLayer>>,
  count: number,
  compare: ReturnType<typeof comparison>,
  kinds: readonly Kind[],
) {
  const store = site(count);
  const saving = await open(store);
  const bare = await open(store, { starts: false });
  for (const { title, key, field, save, limit } of kinds) {
    const { measured, floor } = await inTurn(
      RUNS,
      {
        measured: saveIn(saving, save),
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
    compare(title, measured, floor, limit);
  }
  await saving.context().close();
  await bare.context().close();
}

/** The cost of a save, compared with a direct write. */
export async function measureSaving(browser: Browser): Promise<void> {
  const dataLayer = await serveDataLayer(browser);
  const compare = comparison('saving');
  await measureKinds(dataLayer, 5000, compare, [
    { ...APPLICATION, title: 'One of 5,000 applications', limit: { ratio: 1.1 } },
    { title: 'One of 500 posts', key: 'blogs', field: 'category', save: 'savePost' },
  ]);
  await measureKinds(dataLayer, 100, compare, [
    { ...APPLICATION, title: 'One of 100 applications', limit: { time: 8 } },
  ]);
  dataLayer.close();
}
