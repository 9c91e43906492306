import { page as pageEntry } from './entries';
import { expectNothingFound, expectReadable, sidewaysOverflow } from './axe';
import { publicPaths } from './routes';
import { expect, expectStarted, test } from './test';

/** axe takes a second a screen, and a busy machine five times as long. */
test.describe.configure({ timeout: 180_000 });

const screens = [...publicPaths, '/404'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on any screen, and none is cramped', async ({ page }) => {
  for (const path of screens)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectStarted(page);
      for (const width of [1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectReadable(page);
      }
      await expectNothingFound(page);
    });
});

test('axe finds nothing on menu, form errors and empty screens', async ({ page, store }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectNothingFound(page);
  await store({ sections: [], visaCards: [], blogs: [] });
  for (const path of ['/', '/visa-types', '/blog']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingFound(page);
  }
});

test('no screen scrolls sideways at 360 px, nor with text at 200 %', async ({ page, store }) => {
  const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(9);
  await store({
    settings: { siteName: long, address: long },
    pages: [pageEntry({ slug: 'about', content: `<h1>${long}</h1><p>${long}</p>` })],
  });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (const fontSize of ['100%', '200%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      expect(await sidewaysOverflow(page), `${path} at ${fontSize}`).toBe(0);
    }
  }
});

test('the keyboard reaches the content by the skip link first @smoke', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
