import type { Page } from 'playwright';
import { comparison, inTurn, runsOr } from './figures.ts';
import { headingOf } from './page.ts';

const PATH = '/admin/dashboard/applications';
/** Time for what the app does after its start: putting storage in order, precaching. */
const SETTLED_MS = 1500;

/** Runs in every page from its start: notes when rows are painted. */
export function watchRows() {
  const rows = () => document.querySelectorAll('main tr[aria-rowindex]');
  Reflect.set(
    window,
    'rowsPainted',
    window.painted(() => rows().length >= 5),
  );
}

const rowsPainted = (page: Page) =>
  page.evaluate(async () => Number(await Reflect.get(window, 'rowsPainted')));

/**
 * Milliseconds from opening an address to painted rows. Uses a new tab, because in a used one the
 * browser reuses a process every other time, which halves the result.
 */
export async function byAddress(opener: Page) {
  const page = await opener.context().newPage();
  await page.goto(PATH, { waitUntil: 'commit' });
  const took = await rowsPainted(page);
  await page.close();
  return took;
}

/**
 * Milliseconds from a press on the link, on a page that has not shown applications yet, to painted
 * rows. The pointer does not hover over the link first, which would prefetch them.
 */
async function byLink(page: Page) {
  await page.goto('about:blank');
  await page.goto('/admin/dashboard/profile');
  await headingOf(page);
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

/** Opening Applications with 5,000 of them, compared with 100. */
export async function measureOpening(openSite: (count: number) => Promise<Page>): Promise<void> {
  const many = await openSite(5000);
  const few = await openSite(100);
  const compare = comparison('opening');
  for (const [title, open] of [
    ['By its address', byAddress],
    ['By its link', byLink],
  ] as const) {
    const work = { measured: () => open(many), floor: () => open(few) };
    const { measured, floor } = await inTurn(runsOr(30), work, 1);
    compare(title, measured, floor, { ratio: 1.3 });
  }
  await many.context().close();
  await few.context().close();
}
