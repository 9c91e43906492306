import type { Browser, Page } from 'playwright';
import { putRows } from '../../e2e/database.ts';
import { joinSlowly, openFolder } from './counters.ts';
import { shortApplications } from './dataset.ts';
import { atMost, inTurn, median, runsOr, table } from './figures.ts';
import { byAddress } from './opening.ts';
import { headingOf, openAdmin, pressToPainted } from './page.ts';
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

type Applications = ReturnType<typeof shortApplications>;

async function repeat(work: (run: number) => Promise<number>): Promise<number> {
  const { times } = await inTurn(runsOr(5), { times: work }, 1);
  return median(times);
}

/** Puts applications into the database of a started page, where an office keeps older ones. */
async function putOutside(page: Page, applications: Applications): Promise<void> {
  const rows = applications.map((each) => ({
    id: each.id,
    submitted: each.submissionDate,
    text: JSON.stringify(each),
  }));
  for (let at = 0; at < rows.length; at += BATCH)
    await putRows(page, 'outside', rows.slice(at, at + BATCH));
}

async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await headingOf(page);
  await page.waitForTimeout(SETTLED_MS);
}

/** Milliseconds from the tracking number of the oldest application to its case at the counter. */
async function openAtCounter(page: Page): Promise<number> {
  await page.locator('main input').first().fill('DV100000');
  const time = await pressToPainted(page, 'main form button[type=submit]', '.decision-form');
  await page.keyboard.press('Escape');
  await page.locator('main table').waitFor();
  return time;
}

/** Milliseconds on the admin screens. */
async function onScreens(page: Page, outside: Applications) {
  await openSettled(page, '/admin/dashboard/profile');
  await putOutside(page, outside);
  const opening = await repeat(() => byAddress(page));
  await openSettled(page, '/admin/counter');
  const counter = await repeat(() => openAtCounter(page));
  const { measured } = await typeInPalette(page, TEXTS);
  const { worstGap } = await typeIn(page);
  const searching = median(measured.map(({ painted }) => painted));
  return { opening, 'typing in the list': worstGap, searching, counter };
}

/**
 * What grows with the number of applications: opening the list by its address, the longest
 * time between frames while typing in its search, the palette's search (both at a quarter of the
 * CPU's speed), the counter by a tracking number, saving one, and joining a folder of them (slow too).
 */
export async function measureScale(browser: Browser, baseURL: string): Promise<void> {
  const dataLayer = await serveDataLayer(browser);
  const columns: Record<string, number>[] = [];
  for (const count of COUNTS) {
    const all = shortApplications(count);
    const outside = all.slice(0, -LISTED);
    const visaApplications = all.slice(-LISTED);
    const screens = await openAdmin(browser, baseURL, { visaApplications });
    const times = await onScreens(screens, outside);
    const bare = await dataLayer.open({ visaApplications });
    await putOutside(bare, outside);
    const saving = await repeat(saveIn(bare));
    for (const page of [screens, bare]) await page.context().close();
    columns.push({ ...times, saving });
    if (count > MOST_JOINED) continue;
    const folder = await openFolder(dataLayer, all);
    Object.assign(columns.at(-1) ?? {}, { joining: (await joinSlowly(folder)).took });
    await folder.context().close();
  }
  dataLayer.close();
  const row = table('scale', 'Milliseconds', ...COUNTS.map((count) => count.toLocaleString('en')));
  for (const [curve, base = Infinity] of Object.entries(columns[BASE] ?? {})) {
    const limit = curve === 'joining' ? Infinity : LIMIT * base;
    row(
      curve,
      ...columns.map(({ [curve]: time }) => (time === undefined ? '' : atMost(limit, time, 0))),
    );
  }
}
