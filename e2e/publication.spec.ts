import type { Page } from 'playwright/test';
import { seed } from '@/domain/seed/seed';
import { settingsType } from '@/domain/settings';
import { rowsOf } from './database';
import { application } from './entries';
import { expectReadyOffline } from './ownServer';
import { publicationText, test } from './publicationHost';
import { expect, newWindow, storedText, storeValues } from './test';

const [firstCard] = seed.visaCards;
if (!firstCard) throw new Error('The demo has no visa card.');
const { smtp: _smtp, ...plainSettings } = settingsType.initial;

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
/** Opens a page and waits until it has looked at the host's publication. */
async function openAndLook(page: Page, path: string): Promise<void> {
  const look = page.waitForResponse('**/content.json');
  await page.goto(path);
  await look;
  await page.evaluate(() => navigator.locks.request('publication', () => undefined));
}
const expectTaken = (page: Page) =>
  expect.poll(() => storedText(page, 'visaCards'), { timeout: 20_000 }).toContain('$777');

test('a host that is rolled back rolls back at a second look', async ({ page, host }) => {
  await page.clock.install();
  host.put(await publicationText(2, NEWS));
  await page.goto('/');
  await expectTaken(page);
  host.put(await publicationText(1));
  await page.reload();
  // An edge of the host may be late: the lower number is noted, and what is here stays.
  await expect.poll(() => rowsOf(page, 'publicationState')).toContain('"lower"');
  expect(await storedText(page, 'visaCards')).toContain('$777');
  const look = page.waitForResponse('**/content.json');
  await page.clock.fastForward(16 * 60_000);
  await look;
  await expect
    .poll(() => storedText(page, 'visaCards'), { timeout: 20_000 })
    .toContain(firstCard.price);
});

test('where there is no database the site stays as it was built', async ({ page, host }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked.', 'SecurityError');
    };
  });
  host.put(await publicationText(1, NEWS));
  await openAndLook(page, '/visa-types');
  await expect(page.getByText(firstCard.price).first()).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(keys).toEqual(
    ['blogs', 'isDemoInitialized', 'menus', 'pages', 'sections', 'visaCards'].toSorted(),
  );
});

test('an open page goes on showing what is edited here', async ({ page, context, host }) => {
  await page.goto('/');
  await expect.poll(() => storedText(page, 'sections')).not.toBeNull();
  await storeValues(page, { sections: [] });
  host.put(await publicationText(1, NEWS));
  await openAndLook(page, '/visa-types');
  const other = await newWindow(context, '/favicon.svg');
  await storeValues(other, { visaCards: [{ ...firstCard, price: '$555' }] });
  await expect(page.getByText('$555').first()).toBeVisible();
});

test('what is published, and only that, waits for the next screen', async ({
  page,
  context,
  host,
}) => {
  await page.goto('/');
  await expect.poll(() => storedText(page, 'sections')).not.toBeNull();
  await storeValues(page, { visaApplications: [application()] });
  host.put(await publicationText(1, NEWS));
  await openAndLook(page, '/track?number=DV123456');
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible();
  await expectTaken(page);
  const other = await newWindow(context, '/favicon.svg');
  await storeValues(other, { visaApplications: [application({ status: 'Approved' })] });
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
  await expect(link(page, 'News of the office')).toHaveCount(0);
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  await expect(link(page, 'News of the office')).toBeVisible();
});

test('a missing file changes nothing', async ({ page, host, expectFaults }) => {
  // The browser itself logs a file that is not there.
  expectFaults(/status of 404.*content\.json/);
  host.put('Not found', 404);
  await openAndLook(page, '/visa-types');
  await expect(page.getByText(firstCard.price).first()).toBeVisible();
  host.put(await publicationText(1, NEWS));
  await page.reload();
  await expectTaken(page);
});

for (const way of ['never', 'half'] as const)
  test(`an answer that comes ${way} changes nothing`, async ({ page, host, expectFaults }) => {
    // The browser itself logs an answer that breaks off.
    if (way === 'half') expectFaults(/content\.json/);
    host.fail(way);
    const look = page.waitForRequest('**/content.json');
    await page.goto('/visa-types');
    await look;
    await page.getByRole('link', { name: 'Track' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Track/);
    await expect.poll(() => storedText(page, 'visaCards')).toContain(firstCard.price);
    host.put(await publicationText(1, NEWS));
    await page.reload();
    await expectTaken(page);
  });

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what is published comes next, also offline @smoke', async ({ page, context, host }) => {
    await page.goto('/');
    await expectReadyOffline(page);
    // The worker keeps the whole site, and never this file.
    const isKept = await page.evaluate(async () =>
      Promise.all(
        ['/shell.html', '/content.json'].map(async (file) => !!(await caches.match(file))),
      ),
    );
    expect(isKept).toEqual([true, false]);
    host.put(await publicationText(1, NEWS));
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

  test('a page in the background asks once it is visible', async ({ page, host }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' }),
    );
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().endsWith('/content.json'))));
    host.put(await publicationText(1, NEWS));
    await page.goto('/');
    await expectReadyOffline(page);
    expect(asked).toBe(0);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expectTaken(page);
  });
});
