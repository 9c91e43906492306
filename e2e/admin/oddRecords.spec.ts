import type { Page } from 'playwright/test';
import { application, page as pageEntry } from '../entries';
import { expect, notice, test, choose } from '../test';

const titles = (page: Page, key: string) =>
  page.evaluate(
    (name) =>
      [...(localStorage.getItem(name) ?? '').matchAll(/"title":"([^"]*)"/g)].map(
        ([, title]) => title,
      ),
    key,
  );

const setAside = (page: Page) =>
  page
    .getByRole('list', { name: 'What you can restore' })
    .getByRole('listitem')
    .filter({ hasText: 'Set aside' });

test('of entries with one id each row acts on itself', async ({ page, signedIn }) => {
  await signedIn('/admin/dashboard/pages', {
    pages: [
      pageEntry({ id: 'twin', title: 'One', slug: 'one' }),
      pageEntry({ id: 'twin', title: 'Two', slug: 'two' }),
      pageEntry({ id: 'new', title: 'Three', slug: 'three' }),
    ],
  });
  const title = page.getByRole('dialog').getByLabel('Title', { exact: true });

  await page.getByRole('button', { name: 'Edit Two' }).click();
  await expect(title).toHaveValue('Two');
  await title.fill('Two, mended');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await titles(page, 'pages')).toEqual(['One', 'Two, mended', 'Three']);

  await page.getByRole('button', { name: 'Create New Page' }).click();
  await expect(page.getByRole('dialog', { name: 'Create New Page' })).toBeVisible();
  await expect(title).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await choose(page, 'Two, mended', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Page deleted successfully.')).toBeVisible();
  expect(await titles(page, 'pages')).toEqual(['One', 'Three']);
});

test('an application that cannot be read is counted and kept', async ({ page, signedIn }) => {
  const bad = application({ id: null, trackingNumber: 'DV000002' });
  await signedIn('/admin/dashboard/applications', {
    visaApplications: [application({ id: 1_732_300_000_000, firstName: 'Sara' }), bad],
    pages: [{ title: 'No id' }],
  });
  await expect(page.getByRole('main')).toContainText('1 application cannot be read.');
  await expect(page.getByRole('main')).toContainText('Sara Haddad');

  await page.goto('/admin/dashboard/pages');
  await expect(page.getByText('1 page cannot be read.')).toBeVisible();
  await expect(page.getByText('No pages found.')).toBeHidden();

  await page.goto('/admin/dashboard/overview');
  const report = page.getByRole('region', { name: 'Some content cannot be read' });
  await expect(report.getByRole('listitem')).toHaveText([
    /^1 page cannot be read\./,
    /^1 application cannot be read\./,
  ]);
  await report.getByRole('listitem').nth(1).getByRole('link').click();
  const aside = setAside(page);
  await expect(aside).toHaveCount(2);
  await expect(aside.filter({ hasText: 'No id' })).toHaveCount(1);
  await expect(aside.filter({ hasText: 'DV000002' })).toHaveCount(1);

  await page.goto('/track?number=DV123456');
  await expect(page.getByRole('main')).toContainText('Tourist Visa - 30 Days');
});
