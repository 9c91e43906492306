import { page as pageEntry } from './entries';
import { expect, expectStarted, test } from './test';

test('an entry is current however its address is written', async ({ page, baseURL, visit }) => {
  const links = ['/track/', '/track#fees', `${baseURL}/track`, '/track?a=1', '/trac'];
  const header = links.map((link, id) => ({
    id: `${id}`,
    label: `L${id}`,
    link,
    type: 'internal',
  }));
  await visit('/track', { menus: { header, footer: [] } });
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(menu.locator('.menu-bar [aria-current=page]')).toHaveText(['L0', 'L1', 'L2', 'L3']);
});

test('with text at 200 % nothing lies over the site name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/track');
  const header = page.getByRole('banner');
  const apply = header.getByRole('link', { name: 'Apply Now' });
  await expect(apply).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const nameEnd = await header
    .locator('.brand-badge')
    .evaluate((badge) => badge.getBoundingClientRect().right);
  for (const control of await header.getByRole('button').or(apply).all())
    expect((await control.boundingBox())?.x).toBeGreaterThan(nameEnd);
  await header.getByRole('button', { name: 'Open menu' }).click();
  await expect(apply).toBeVisible();
});

test('what does not fit the header goes into More, by keyboard too', async ({ page, store }) => {
  const long = 'Everything about family visas for Dubai, in one long page';
  await store({
    menus: {
      header: [
        { id: '1', label: 'Home', link: '/', type: 'internal' },
        { id: '2', label: `1 ${long}`, link: '/about', type: 'internal' },
        { id: '3', label: 'Blog', link: '/blog', type: 'internal' },
        { id: '4', label: `2 ${long}`, link: '/visa-types', type: 'internal' },
        { id: '5', label: 'About', link: '/about', type: 'internal' },
      ],
      footer: [],
    },
  });
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Dubai Visa' })).toContainText('Dubai Visa');
  expect(
    await header.locator('.brand-name').evaluate((name) => name.scrollWidth <= name.clientWidth),
  ).toBe(true);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Blog', 'About']);
  for (const link of await menu.getByRole('link').all())
    expect(await link.evaluate((label) => label.scrollWidth <= label.clientWidth)).toBe(true);

  const more = menu.getByRole('button', { name: 'More' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: `2 ${long}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link')).toHaveCount(3);
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: `2 ${long}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/visa-types');
  await expect(menu.getByRole('link')).toHaveCount(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, closes with Escape and on every change of route', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Dubai Visa' })).toContainText('Dubai Visa');
    await expect(header.getByRole('link', { name: 'Apply Now' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Track Application' })).toBeHidden();
    // The menu opens before the app has started, but Escape closes it only afterwards.
    await expectStarted(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('link', { name: 'Track Application' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Track Application' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Track Application' }).click();
    await expect(page).toHaveURL('/track');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    // Where it was open before, it is not found open again.
    await page.goForward();
    await expect(page).toHaveURL('/track');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  });
});

test('a change of route moves focus and title', async ({ page }) => {
  await page.goto('/');
  await expectStarted(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Blog & News' })).toBeFocused();
  await expect(page).toHaveTitle('Our Blog & News | Dubai Visa');
  // The entry of a list is marked on its posts.
  await page.goto('/blog/three-days-in-dubai');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'true');
  await expect(menu.locator('[aria-current]')).toHaveCount(1);
});

test('the theme switch is remembered, and not in localStorage', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /^(paper|dusk)$/);
  const chosen = await page.locator('html').getAttribute('data-theme');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', chosen ?? '');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('theme');
});

test('what is no page says so, to readers and to search engines', async ({ page }) => {
  for (const path of ['/nope/nope', '/blog/a/b', '/apply/x', '/%E0%A4%A', '/blog/%E0%A4%A'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeVisible();
      await expect(page).toHaveTitle('Page Not Found | Dubai Visa');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  await page.getByRole('link', { name: 'Go back to Homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('a screen whose code is missing brings it later', async ({ page, expectFaults }) => {
  expectFaults(/ERR_FAILED|A part of this site/);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/visa-types-*.js', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Visa Types' }).click();
  const failure = page.getByRole('heading', { name: 'This page could not be shown' });
  await expect(failure).toBeVisible();
  await page.unroute('**/assets/visa-types-*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'Visa Types', level: 1 })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('an indented text begins its first line where the others begin', async ({ page, visit }) => {
  await visit('/a-page', {
    pages: [pageEntry({ content: '<h1>A</h1><p class="indent-2">Words</p>' })],
  });
  await expect(page.getByText('Words')).toHaveCSS('text-indent', '0px');
});
