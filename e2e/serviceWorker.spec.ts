import { readdir, stat } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { post } from './entries';
import { expectAdminKept, expectReadyOffline } from './ownServer';
import { expect, expectStarted, test } from './test';

/** Never asked for from the cache: the worker itself, what the office publishes, and what other hosts, lawyers, search engines or the browser's installation dialog alone read. */
const LEFT_OUT =
  /^(?:sw\.js|licenses.*\.(?:md|txt)|robots\.txt|(?:ar\/)?404\.html|content\.json|sitemap\.xml|screenshots\/.*)$/;
const COMPRESSED = /\.(?:br|gz)$/;
const MAX_FILE_BYTES = 1024 * 1024;

test.use({ serviceWorkers: 'allow' });

/** Visits the site until all of it is kept for offline use. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto('/');
  await expectReadyOffline(page);
}

/** The files in the caches of all versions, with their sizes. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const sizes: [path: string, bytes: number][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.arrayBuffer();
        sizes.push([new URL(request.url).pathname.slice(1), body?.byteLength ?? 0]);
      }
    }
    return Object.fromEntries(sizes);
  });

test('every file of the build is kept for offline use, whole @smoke', async ({ page }) => {
  await visitOnce(page);
  await expectAdminKept(page);
  const names = Object.keys(await keptFiles(page));
  expect(names).toContain('shell.html');
  expect(names.filter((name) => name.startsWith('ar/'))).toEqual([]);
  const files = await readdir(new URL('../dist', import.meta.url), {
    recursive: true,
    withFileTypes: true,
  });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath}/${file.name}`)
    .filter((path) => !COMPRESSED.test(path));
  const built: Record<string, number> = {};
  for (const path of paths) {
    // Pages are kept under their addresses.
    const name = path
      .replace(/^.*\/dist\//, '')
      .replace(/^(ar\/)?index\.html$/, '$1')
      .replace(/\/index\.html$/, '');
    if (!LEFT_OUT.test(name)) built[name] = (await stat(path)).size;
  }
  await page.goto('/ar/');
  await expect(page.getByText('جاهز للعمل دون اتصال')).toBeVisible({ timeout: 60_000 });
  expect(Object.keys(await keptFiles(page))).toContain('ar/shell.html');
  await page.goto('/ar/admin');
  await expect.poll(() => keptFiles(page), { timeout: 60_000 }).toEqual(built);
  expect(Math.max(...Object.values(built))).toBeLessThanOrEqual(MAX_FILE_BYTES);

  await page.goto('/');

  await test.step('a sign tells when there is no network', async () => {
    const sign = page.getByRole('status').filter({ hasText: 'You are offline' });
    await expect(sign).toHaveCount(0);
    await page.context().setOffline(true);
    await expect(sign).toHaveText('You are offline. Everything still works.');
    await page.context().setOffline(false);
    await expect(sign).toHaveCount(0);
  });

  await test.step('what is missing is fetched when the network is back', async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete('/icon.svg');
      dispatchEvent(new Event('online'));
    });
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/icon.svg'))?.ok))
      .toBe(true);
  });
});

test('with the cache off the site is there offline, and no missing file', async ({
  page,
  context,
  request,
  expectFaults,
}) => {
  expectFaults(/status of 404/);
  expect((await request.get('/assets/gone.js')).status()).toBe(404);
  await visitOnce(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await context.setOffline(true);
  await page.goto('/visa-types');
  await expectStarted(page);
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible();
  await context.setOffline(false);
  // Nor is it answered with the app.
  expect((await page.goto('/assets/gone.js'))?.status()).toBe(404);
});

test('offline a drawing stands for others’ pictures', async ({
  page,
  context,
  store,
  expectFaults,
}) => {
  expectFaults(/pictures\.example/);
  const picture = 'https://pictures.example/tower.png';
  const drawn = () =>
    page
      .getByRole('img', { name: 'The tower' })
      .evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.currentSrc !== '']);
  await store({
    blogs: [post({ imageUrl: picture, content: `<p><img src="${picture}" alt="The tower"></p>` })],
  });
  await visitOnce(page);
  await context.setOffline(true);
  await page.goto('/blog/a-post');
  await expect.poll(drawn).toEqual([true, true]);
  // The cover, drawn in the picture's place.
  await expect(page.getByRole('article').locator('svg').first()).toBeVisible();

  await context.route(picture, (route) =>
    route.fulfill({ path: 'public/pwa-192x192.png', contentType: 'image/png' }),
  );
  await context.setOffline(false);
  // A page that was opened offline is not told by the browser's tools that the network is back.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('img', { name: 'The tower' })).toHaveJSProperty('src', picture);
});
