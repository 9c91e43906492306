import type { Page } from 'playwright';
import { ms, print } from './figures.ts';
import { slowDown, THROTTLING } from './page.ts';

const PATH = '/admin/dashboard/applications';
const LIMIT_MS = 50;
const KEY_DELAY_MS = 90;
const SETTLED_MS = 6000;
const TEXTS = ['haddad', 'dv 104 3', 'applicant.4', 'أحمد', 'photo-12', 'zzz'];

/** Runs in the page: notes every long task, and the longest time from one frame to the next. */
function watchFrames() {
  const seen = { longTasks: [] as number[], worstGap: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks.push(duration);
  }).observe({ entryTypes: ['longtask'] });
  let last = performance.now();
  const tick = () => {
    const now = performance.now();
    seen.worstGap = Math.max(seen.worstGap, now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  return seen;
}

/** What typing in the search of so many applications does to frames on a slower processor. */
async function typeIn(page: Page) {
  await page.goto(PATH);
  await page.getByRole('searchbox').click();
  await page.waitForTimeout(SETTLED_MS);
  await slowDown(page);
  const frames = await page.evaluateHandle(watchFrames);
  for (const text of TEXTS) {
    await page.keyboard.type(text, { delay: KEY_DELAY_MS });
    for (let key = 0; key < text.length; key += 1)
      await page.keyboard.press('Backspace', { delay: KEY_DELAY_MS });
  }
  await page.waitForTimeout(1000);
  const seen = await frames.jsonValue();
  await page.context().close();
  return seen;
}

/**
 * Typing in the search of 5,000 applications, and of 100: what a busy machine or the page itself
 * costs shows in both.
 */
export async function measureTyping(openSite: (count: number) => Promise<Page>): Promise<void> {
  for (const count of [100, 5000]) {
    const { longTasks, worstGap } = await typeIn(await openSite(count));
    const worst = Math.max(0, ...longTasks);
    const above = `above ${LIMIT_MS} ms`;
    const blocked =
      worst === 0 ? `none ${above}` : `${ms(worst)}, ${String(longTasks.length)} ${above}`;
    const verdict = count === 100 ? 'floor' : worst <= LIMIT_MS ? 'holds' : 'MISSES';
    print(
      `Typing in the search of ${count} rows at ${THROTTLING}x CPU: longest task ${blocked}, longest time between frames ${ms(worstGap)} (${verdict})`,
    );
  }
}
