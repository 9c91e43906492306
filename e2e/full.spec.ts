import { emptyStorage, fillStorage } from './applyForm';
import { rowsOf } from './database';
import { expect, notice, test, download, logIn, choose } from './test';

test('with everything full one can log in, back up, and delete', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'showSaveFilePicker', undefined);
    for (const method of ['put', 'add'] as const) {
      const write = IDBObjectStore.prototype[method];
      IDBObjectStore.prototype[method] = function put(...row) {
        if (!('isFull' in localStorage)) return write.apply(this, row);
        throw new DOMException('Full on purpose.', 'QuotaExceededError');
      };
    }
  });
  await page.goto('/admin');
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('isFull', 'true'));
  await fillStorage(page);
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();

  await page.goto('/admin/dashboard/profile#backup');
  await download(page, 'Make a backup');
  await expect(notice(page, 'The backup was made and verified.')).toBeVisible();

  await page.goto('/admin/dashboard/menus');
  const remove = async (label: string) => {
    const actions = page.getByRole('button', { name: `Actions for ${label}` });
    await actions.first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(actions).toHaveCount(0);
    await expect(notice(page, 'Header menu updated.')).toBeVisible();
  };
  await remove('Blog');
  await page.reload();
  await remove('Visa Types');

  await page.goto('/admin/dashboard/pages');
  await choose(page, 'About Us', 'Delete');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('no space left for a restore point');
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(notice(page, 'deleted')).toBeVisible();
  await expect(page.getByText('About Us')).toHaveCount(0);

  await emptyStorage(page);
  await page.evaluate(() => localStorage.removeItem('isFull'));
  await page.reload();
  await expect(page.getByText('Contact Us')).not.toHaveCount(0);
  await expect(page.getByText('About Us')).toHaveCount(0);
  const inMenu = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await page.goto('/');
  await expect(inMenu).toHaveText(['Home', 'About', 'Contact']);
  // Once there is room the journal has it too: what localStorage alone had would be gone with it.
  const entries = () => rowsOf(page, 'entries');
  await expect.poll(entries).not.toContain(String.raw`\"label\":\"Visa Types\"`);
});
