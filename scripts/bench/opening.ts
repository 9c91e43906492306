import type { Browser, Page } from 'playwright';
import { site } from './dataset.ts';
import { comparison, inTurn, runsOr } from './figures.ts';
import { headingOf, openAdmin, pressToPainted } from './page.ts';

const PATH = '/admin/dashboard/applications';
const FIFTH_ROW = 'main tr[aria-rowindex]:nth-child(5)';
const LIMIT = { ratio: 1.3 };
/** Time for what the app does after its start: putting storage in order, precaching. */
const SETTLED_MS = 1500;

/**
 * Milliseconds from opening an address to painted rows. Uses a new tab, because in a used one the
 * browser reuses a process every other time, which halves the result.
 */
export async function byAddress(opener: Page) {
  const page = await opener.context().newPage();
  await page.goto(PATH, { waitUntil: 'commit' });
  const took = await page.evaluate(
    (row) => window.painted(() => document.querySelector(row) !== null),
    FIFTH_ROW,
  );
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
  return pressToPainted(page, `a[href="${PATH}"]`, FIFTH_ROW);
}

/** Opening Applications with 5,000 of them, compared with 100. */
export async function measureOpening(browser: Browser, baseURL: string): Promise<void> {
  const many = await openAdmin(browser, baseURL, site(5000));
  const few = await openAdmin(browser, baseURL, site(100));
  const compare = comparison('opening');
  for (const [title, open] of [
    ['By its address', byAddress],
    ['By its link', byLink],
  ] as const) {
    const work = { measured: () => open(many), floor: () => open(few) };
    const { measured, floor } = await inTurn(runsOr(30), work, 1);
    compare(title, measured, floor, LIMIT);
  }
  await many.context().close();
  await few.context().close();
}
