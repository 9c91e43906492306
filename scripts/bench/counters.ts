import type { Browser, Page } from 'playwright';
import { shortApplications, site } from './dataset.ts';
import { comparison, inTurn, runsOr } from './figures.ts';
import { slowDown } from './page.ts';
import { saveIn, serveDataLayer } from './saving.ts';

const APPLICATIONS = 8000;
const MANY_APPLICATIONS = 20_000;
const SAVED_APPLICATIONS = 5000;
const JOIN_LIMIT_MS = 3000;
const SEEN_LIMIT_MS = 1500;
const TASK_LIMIT_MS = 50;
const WRITERS = 16;
const FILES = 192;
const SAVE_LIMIT = 1.05;
const SAVES = 30;

/** Opens the bare data layer, with the folder of counters that have decided these applications. */
export async function openFolder(
  { open }: Awaited<ReturnType<typeof serveDataLayer>>,
  applications: readonly unknown[],
): Promise<Page> {
  const page = await open({});
  await page.evaluate(([all, writers, files]) => window.bench.fillFolder(all, writers, files), [
    applications,
    WRITERS,
    FILES,
  ] as const);
  return page;
}

/** Counters that share a folder: joining it, polling it while nothing changes, and saving. */
export async function measureCounters(browser: Browser): Promise<void> {
  const dataLayer = await serveDataLayer(browser);
  const { open, close } = dataLayer;
  const { visaApplications } = site(APPLICATIONS);

  const joined: number[] = [];
  const bare: number[] = [];
  const tasks: number[] = [];
  const looks: number[] = [];
  const listings: number[] = [];
  const decisions: number[] = [];
  for (let run = 0; run < runsOr(3); run += 1) {
    const page = await openFolder(dataLayer, visaApplications);
    const slow = await slowDown(page);
    const seen = await page.evaluate(() => window.bench.join());
    joined.push(seen.took);
    tasks.push(seen.longestTask);
    bare.push(await page.evaluate(() => window.bench.storeBare()));
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const quiet = await page.evaluate(() => window.bench.lookQuiet());
    looks.push(quiet.look);
    listings.push(quiet.listing);
    decisions.push(await page.evaluate(() => window.bench.receiveDecision()));
    await page.context().close();
  }
  const many = await openFolder(dataLayer, shortApplications(MANY_APPLICATIONS));
  await slowDown(many);
  const { took } = await many.evaluate(() => window.bench.join());
  const floor = await many.evaluate(() => window.bench.storeBare());
  await many.context().close();
  const compare = comparison('counters');
  compare('Joining', joined, bare, { time: JOIN_LIMIT_MS });
  compare('Joining, once, of 20,000', [took], [floor]);
  compare('Longest task while joining', tasks, undefined, { time: TASK_LIMIT_MS });
  compare('A look at the quiet folder', looks, listings);
  compare('A decision of another counter received', decisions, undefined, { time: SEEN_LIMIT_MS });
  // More applications do not fit into localStorage beside everything else.
  const stored = { visaApplications: site(SAVED_APPLICATIONS).visaApplications };
  const [alone, inStep] = [await open(stored), await open(stored)];
  await inStep.evaluate(() => window.bench.joinOffice());
  const saved = await inTurn(SAVES, { inStep: saveIn(inStep), alone: saveIn(alone) }, 1);
  compare('Saving while in step', saved.inStep, saved.alone, { ratio: SAVE_LIMIT });
  for (const page of [alone, inStep]) await page.context().close();
  close();
}
