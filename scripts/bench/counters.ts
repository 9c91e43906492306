import type { Browser, Page } from 'playwright';
import { shortApplications, site } from './dataset.ts';
import { comparison, inTurn, runsOr } from './figures.ts';
import { slowDown } from './page.ts';
import { type DataLayer, saveIn, serveDataLayer } from './saving.ts';

const WRITERS = 16;
const FILES = 192;

/** Opens the bare data layer, with the folder of counters that have decided these applications. */
export async function openFolder({ open }: DataLayer, applications: readonly unknown[]) {
  const page = await open({});
  await page.evaluate(([all, writers, files]) => window.bench.fillFolder(all, writers, files), [
    applications,
    WRITERS,
    FILES,
  ] as const);
  return page;
}

/** Joins the folder on a slow machine, beside storing the same without the data layer. */
export async function joinSlowly(page: Page) {
  const slow = await slowDown(page);
  const joined = await page.evaluate(() => window.bench.join());
  const bare = await page.evaluate(() => window.bench.storeBare());
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { ...joined, bare };
}

/** Counters that share a folder: joining it, polling it while nothing changes, and saving. */
export async function measureCounters(browser: Browser): Promise<void> {
  const dataLayer = await serveDataLayer(browser);
  const work = async () => {
    const page = await openFolder(dataLayer, site(8000).visaApplications);
    const joined = await joinSlowly(page);
    const { look, listing } = await page.evaluate(() => window.bench.lookQuiet());
    const decision = await page.evaluate(() => window.bench.receiveDecision());
    await page.context().close();
    return { ...joined, look, listing, decision };
  };
  const { runs } = await inTurn(runsOr(3), { runs: work });
  const all = (name: keyof (typeof runs)[number]) => runs.map((run) => run[name]);
  const many = await openFolder(dataLayer, shortApplications(20_000));
  const { took, bare } = await joinSlowly(many);
  await many.context().close();
  const compare = comparison('counters');
  compare('Joining', all('took'), all('bare'), { time: 3000 });
  compare('Joining, once, of 20,000', [took], [bare]);
  compare('Longest task while joining', all('longestTask'), undefined, { time: 50 });
  compare('A look at the quiet folder', all('look'), all('listing'));
  compare('A decision of another counter received', all('decision'), undefined, { time: 1500 });
  // More applications do not fit into localStorage beside everything else.
  const { visaApplications } = site(5000);
  const alone = await dataLayer.open({ visaApplications });
  const inStep = await dataLayer.open({ visaApplications });
  await inStep.evaluate(() => window.bench.joinOffice());
  const saved = await inTurn(30, { inStep: saveIn(inStep), alone: saveIn(alone) }, 1);
  compare('Saving while in step', saved.inStep, saved.alone, { ratio: 1.05 });
  for (const page of [alone, inStep]) await page.context().close();
  dataLayer.close();
}
