import { setTimeout as after } from 'node:timers/promises';
import { button, receiptNumber, storedApplications, submit } from './applyForm';
import { expect, test } from './test';
import { amount } from './torture/amount';
import { launchKillable, type KillableBrowser } from './torture/killableBrowser';
import { report } from './torture/lab';
import { seededRandom } from './torture/random';

const KILLS_PER_PROFILE = amount('SUBMISSION_KILLS', 10);
const LATEST_KILL_MS = amount('LATEST_KILL_MS', 3000);
/** Each kill is a start of the browser, and a busy machine starts it slowly. */
const TIMEOUT_MS = 150_000 + KILLS_PER_PROFILE * 15_000;

// Twenty kills in all, at moments that a seed chooses.
for (const seed of [20261120, 20261121])
  test(`the browser is killed 0-3 s after the confirmation appears (seed ${seed}): every confirmed application is found again`, async ({
    baseURL,
    launchOptions,
  }, testInfo) => {
    test.setTimeout(TIMEOUT_MS);
    const origin = baseURL ?? '';
    const random = seededRandom(seed);
    const profile = testInfo.outputPath('profile');
    const confirmed: string[] = [];
    let browser: KillableBrowser | undefined;
    try {
      for (let kills = 0; kills < KILLS_PER_PROFILE; kills += 1) {
        browser = await launchKillable(profile, launchOptions, { restores: false });
        const { page } = browser;
        await page.goto(`${origin}/apply?visa=tourist-30`);
        await button(page, 'Next').click();
        await page.getByLabel('First Name').fill(`Applicant ${kills}`);
        await button(page, 'Next').click();
        await submit(page);
        confirmed.push(await receiptNumber(page));
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
      await page.goto(`${origin}/apply`);
      await expect(page.getByRole('radio').first()).toBeVisible();
      expect(new Set(confirmed).size).toBe(KILLS_PER_PROFILE);
      report(`${KILLS_PER_PROFILE} kills 0-${LATEST_KILL_MS} ms after a confirmation: 0 lost`);
    } finally {
      await browser?.kill();
    }
  });
