import { setTimeout as after } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import vectors from '../src/engines/handover/vectors.json' with { type: 'json' };
import { rowsOf } from './database';
import { expect, test, writeSession } from './test';
import { launchKillable, type KillableBrowser } from './torture/killableBrowser';
import { amount, report } from './torture/lab';
import { seededRandom } from './torture/random';
import { decide, hand } from './officeCounter';

const KILLS = amount('COUNTER_KILLS', 4);
const LATEST_KILL_MS = 800;

async function openCounter(page: Page, origin: string): Promise<void> {
  // A file of the site's origin that starts no app; the session may not have reached the disk.
  await page.goto(`${origin}/favicon.svg`);
  await writeSession(page);
  await page.goto(`${origin}/admin/counter`);
  await expect(page.getByLabel(/^Scan a/)).toBeVisible();
}

test('a counter killed between receipt and slip keeps what it received', async ({
  baseURL,
  launchOptions,
}, testInfo) => {
  test.setTimeout(120_000 + KILLS * 30_000);
  const random = seededRandom(20261123);
  const profile = testInfo.outputPath('profile');
  const origin = baseURL ?? '';
  const code = `${origin}/counter#${vectors.applications.usual.digits}`;
  let browser: KillableBrowser | undefined;
  let made = 0;
  try {
    browser = await launchKillable(profile, launchOptions, { restores: false });
    await openCounter(browser.page, origin);
    await hand(browser.page, code);
    await browser.page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(browser.page.getByText(/^Received on/)).toBeVisible();
    for (let kills = 0; kills < KILLS; kills += 1) {
      await browser.kill();
      browser = await launchKillable(profile, launchOptions, { restores: false });
      const { page } = browser;
      await openCounter(page, origin);
      await hand(page, code);
      await expect(page.getByText(/^Received on .* Nothing has changed\.$/)).toBeVisible();
      const decisions: { status: string; decided: number }[] = JSON.parse(
        await rowsOf(page, 'decisions'),
      );
      made = decisions.length;
      const newest = decisions.reduce(
        (latest, each) => (each.decided > latest.decided ? each : latest),
        { status: 'Submitted', decided: 0 },
      );
      const stored = await page.evaluate(() => localStorage.getItem('visaApplications') ?? '');
      expect(stored).toContain(`"status":"${newest.status}"`);
      if (made > 0) {
        await expect(page.getByRole('img', { name: /^The decision as a code/ })).toBeVisible();
        await page.getByRole('button', { name: 'Change decision' }).click();
      }
      await decide(page, kills % 2 ? 'Rejected' : 'Approved');
      // The moment of the kill is what is tested, not a wait for something to happen.
      await after(random() * LATEST_KILL_MS);
    }
  } finally {
    await browser?.kill();
  }
  report(`${KILLS} kills 0-${LATEST_KILL_MS} ms after Decide: ${made} decisions made, each whole`);
});
