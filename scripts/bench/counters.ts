import type { Browser } from 'playwright';
import { build } from 'vite';
import { ROOT } from '../lib/run.mjs';
import { serveBuild } from '../lib/site.ts';
import { site } from './dataset.ts';
import { inTurn, median, ms, print, ratioLine, runsOr, verdict } from './figures.ts';
import { preparedPage, slowDown, THROTTLING } from './page.ts';

const APPLICATIONS = 5000;
const JOIN_LIMIT_MS = 3000;
const TASK_LIMIT_MS = 50;
const WRITERS = 16;
const LOGS = 496;
const SAVE_LIMIT = 1.03;
const SAVES = 30;
/** By then the browser has told every process of the megabytes written before. */
const SETTLED_MS = 250;

/** Counters that share a folder: joining one, looking at it while nothing happens, and a save. */
export async function measureCounters(browser: Browser): Promise<void> {
  await build({ configFile: `${ROOT}scripts/bench/vite.config.ts` });
  const served = await serveBuild(`${ROOT}.cache/bench`);
  const open = async (store: Record<string, unknown>) => {
    const page = await preparedPage(browser, { baseURL: served.baseURL, blank: '/', store });
    await page.reload();
    await page.evaluate(() => window.bench.start());
    return page;
  };
  const { visaApplications } = site(APPLICATIONS);

  const joined: number[] = [];
  const bare: number[] = [];
  const tasks: number[] = [];
  const looks: number[] = [];
  const listings: number[] = [];
  for (let run = 0; run < runsOr(3); run += 1) {
    const page = await open({});
    await page.evaluate(([all, writers, logs]) => window.bench.fillFolder(all, writers, logs), [
      visaApplications,
      WRITERS,
      LOGS,
    ] as const);
    const slow = await slowDown(page);
    const seen = await page.evaluate(() => window.bench.join());
    joined.push(seen.took);
    tasks.push(seen.longestTask);
    bare.push(await page.evaluate(() => window.bench.storeBare()));
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const quiet = await page.evaluate(() => window.bench.lookQuiet());
    looks.push(quiet.look);
    listings.push(quiet.listing);
    await page.context().close();
  }
  const changes = (2 * APPLICATIONS).toLocaleString();
  const most = median(joined);
  const longest = median(tasks);
  print(
    `${ratioLine(`Joining ${changes} changes at ${THROTTLING}x CPU, against bare rows and setItem of what they leave`, joined, bare)}; ${most <= JOIN_LIMIT_MS ? 'holds' : 'MISSES'} ${ms(JOIN_LIMIT_MS)}; longest task ${ms(longest)}${verdict(longest <= TASK_LIMIT_MS, `${String(TASK_LIMIT_MS)} ms`)}`,
  );
  print(
    ratioLine(
      `A look at a quiet folder of ${String(WRITERS)} counters and ${String(LOGS)} files, against listing it`,
      looks,
      listings,
    ),
  );

  const [alone, inStep] = [await open({ visaApplications }), await open({ visaApplications })];
  await inStep.evaluate(() => window.bench.joinOffice());
  const save = (page: typeof alone) => async (run: number) => {
    await page.waitForTimeout(SETTLED_MS);
    return page.evaluate((n) => window.bench.saveApplication(n), run);
  };
  const saved = await inTurn(SAVES, { inStep: save(inStep), alone: save(alone) }, 1);
  print(
    ratioLine(
      `Saving one of ${APPLICATIONS.toLocaleString()} applications with counters in step, against without`,
      saved.inStep,
      saved.alone,
      SAVE_LIMIT,
    ),
  );
  for (const page of [alone, inStep]) await page.context().close();
  served.close();
}
