import { page as pageEntry, post } from './entries';
import { expect, test } from './test';

test('a post shows its parts and its keywords @smoke', async ({ page, store }) => {
  await store({
    blogs: [post({ metaTitle: 'Title for search', tags: ' visas , , Dubai' })],
  });
  await page.goto('/blog/a-post');
  await expect(page).toHaveTitle('Title for search');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1, name: 'A post' })).toBeVisible();
  await expect(article).toContainText('News');
  await expect(article).toContainText('By Admin');
  await expect(article).toContainText('October');
  await expect(article).toContainText('Words of a post.');
  await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'visas',
    'Dubai',
  ]);
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', 'visas, Dubai');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'What the post says.',
  );
  await test.step('on paper the office is named above it, and takes no sheet of its own', async () => {
    await page.emulateMedia({ media: 'print' });
    const office = await page.getByText(/^Dubai Visa Services, /).boundingBox();
    const head = await article.boundingBox();
    expect(office && head && office.y + office.height <= head.y).toBe(true);
    await page.emulateMedia({ media: 'screen' });
  });
  await article.getByRole('link', { name: 'Back to All Posts' }).click();
  await expect(page).toHaveURL('/blog');
});

test('an unknown post or page becomes the 404 page without an entry in the history', async ({
  page,
}) => {
  for (const path of ['/blog/nothing-here', '/nothing-here', '/blog/%F0%9F%8C%B4']) {
    await page.goto('/contact');
    await page.goto(path);
    await expect(page).toHaveURL('/404');
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  }
  await page.goto('/one/two/three');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back to Homepage' }).click();
  await expect(page).toHaveURL('/');
});

test('the demo pages are content pages', async ({ page }) => {
  for (const slug of ['about', 'contact-us']) {
    await page.goto(`/${slug}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/);
  }
});

test('a content page says Loading... first', async ({ page, store }) => {
  await store({ pages: [pageEntry()] });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/sanitize/i, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/a-page');
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Heading of a page' })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test('links inside a post lead through the site without reloading the page', async ({
  page,
  store,
}) => {
  await store({ blogs: [post({ content: '<p><a href="/visa-types">see the visas</a></p>' })] });
  await page.goto('/blog/a-post');
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = 'yes';
  });
  await page.getByRole('link', { name: 'see the visas' }).click();
  await expect(page).toHaveURL('/visa-types');
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
});
