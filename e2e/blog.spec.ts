import { post } from './entries';
import { expect, test } from './test';

test('an unknown post or page becomes 404, without a history', async ({ page }) => {
  for (const path of ['/blog/nothing-here', '/nothing-here', '/blog/%F0%9F%8C%B4']) {
    await page.goto('/contact');
    await page.goto(path);
    await expect(page).toHaveURL('/404');
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  }
});

test('links inside a post do not reload the page', async ({ page, visit }) => {
  await visit('/blog/a-post', {
    blogs: [post({ content: '<p><a href="/visa-types">see the visas</a></p>' })],
  });
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = 'yes';
  });
  await page.getByRole('link', { name: 'see the visas' }).click();
  await expect(page).toHaveURL('/visa-types');
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
});
