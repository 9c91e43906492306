import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { application, page as pageEntry } from './entries';
import { publicPaths } from './routes';
import { expect, test, storedText } from './test';

/*
 * What costs time, counted: a regression shows without a quiet machine. The limits are what this
 * version needs; a change that needs more says why.
 */

// Without a worker every page fetches at once what it may need later.
test.use({ serviceWorkers: 'allow' });

interface Script {
  readonly name: string;
  readonly bytes: number;
}

const scripts = (page: Page): Promise<Script[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => ({
        name: entry.name,
        bytes: Number(Reflect.get(entry, 'encodedBodySize')),
      })),
  );

/** Most kB of scripts of a visit that touches nothing; a page with a form fetches it, too. */
const MOST: Readonly<Record<string, number>> = {
  '/apply': 256,
  '/contact': 232,
  '/track': 218,
  '/': 192.5,
  '/ar/': 194.5,
  '/ar/contact': 236,
};
const ARABIC = ['/ar/', '/ar/contact', '/ar/blog/three-days-in-dubai'];
for (const path of [...publicPaths, ...ARABIC]) {
  const most = MOST[path] ?? 190.5;
  test(`${path} requests nothing before it is painted, scripts once it is loaded, and at most ${most} kB of scripts for a visit that touches nothing`, async ({
    page,
  }) => {
    await page.goto(path);
    // The last that comes by itself.
    await expect.poll(() => storedText(page, 'menus')).not.toBeNull();
    for (const last of ['/StatusBar-', '/updates-'])
      await expect
        .poll(async () => (await scripts(page)).some(({ name }) => name.includes(last)))
        .toBe(true);
    await page.waitForLoadState('networkidle');

    const all = await scripts(page);
    const { early, unloaded } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const [visit] = performance.getEntriesByType('navigation');
      const loadedAt = visit ? Number(Reflect.get(visit, 'loadEventStart')) : Infinity;
      const before = (time: number, end = '') =>
        performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => startTime < time && name.endsWith(end))
          .map(({ name }) => new URL(name).pathname);
      return { early: before(paint?.startTime ?? Infinity), unloaded: before(loadedAt, '.js') };
    });
    // Which the browser asks for by itself.
    expect(early.filter((name) => name !== '/favicon.svg')).toEqual([]);
    expect(unloaded).toEqual([]);
    expect(all.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(most * 1000);
  });
}

test('of the built pages each names at most 135 kB of scripts first, and the parts stay small', () => {
  const dist = join(import.meta.dirname, '../dist');
  const bytes = (file: string) => {
    // The smallest files are not compressed.
    const compressed = join(dist, `${file}.br`);
    return statSync(existsSync(compressed) ? compressed : join(dist, file)).size;
  };
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const pages = names.flatMap((name) => {
    const html = /(?:index|shell)\.html$/.test(name) ? readFileSync(join(dist, name), 'utf8') : '';
    const files = / data-start="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    return files.length > 0
      ? [{ name, scripts: files.filter((file) => file.endsWith('.js')) }]
      : [];
  });
  expect(pages.length).toBeGreaterThan(2 * publicPaths.length);
  for (const { name, scripts: first } of pages)
    expect(
      first.reduce((sum, file) => sum + bytes(file), 0),
      name,
    ).toBeLessThan(135_000);
  const MOST_OF_PARTS = { 'readQr.worker': 14_000, 'readPassport.worker': 25_000 };
  for (const [part, most] of Object.entries(MOST_OF_PARTS)) {
    const file = names.find((name) => name.includes(`/${part}-`) && name.endsWith('.js'));
    expect(bytes(file ?? part)).toBeLessThan(most);
  }
  // The administrator's lists do not wait for the database.
  const lists = names.filter((name) => /assets\/(?:dashboard|applications)-[^/]+\.js$/.test(name));
  expect(lists.length).toBeGreaterThan(1);
  for (const name of lists)
    expect(readFileSync(join(dist, name), 'utf8'), name).not.toMatch(/(?:from|import)"\.\/data-/);
});

/** Counts, in each page that is loaded from now on, what it asks of the database. */
async function countRequests(page: Page): Promise<() => Promise<Record<string, number>>> {
  await page.addInitScript(() => {
    const counts: Record<string, number> = { transactions: 0, requests: 0 };
    Reflect.set(window, 'counts', counts);
    const count = (prototype: object, names: readonly string[], as: string) => {
      for (const name of names) {
        const original: unknown = Reflect.get(prototype, name);
        if (typeof original !== 'function') continue;
        Reflect.set(prototype, name, function counted(this: unknown, ...values: unknown[]) {
          counts[as] = (counts[as] ?? 0) + 1;
          return Reflect.apply(original, this, values);
        });
      }
    };
    const reads = ['get', 'getAll', 'getAllKeys', 'getKey', 'count', 'openCursor', 'openKeyCursor'];
    count(IDBDatabase.prototype, ['transaction'], 'transactions');
    count(IDBObjectStore.prototype, [...reads, 'put', 'add', 'delete', 'clear'], 'requests');
    count(IDBIndex.prototype, reads, 'requests');
  });
  return () => page.evaluate(() => ({ ...Reflect.get(window, 'counts') }));
}

test('a save takes few requests of the database', async ({ page, signedIn }) => {
  const counts = await countRequests(page);
  await signedIn('/admin/dashboard/pages', {
    pages: [pageEntry({ id: 'p1', slug: 'a', title: 'First' })],
  });
  const save = async (title: string) => {
    await page.getByRole('button', { name: /^Edit / }).click();
    await page.getByLabel('Title', { exact: true }).fill(title);
    const before = await counts();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const after = await counts();
    return {
      transactions: (after['transactions'] ?? 0) - (before['transactions'] ?? 0),
      requests: (after['requests'] ?? 0) - (before['requests'] ?? 0),
    };
  };
  // The page still compares its storage with the database during the first one.
  await save('Second');
  const { transactions, requests } = await save('Third');
  expect(transactions).toBeGreaterThan(0);
  expect(transactions).toBeLessThanOrEqual(5);
  expect(requests).toBeLessThanOrEqual(15);
});

test('typing in a long list lays it out about once a key', async ({ page, signedIn }) => {
  const visaApplications = Array.from({ length: 200 }, (_, place) =>
    application({ id: `a${place}`, trackingNumber: `DV${100_000 + place}` }),
  );
  await signedIn('/admin/dashboard/applications', { visaApplications });
  const search = page.getByRole('searchbox');
  await search.press('D');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
  };
  const before = await layouts();
  await search.pressSequentially('V100150');
  await expect(page.getByText('DV100150')).toBeVisible();
  expect((await layouts()) - before).toBeLessThanOrEqual(12);
});
