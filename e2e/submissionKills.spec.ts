import { setTimeout as after } from 'node:timers/promises';
import type { LaunchOptions } from 'playwright/test';
import { applyAs, receiptNumber, storedApplications } from './applyForm';
import { expect, test } from './test';
import { launchKillable, type KillableBrowser } from './torture/killableBrowser';
import { amount, report } from './torture/lab';
import { seededRandom } from './torture/random';

const KILLS_PER_PROFILE = amount('SUBMISSION_KILLS', 5);
const LATEST_KILL_MS = amount('LATEST_KILL_MS', 3000);
/** Each kill is a start of the browser, and a busy machine starts it slowly. */
const TIMEOUT_MS = 150_000 + KILLS_PER_PROFILE * 30_000;
/** Twenty kills in all, at moments that these choose. */
const SEEDS = [20261120, 20261121, 20261122, 20261123];

/** Submits on a profile of its own, the browser killed after each; all that was confirmed is there. */
async function submitAndKill(
  seed: number,
  profile: string,
  origin: string,
  launchOptions: LaunchOptions,
): Promise<void> {
  const random = seededRandom(seed);
  const confirmed: string[] = [];
  let browser: KillableBrowser | undefined;
  try {
    for (let kills = 0; kills < KILLS_PER_PROFILE; kills += 1) {
      browser = await launchKillable(profile, launchOptions, { restores: false });
      const { page } = browser;
      confirmed.push(await applyAs(page, `Applicant ${kills}`, origin));
      // The moment of the kill is what is tested, not a wait for something to happen.
      await after(random() * LATEST_KILL_MS);
      await browser.kill();
    }
    browser = await launchKillable(profile, launchOptions, { restores: false });
    const { page } = browser;
    await page.goto(`${origin}/apply?receipt=${confirmed.at(-1)}`);
    expect(await receiptNumber(page)).toBe(confirmed.at(-1));
    // What the other screens show, once the start has put storage in order.
    await expect(async () => {
      expect(await storedApplications(page)).toEqual(
        confirmed.map((trackingNumber, kills): unknown =>
          expect.objectContaining({ trackingNumber, firstName: `Applicant ${kills}` }),
        ),
      );
    }).toPass({ timeout: 20_000 });
    expect(new Set(confirmed).size).toBe(KILLS_PER_PROFILE);
  } finally {
    await browser?.kill();
  }
}

test('browsers are killed 0-3 s after the confirmation appears: every confirmed application is found again', async ({
  baseURL,
  launchOptions,
}, testInfo) => {
  test.setTimeout(TIMEOUT_MS);
  // Side by side: most of the time each waits for its moment.
  const ends = await Promise.allSettled(
    SEEDS.map((seed) =>
      submitAndKill(seed, testInfo.outputPath(String(seed)), baseURL ?? '', launchOptions),
    ),
  );
  expect(ends.map((end) => (end.status === 'rejected' ? end.reason : 'kept'))).toEqual(
    SEEDS.map(() => 'kept'),
  );
  const kills = SEEDS.length * KILLS_PER_PROFILE;
  report(`${kills} kills 0-${LATEST_KILL_MS} ms after a confirmation: 0 lost`);
});
