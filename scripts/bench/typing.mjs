import { ms, print } from './figures.mjs';

/** @typedef {import('./session.mjs').OpenSite} OpenSite */

const PATH = '/admin/dashboard/applications';
const THROTTLING = 4;
const LIMIT_MS = 50;
const KEY_DELAY_MS = 90;
const SETTLED_MS = 6000;
const TEXTS = ['haddad', 'dv 104 3', 'applicant.4', 'أحمد', 'photo-12', 'zzz'];

/** @typedef {{ longTasks: number[], worstGap: number }} Frames milliseconds */

/** Runs in the page: notes every long task, and the longest time from one frame to the next. */
function watchFrames() {
  /** @type {Frames} */
  const seen = { longTasks: [], worstGap: 0 };
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

/**
 * What typing in the search of so many applications does to frames on a processor that is four
 * times slower.
 * @param {OpenSite} openSite
 * @param {number} count
 */
async function typeIn(openSite, count) {
  const page = await openSite(count);
  await page.goto(PATH);
  await page.getByRole('searchbox').click();
  await page.waitForTimeout(SETTLED_MS);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  const frames = await page.evaluateHandle(watchFrames);
  for (const text of TEXTS) {
    await page.keyboard.type(text, { delay: KEY_DELAY_MS });
    for (let key = 0; key < text.length; key += 1)
      await page.keyboard.press('Backspace', { delay: KEY_DELAY_MS });
  }
  await page.waitForTimeout(1000);
  const { longTasks, worstGap } = await frames.jsonValue();
  await page.context().close();
  return { worst: Math.max(0, ...longTasks), above: longTasks.length, worstGap };
}

/**
 * Typing in the search of 5,000 applications, and of 100: what a busy machine or the page itself
 * costs shows in both.
 * @param {OpenSite} openSite
 */
export async function measureTyping(openSite) {
  for (const count of [100, 5000]) {
    const { worst, above, worstGap } = await typeIn(openSite, count);
    const blocked =
      worst === 0 ? `none above ${LIMIT_MS} ms` : `${ms(worst)}, ${above} above ${LIMIT_MS} ms`;
    const floor = count === 100 ? 'floor' : worst <= LIMIT_MS ? 'holds' : 'MISSES';
    print(
      `Typing in the search of ${count} rows at ${THROTTLING}x CPU: longest task ${blocked}, longest time between frames ${ms(worstGap)} (${floor})`,
    );
  }
}
