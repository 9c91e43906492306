import type { BrowserContext, Page, Route } from 'playwright/test';
import { ACCOUNT } from '../scripts/lib/site';
import { button, fillAll, receiptNumber, submit } from './applyForm';
import { expectReadyOffline, test } from './ownServer';
import { adminPaths, publicPaths } from './routes';
import { expect, notice } from './test';

const UNKNOWN = ['/404', '/no-such-page', '/blog/no-such-post', '/no/such/page'];

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Opens an address cold and waits for its screen. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
}

/** Opens each address cold: it stays there and shows a screen of its own. */
async function openAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path);
      await expect(heading(page)).not.toHaveText(/Page Not Found|could not be shown|Admin Login/);
    });
}

async function signIn(page: Page): Promise<void> {
  await open(page, '/admin');
  await page.getByLabel('Username').fill(ACCOUNT.username);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin/dashboard/overview');
}

test('after one visit everything works with the server gone', async ({ page, server }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await expectReadyOffline(page);
  await server.stop();

  await openAll(page, publicPaths);
  for (const path of UNKNOWN) {
    await open(page, path);
    await expect(heading(page)).toHaveText('Page Not Found');
  }
  await page.reload();
  await expect(heading(page)).toHaveText('Page Not Found');

  await test.step('the visa of a card', async () => {
    await open(page, '/visa-types');
    await page.getByRole('link', { name: 'Apply Now for 90-Day Tourist' }).click();
    const tourist = page.getByRole('radio', { name: /Tourist Visa - 90 Days/ });
    await expect(tourist).toBeChecked();
    await page.reload();
    await expect(tourist).toBeChecked();
  });

  await test.step('an application, and its status', async () => {
    await fillAll(page);
    await submit(page);
    const number = await receiptNumber(page);
    await open(page, '/track');
    await page.getByLabel('Tracking number').fill(number);
    await button(page, 'Track').click();
    await expect(page.getByText('Tourist Visa - 30 Days')).toBeVisible();
  });

  await test.step('a message', async () => {
    await open(page, '/contact');
    for (const [label, text] of [
      ['Name', 'Amal Haddad'],
      ['Email', 'amal@example.com'],
      ['Subject', 'A question'],
      ['Message', 'Do I need a photo?'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text);
    await button(page, 'Send Message').click();
    await expect(notice(page, 'Message Sent Successfully!')).toBeVisible();
  });

  await test.step('the administrator', async () => {
    await signIn(page);
    await openAll(page, adminPaths);
    await page.goto('/admin/dashboard/pages?open=new');
    const dialog = page.getByRole('dialog', { name: 'Create New Page' });
    await dialog.getByLabel('Title', { exact: true }).fill('Made offline');
    await dialog.getByRole('textbox', { name: 'Content' }).fill('Words without a network.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(notice(page, 'Page saved successfully.')).toBeVisible();
    await page.goto('/made-offline');
    await expect(page.getByText('Words without a network.')).toBeVisible();
  });
});

/** Files that only the administrator’s pages ask for, one of each kind. */
const ADMINS = /^(?:admin|dashboard|RichTextControl|readLogs\.worker)-.*\.(?:js|css)$/;

/** Turns Save-Data on for the service worker, before its script runs. */
async function saveData(context: BrowserContext, siteUrl: string): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('The browser is not run by this test.');
  const turnOn = async (targetId: string) => {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId });
    const params = { dataSaverEnabled: true };
    const message = JSON.stringify({ id: 1, method: 'Emulation.setDataSaverOverride', params });
    return session.send('Target.sendMessageToTarget', { sessionId, message });
  };
  const isOn = new Promise((resolve, reject) => {
    session.on('Target.targetCreated', ({ targetInfo: { url, targetId } }) => {
      if (url === `${siteUrl}/sw.js`) turnOn(targetId).then(resolve, reject);
    });
  });
  await session.send('Target.setDiscoverTargets', { discover: true });
  const hold = async (route: Route) => {
    await isOn;
    await route.continue();
  };
  // While anything is routed, Playwright switches the browser's cache off.
  await context.route('/sw.js', hold, { times: 1 });
}

/** The names of the scripts and other assets that are kept, in order. */
const keptAssets = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => caches.open(name)));
    const requests = await Promise.all(kept.map(async (cache) => cache.keys()));
    const paths = requests.flat().map(({ url }) => new URL(url).pathname);
    return paths.flatMap((path) => /^\/assets\/(.*)/.exec(path)?.[1] ?? []).toSorted();
  });

test('with Save-Data the administrator’s part is kept for those alone who open it', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(240_000);
  await saveData(context, server.url);
  await page.goto('/');
  await expectReadyOffline(page);
  expect((await keptAssets(page)).filter((name) => ADMINS.test(name))).toEqual([]);
  await context.setOffline(true);
  await openAll(page, publicPaths);
  await context.setOffline(false);

  await signIn(page);
  await expectReadyOffline(page);
  expect((await keptAssets(page)).filter((name) => ADMINS.test(name)).length).toBeGreaterThan(4);
  await server.stop();
  await openAll(page, [...publicPaths, ...adminPaths]);
});
