import type { Browser, Page } from 'playwright';
import { putRows } from '../../e2e/database.ts';
import { openFolder } from './counters.ts';
import { shortApplications } from './dataset.ts';
import { judged, median, runsOr, table } from './figures.ts';
import { byAddress } from './opening.ts';
import { headingOf, pressToPainted, slowDown } from './page.ts';
import { saveIn, serveDataLayer } from './saving.ts';
import { typeInPalette } from './searching.ts';
import { typeIn } from './typing.ts';

const COUNTS = [100, 1000, 5000, 10_000, 20_000, 50_000];
/** The newest applications, which localStorage holds; the database has the others. */
const LISTED = 9000;
const BASE = COUNTS.indexOf(5000);
const LIMIT = 2;
/** For more applications than this, it takes minutes to create the folder to join. */
const MOST_JOINED = 10_000;
const TEXTS = ['haddad', 'dv100', 'amal 77'];
const BATCH = 5000;
const SETTLED_MS = 2000;

const CURVES = [
  'opening',
  'typing in the list',
  'searching',
  'counter',
  'saving',
  'joining',
] as const;
type Curve = (typeof CURVES)[number];

async function repeat(work: (run: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = -1; run < runsOr(5); run += 1) {
    const time = await work(run);
    // The first one only warms up.
    if (run >= 0) times.push(time);
  }
  return median(times);
}

/** Puts applications into the database of a started page, where an office keeps older ones. */
async function putOutside(
  page: Page,
  applications: ReturnType<typeof shortApplications>,
): Promise<void> {
  const rows = applications.map((each) => ({
    id: each.id,
    submitted: each.submissionDate,
    text: JSON.stringify(each),
  }));
  for (let at = 0; at < rows.length; at += BATCH)
    await putRows(page, 'outside', rows.slice(at, at + BATCH));
}

/** Milliseconds from the tracking number of the oldest application to its case at the counter. */
async function openAtCounter(page: Page): Promise<number> {
  await page.locator('main input').first().fill('DV100000');
  const time = await pressToPainted(page, 'main form button[type=submit]', '.decision-form');
  await page.keyboard.press('Escape');
  await page.locator('main table').waitFor();
  return time;
}

type Times = Partial<Record<Curve, number>>;

/** Milliseconds on the admin screens. */
async function onScreens(
  page: Page,
  outside: ReturnType<typeof shortApplications>,
): Promise<Times> {
  await page.goto('/admin/dashboard/profile');
  await headingOf(page);
  await page.waitForTimeout(SETTLED_MS);
  await putOutside(page, outside);
  const opening = await repeat(() => byAddress(page));
  await page.goto('/admin/counter');
  await headingOf(page);
  await page.waitForTimeout(SETTLED_MS);
  const counter = await repeat(() => openAtCounter(page));
  const { measured } = await typeInPalette(page, TEXTS);
  const { worstGap } = await typeIn(page);
  return {
    opening,
    counter,
    searching: median(measured.map(({ painted }) => painted)),
    'typing in the list': worstGap,
  };
}

/** Milliseconds of the data layer alone. */
async function inDataLayer(
  { open }: Awaited<ReturnType<typeof serveDataLayer>>,
  listed: readonly unknown[],
  outside: ReturnType<typeof shortApplications>,
): Promise<Times> {
  const page = await open({ visaApplications: listed });
  await putOutside(page, outside);
  const saving = await repeat(saveIn(page));
  await page.context().close();
  return { saving };
}

async function joining(
  dataLayer: Awaited<ReturnType<typeof serveDataLayer>>,
  records: readonly unknown[],
): Promise<Times> {
  if (records.length > MOST_JOINED) return {};
  const page = await openFolder(dataLayer, records);
  await slowDown(page);
  const { took } = await page.evaluate(() => window.bench.join());
  await page.context().close();
  return { joining: took };
}

/**
 * What grows with the number of applications: opening the list by its address, the longest
 * time between frames while typing in its search, the palette's search (both at a quarter of the
 * CPU's speed), the counter by a tracking number, saving one, and joining a folder of them (slow too).
 */
export async function measureScale(
  browser: Browser,
  openSite: (store: Record<string, unknown>) => Promise<Page>,
): Promise<void> {
  const dataLayer = await serveDataLayer(browser);
  const curves = new Map<Curve, (number | undefined)[]>(CURVES.map((curve) => [curve, []]));
  for (const count of COUNTS) {
    const all = shortApplications(count);
    const outside = all.slice(0, -LISTED);
    const listed = all.slice(-LISTED);
    const page = await openSite({ visaApplications: listed });
    const times: Times = {
      ...(await onScreens(page, outside)),
      ...(await inDataLayer(dataLayer, listed, outside)),
      ...(await joining(dataLayer, all)),
    };
    await page.context().close();
    for (const [curve, list] of curves) list.push(times[curve]);
  }
  dataLayer.close();
  const row = table('scale', 'Milliseconds', ...COUNTS.map((count) => count.toLocaleString('en')));
  for (const [curve, times] of curves) {
    const limit = LIMIT * (times[BASE] ?? Infinity);
    row(
      curve,
      ...times.map((time) =>
        time === undefined ? '' : judged(time.toFixed(0), curve === 'joining' || time <= limit),
      ),
    );
  }
}
