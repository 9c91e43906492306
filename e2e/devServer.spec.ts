import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import vectors from '../src/engines/handover/vectors.json' with { type: 'json' };
import { expect, test as base } from './test';
import { hand } from './officeCounter';

/** Tests against the development server, on a port of its own. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  baseURL: async ({}, provide) => {
    const server = await createServer({
      root: fileURLToPath(new URL('..', import.meta.url)),
      logLevel: 'error',
      server: { port: 0 },
    });
    await server.listen();
    await provide(server.resolvedUrls?.local[0]);
    await server.close();
  },
});

// A cold server bundles the packages first.
test.setTimeout(120_000);

test('the development server shows page and counter', async ({ page, signedIn }) => {
  await page.goto('/visa-types');
  await expect(page.getByRole('heading', { name: '30-Day Tourist' })).toBeVisible({
    timeout: 60_000,
  });

  await signedIn('/admin/counter');
  await hand(page, vectors.applications.usual.digits);
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible({ timeout: 30_000 });
});
