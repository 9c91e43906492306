import { readFileSync } from 'node:fs';
import { chromium } from 'playwright/test';
import { demoKey, writeSheet } from '../src/engines/handover/officeKeys';
import { toDigits } from '../src/lib/crypto/fiveDigits';
import { rowsOf } from './database';
import { expect, test, download, logIn } from './test';

const OWN_PASSWORD = 'one of our own';

test('an installed key outlasts a restart, is in no backup, and goes with Erase', async ({
  baseURL,
  launchOptions,
}, testInfo) => {
  test.setTimeout(120_000);
  const profile = testInfo.outputPath('profile');
  const launch = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL !== undefined && { baseURL }),
    });
    const [page] = context.pages();
    if (!page) throw new Error('There is no window.');
    return { context, page };
  };
  const { id } = await demoKey();
  let { context, page } = await launch();
  try {
    await page.goto('/admin');
    await logIn(page);
    await expect(page).toHaveURL(/dashboard/);
    await page.goto('/admin/dashboard/profile');
    await page.getByLabel('Current Password').fill('dubai-visa-2026');
    await page.getByLabel('New Password', { exact: true }).fill(OWN_PASSWORD);
    await page.getByLabel('Confirm New Password').fill(OWN_PASSWORD);
    await page.getByRole('button', { name: /Update Password|Change Password/ }).click();
    await expect(page.getByText('Password Updated Successfully!').first()).toBeVisible();
    await page.goto('/admin/dashboard/profile#key');
    await page
      .getByLabel(/^Digits of the recovery/)
      .fill(toDigits(await writeSheet(await demoKey())));
    await page.getByRole('button', { name: 'Install the key' }).last().click();
    await expect(page.getByText(`The key ${id} is installed and works.`)).toBeVisible();

    await context.close();
    ({ context, page } = await launch());
    await page.goto('/admin/dashboard/profile#key');
    await expect(page.getByText(`This counter has the key ${id}.`)).toBeVisible();
    expect(await rowsOf(page, 'officeKeys')).toContain(id);
    expect(await rowsOf(page, 'snapshots')).not.toContain(id);

    await page.goto('/admin/dashboard/profile#data');
    const data = page.getByRole('tabpanel', { name: 'Data', exact: true });
    // Saved as a download, which this browser can be asked for.
    await page.evaluate(() => Reflect.set(window, 'showSaveFilePicker', undefined));
    const backup = readFileSync(
      await (
        await download(page, data.getByRole('button', { name: 'Make a backup', exact: true }))
      ).path(),
      'utf8',
    );
    expect(backup).toContain('dubai-visa-backup');
    for (const secret of [id, 'officeKeys', 'signing']) expect(backup).not.toContain(secret);

    await data.getByRole('tab', { name: 'Erase' }).click();
    await data.getByLabel(/Type the name of the site/).fill('Dubai Visa');
    await data.getByRole('button', { name: 'Erase everything' }).click();
    await expect(page.getByRole('region', { name: 'This device is erased' })).toBeVisible();
    // Where the database itself is gone, there is no table to look into.
    const isGone = async () => !(await rowsOf(page, 'officeKeys').catch(() => '')).includes(id);
    expect(await isGone()).toBe(true);
  } finally {
    await context.close();
  }
});
