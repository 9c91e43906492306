import { readdir } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, test } from './test';

/** Never asked for by the app: the worker itself, and what search engines or the browser's installation dialog alone read. */
const LEFT_OUT = /^(?:sw\.js|robots\.txt|screenshots\/.*)$/;
const COMPRESSED = /\.(?:br|gz)$/;

test.use({ serviceWorkers: 'allow' });

/** Visits the site until all of it is kept for offline use. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test('every file of the build is kept for offline use', async ({ page }) => {
  await visitOnce(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname.slice(1));
  });
  const files = await readdir(new URL('../dist', import.meta.url), {
    recursive: true,
    withFileTypes: true,
  });
  const built = files
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath}/${file.name}`.replace(/^.*\/dist\//, ''))
    .filter((path) => !LEFT_OUT.test(path) && !COMPRESSED.test(path));
  expect(kept.toSorted()).toEqual(built.toSorted());
});

test('without a network a deep link, a reload and a missing page open', async ({
  page,
  context,
}) => {
  await visitOnce(page);
  await context.setOffline(true);
  await page.goto('/visa-types');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test.describe('a file that does not exist', () => {
  test.use({ expectedFaults: [/status of 404/] });

  test('is not answered with the app, by the server or by the worker', async ({
    page,
    request,
  }) => {
    expect((await request.get('/assets/gone.js')).status()).toBe(404);
    await visitOnce(page);
    const answer = await page.goto('/assets/gone.js');
    expect(answer?.status()).toBe(404);
  });
});
