import { writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { ROOT } from '../lib/run.mjs';
import { shortApplications } from './dataset.ts';
import { median, ms, runsOr, table } from './figures.ts';
import { byAddress } from './opening.ts';
import { saveIn, serveDataLayer } from './saving.ts';
import { typeInPalette } from './searching.ts';

const COUNTS = [100, 1000, 5000, 10_000];
const TEXTS = ['haddad', 'dv100', 'amal 77'];
const PICTURE = 'docs/scale.svg';

/** The medians of each work, in milliseconds, for each count. */
type Curves = Readonly<Record<'opening' | 'searching' | 'saving', number[]>>;

async function repeat(runs: number, work: (run: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await work(run));
  return median(times);
}

const WIDTH = 640;
const ROW = 120;
const CURVE = 60;

/** One row per curve, each with its own scale from zero. */
function picture(curves: Curves): string {
  const x = (place: number) => 110 + place * 160;
  const text = (left: number, top: number, words: string) =>
    `<text x="${left}" y="${top.toFixed(0)}">${words}</text>`;
  const rows = Object.entries(curves).map(([name, times], row) => {
    const base = (row + 1) * ROW - 30;
    const most = Math.max(...times);
    const y = (time: number) => base - (time / most) * CURVE;
    const points = times.map((time, place) => `${x(place)},${y(time).toFixed(0)}`).join(' ');
    const figures = times.map((time, place) => text(x(place) - 12, y(time) - 8, time.toFixed(0)));
    const counts = COUNTS.map((count, place) =>
      text(x(place) - 16, base + 18, count.toLocaleString('en')),
    );
    return `${text(8, base - CURVE / 2, name)}<path d="M${x(0)} ${base}H${x(COUNTS.length - 1)}" stroke="#999"/><polyline points="${points}" fill="none" stroke="#0b6e4f" stroke-width="2"/>${[...figures, ...counts].join('')}`;
  });
  const height = rows.length * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13"><title>Milliseconds of opening, searching and saving, by the number of applications stored</title><rect width="${WIDTH}" height="${height}" fill="#fff"/>${rows.join('')}</svg>\n`;
}

/**
 * Opening the list by its address, searching in the palette at a fourth of the processor's speed, and
 * saving one, with 100 to 10,000 applications: what grows with what is stored, as a picture.
 */
export async function measureScale(
  browser: Browser,
  openSite: (store: Record<string, unknown>) => Promise<Page>,
): Promise<void> {
  const dataLayer = await serveDataLayer(browser);
  const curves: Curves = { opening: [], searching: [], saving: [] };
  for (const count of COUNTS) {
    const store = shortApplications(count);
    const page = await openSite(store);
    await byAddress(page);
    curves.opening.push(await repeat(runsOr(9), () => byAddress(page)));
    const { measured } = await typeInPalette(page, TEXTS);
    curves.searching.push(median(measured.map(({ painted }) => painted)));
    await page.context().close();
    const saving = await dataLayer.open(store);
    const save = saveIn(saving);
    await save(-1);
    curves.saving.push(await repeat(runsOr(9), save));
    await saving.context().close();
  }
  dataLayer.close();
  const row = table('scale', 'Applications', ...COUNTS.map((count) => count.toLocaleString('en')));
  for (const [name, times] of Object.entries(curves)) row(name, ...times.map(ms));
  writeFileSync(`${ROOT}${PICTURE}`, picture(curves));
}
