import { print, ratioLine } from './figures.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./session.mjs').OpenSite} OpenSite */

const PATH = '/admin/dashboard/applications';
const RUNS = Number(process.env['RUNS'] ?? 30);
/** What the app does by itself after it has started: putting storage in order, precaching. */
const SETTLED_MS = 1500;

/** Runs in every page, from its beginning: notes when rows are painted. */
export function watchRows() {
  const rows = () => document.querySelectorAll('[role=grid] [role=row]');
  Reflect.set(
    window,
    'rowsPainted',
    window.painted(() => rows().length >= 5),
  );
}

/** @param {Page} page */
const rowsPainted = (page) =>
  page.evaluate(async () => Number(await Reflect.get(window, 'rowsPainted')));

/**
 * From the start of a page load to painted rows.
 * @param {Page} page
 */
async function byAddress(page) {
  await page.goto('about:blank');
  await page.goto(PATH, { waitUntil: 'commit' });
  return rowsPainted(page);
}

/**
 * From a press on the link, on a page that has not shown applications yet, to painted rows.
 * Without the pointer resting on the link first, which would load them before the press.
 * @param {Page} page
 */
async function byLink(page) {
  await page.goto('about:blank');
  await page.goto('/admin/dashboard/profile');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const pressedAt = await page.evaluate((path) => {
    const link = document.querySelector(`a[href="${path}"]`);
    if (!(link instanceof HTMLElement)) throw new Error('There is no link to the applications.');
    const now = performance.now();
    link.click();
    return now;
  }, PATH);
  return (await rowsPainted(page)) - pressedAt;
}

/**
 * Opening Applications with 5,000 of them beside opening it with 100, taken in turn.
 * @param {OpenSite} openSite
 */
export async function measureOpening(openSite) {
  const many = await openSite(5000);
  const few = await openSite(100);
  for (const [title, open] of /** @type {const} */ ([
    ['Opening Applications by its address', byAddress],
    ['Opening Applications by its link', byLink],
  ])) {
    /** @type {number[]} */
    const measured = [];
    /** @type {number[]} */
    const floor = [];
    // The first of each only warms up.
    for (let run = 0; run <= RUNS; run += 1) {
      const [a, b] = [await open(many), await open(few)];
      if (run > 0) {
        measured.push(a);
        floor.push(b);
      }
    }
    print(ratioLine(`${title}, 5,000 rows against 100`, measured, floor, 1.3));
  }
  await many.context().close();
  await few.context().close();
}
