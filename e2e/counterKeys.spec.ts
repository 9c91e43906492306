import { readFileSync } from 'node:fs';
import { demoKey, writeSheet } from '../src/engines/handover/officeKeys';
import { toDigits } from '../src/engines/handover/code';
import { rowsOf } from './database';
import { changePassword, expect, notice, openSignedIn, test, download } from './test';

test('an installed key outlasts a restart, and goes with Erase', async ({ launchProfile }) => {
  test.setTimeout(120_000);
  const { id } = await demoKey();
  let page = await launchProfile();
  await openSignedIn(page, '/admin/dashboard/profile');
  await changePassword(page, 'one of our own');
  await expect(notice(page, 'Password Updated Successfully!')).toBeVisible();
  await page.goto('/admin/dashboard/profile#key');
  await page
    .getByLabel(/^Digits of the recovery/)
    .fill(toDigits(await writeSheet(await demoKey())));
  await page.getByRole('button', { name: 'Install the key' }).last().click();
  await expect(page.getByText(`The key ${id} is installed and works.`)).toBeVisible();

  await page.context().close();
  page = await launchProfile();
  await page.goto('/admin/dashboard/profile#key');
  await expect(page.getByText(`This counter has the key ${id}.`)).toBeVisible();
  expect(await rowsOf(page, 'officeKeys')).toContain(id);
  expect(await rowsOf(page, 'snapshots')).not.toContain(id);

  await page.goto('/admin/dashboard/profile#data');
  const data = page.getByRole('tabpanel', { name: 'Data', exact: true });
  // Saved as a download, which this browser can be asked for.
  await page.evaluate(() => Reflect.set(window, 'showSaveFilePicker', undefined));
  const begin = data.getByRole('button', { name: 'Make a backup', exact: true });
  const backup = readFileSync(await (await download(page, begin)).path(), 'utf8');
  expect(backup).toContain('dubai-visa-backup');
  for (const secret of [id, 'officeKeys', 'signing']) expect(backup).not.toContain(secret);

  await data.getByRole('tab', { name: 'Erase' }).click();
  await data.getByLabel(/Type the name of the site/).fill('Dubai Visa');
  await data.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByRole('region', { name: 'This device is erased' })).toBeVisible();
  // Where the database itself is gone, there is no table to look into.
  const isGone = async () => !(await rowsOf(page, 'officeKeys').catch(() => '')).includes(id);
  expect(await isGone()).toBe(true);
});
