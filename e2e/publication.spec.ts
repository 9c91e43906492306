import type { Page } from 'playwright/test';
import { seed } from '@/content/seed/seed';
import { settings } from '@/content/settings/settings';
import { expectReadyOffline } from './ownServer';
import { publicationOf, test } from './publicationHost';
import { expect } from './test';

const [firstCard] = seed.visaCards;
if (!firstCard) throw new Error('The demo has no visa card.');
const { smtp: _smtp, ...plainSettings } = settings.initial;

/** A dearer visa, a new item in the menu, and a name in header and footer. */
const NEWS = {
  settings: { ...plainSettings, siteName: 'Harbour Visas' },
  menus: {
    ...seed.menus,
    header: [
      { id: 'news', label: 'News of the office', link: '/about-us', type: 'internal' as const },
    ],
  },
  visaCards: [{ ...firstCard, price: '$777' }],
};

const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const expectTaken = (page: Page) =>
  expect.poll(() => stored(page, 'visaCards'), { timeout: 20_000 }).toContain('$777');

test('what the office publishes comes with the next screen, and is there without a network', async ({
  page,
  context,
  host,
}) => {
  await page.goto('/');
  await expectReadyOffline(page);
  host.put(await publicationOf(1, NEWS));
  await page.goto('/blog');
  await page.getByRole('heading', { level: 1 }).click();
  await expectTaken(page);
  // Nothing changes under the hand.
  await expect(link(page, 'News of the office')).toHaveCount(0);
  await page.getByRole('link', { name: 'Visa Types' }).first().click();
  await expect(page.getByText('$777').first()).toBeVisible();
  await expect(link(page, 'News of the office')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Harbour Visas');
  await host.stop();
  const cold = await context.newPage();
  await page.close();
  await cold.goto('/visa-types');
  await expect(cold.getByText('$777').first()).toBeVisible();
  await expect(link(cold, 'News of the office')).toBeVisible();
});

test('a new visitor sees it on the first page', async ({ page, host }) => {
  host.put(await publicationOf(1, NEWS));
  await page.goto('/visa-types');
  await expect(page.getByText('$777').first()).toBeVisible();
  await expect(link(page, 'News of the office')).toBeVisible();
});

test('a host that is rolled back rolls back, at the same number or after a second look', async ({
  page,
  host,
}) => {
  host.put(await publicationOf(2, NEWS));
  await page.goto('/');
  await expectTaken(page);
  host.put(await publicationOf(1));
  const look = page.waitForResponse('**/content.json');
  await page.reload();
  await look;
  await expectTaken(page);
});

test('a device with edits of its own keeps every one', async ({ page, host }) => {
  await page.goto('/');
  await expect.poll(() => stored(page, 'sections')).not.toBeNull();
  const own = JSON.stringify(seed.sections.map((each) => ({ ...each, title: 'Edited here' })));
  await page.evaluate((text) => localStorage.setItem('sections', text), own);
  host.put(await publicationOf(1, NEWS));
  const look = page.waitForResponse('**/content.json');
  await page.reload();
  await look;
  // When the next look is answered, the one before is long done.
  const again = page.waitForResponse('**/content.json');
  await page.goto('/visa-types');
  await again;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await stored(page, 'sections')).toBe(own);
  expect(await stored(page, 'visaCards')).not.toContain('$777');
});

for (const [what, text] of [
  ['a page in place of the file', '<!doctype html><title>Not here</title>'],
  ['a cut file', '{"format":"dubai-visa-publication","version":1,"id":"x"'],
  ['a file of a newer version', '{"format":"dubai-visa-publication","version":9}'],
] as const) {
  test(`${what} changes nothing`, async ({ page, host }) => {
    host.put(text);
    const look = page.waitForResponse('**/content.json');
    await page.goto('/visa-types');
    await look;
    await expect(page.getByText(firstCard.price).first()).toBeVisible();
    host.put(await publicationOf(1, NEWS));
    await page.reload();
    await expectTaken(page);
  });
}
