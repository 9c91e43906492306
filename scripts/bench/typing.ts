import type { Browser, Page } from 'playwright';
import { site } from './dataset.ts';
import { atMost, ms, table } from './figures.ts';
import { openAdmin, slowDown } from './page.ts';

const PATH = '/admin/dashboard/applications';
const LIMIT_MS = 50;
const KEY_DELAY_MS = 90;
const SETTLED_MS = 6000;
const TEXTS = ['haddad', 'dv 104 3', 'applicant.4', 'أحمد', 'photo-12', 'zzz'];

/** Runs in the page: notes every long task, and the longest time between two frames. */
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

/** Frames while typing in the search of this many applications, on a throttled CPU. */
export async function typeIn(page: Page) {
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
  return frames.jsonValue();
}

/**
 * Typing in the search of 5,000 applications, and of 100: what a busy machine or the page itself
 * costs shows in both.
 */
export async function measureTyping(browser: Browser, baseURL: string): Promise<void> {
  const row = table(
    'typing',
    'Applications',
    `Longest task, at most ${LIMIT_MS} ms with 5,000`,
    `Tasks above ${LIMIT_MS} ms`,
    'Longest time between frames, ms',
  );
  for (const count of [100, 5000]) {
    const page = await openAdmin(browser, baseURL, site(count));
    const { longTasks, worstGap } = await typeIn(page);
    await page.context().close();
    const worst = Math.max(0, ...longTasks);
    row(
      count.toLocaleString('en'),
      atMost(count === 100 ? Infinity : LIMIT_MS, worst),
      String(longTasks.length),
      ms(worstGap),
    );
  }
}
