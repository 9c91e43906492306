import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { applyAs, storedApplications } from '../applyForm';
import { expect, expectAllStarted, test } from '../test';
import { launchKillable, type KillableBrowser } from './killableBrowser';
import { amount, report, runAhead } from './lab';
import { seededRandom } from './random';

const KILLS = amount('CLOCK_KILLS', 1);
/** A first change has reached the disk by then; a second one of localStorage only a minute after. */
const FLUSHED_MS = 6000;
const LATEST_KILL_MS = amount('LATEST_CLOCK_KILL_MS', 1000);
/** Each kill is a start of the browser, and a busy machine starts it slowly. */
const TIMEOUT_MS = 60_000 + KILLS * (60_000 + LATEST_KILL_MS);

const DAY_MS = 24 * 60 * 60 * 1000;
/** How far the clock is set back by the power cut. */
const SET_BACK_MS = [60_000, DAY_MS, 25_000];

/** What the disk gets late: the more there is, the later. */
const LARGE = JSON.stringify([
  { id: 'large', name: 'Sara', message: 'x'.repeat(2_000_000), timestamp: '2026-11-21T12:00:00Z' },
]);

/** A browser that was killed asks whether to restore its session; this is the answer. */
async function agreeToRestore(profile: string): Promise<void> {
  const preferences = join(profile, 'Default', 'Preferences');
  const text = await readFile(preferences, 'utf8');
  await writeFile(preferences, text.replace('"exit_type":"Crashed"', '"exit_type":"Normal"'));
}

/** Killed some seconds after an application was confirmed and its tab was led elsewhere; resolves to its number. */
async function applyAndKill(
  browser: KillableBrowser,
  origin: string,
  how: { setBackMs: number; isLarge: boolean; killAfterMs: number },
): Promise<string> {
  const { page } = browser;
  const { setBackMs, isLarge, killAfterMs } = how;
  await runAhead(page, setBackMs);
  await page.goto(`${origin}/track`);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('isDemoInitialized')))
    .toBe('true');
  const messages = isLarge ? LARGE : '[]';
  await page.evaluate((text) => localStorage.setItem('contactMessages', text), messages);
  // What is tested is the moment of the kill between writes of the browser, not a wait for something to happen.
  await after(FLUSHED_MS);
  const number = await applyAs(page, `Set back by ${setBackMs}`, origin);
  await page.goto(`${origin}/track`);
  await after(killAfterMs);
  await browser.kill();
  return number;
}

test('a session restored with an earlier clock has every confirmed application', async ({
  baseURL,
  launchOptions,
}, testInfo) => {
  test.setTimeout(TIMEOUT_MS);
  const random = seededRandom(20261123);
  const origin = baseURL ?? '';
  const profile = testInfo.outputPath('profile');
  let browser = await launchKillable(profile, launchOptions);
  try {
    // Of a profile that was never closed no session is restored.
    await browser.page.goto(`${origin}/track`);
    await browser.close();
    const confirmed: string[] = [];
    for (let kills = 0; kills < KILLS; kills += 1) {
      const setBackMs = SET_BACK_MS[kills % SET_BACK_MS.length] ?? DAY_MS;
      const killAfterMs = FLUSHED_MS + random() * LATEST_KILL_MS;
      const how = { setBackMs, isLarge: kills % 2 === 0, killAfterMs };
      browser = await launchKillable(profile, launchOptions);
      confirmed.push(await applyAndKill(browser, origin, how));
      await agreeToRestore(profile);

      browser = await launchKillable(profile, launchOptions);
      const { page } = browser;
      // The search of the time before may be in the address already.
      await page.waitForURL(({ pathname }) => pathname === '/track');
      // Before then, Enter does nothing.
      await expectAllStarted(page);
      await page.getByLabel('Tracking number').fill(confirmed.at(-1) ?? '');
      await page.keyboard.press('Enter');
      const result = page.getByRole('region', { name: 'Tracking number' });
      await expect(result.getByText('Tourist Visa - 30 Days')).toBeVisible();
      expect(await storedApplications(page)).toEqual(
        confirmed.map((trackingNumber): unknown => expect.objectContaining({ trackingNumber })),
      );
      await browser.kill();
      await agreeToRestore(profile);
    }
  } finally {
    await browser.kill();
  }
  report(`${KILLS} kills with the clock set back: 0 lost`);
});
