import type { Page } from 'playwright/test';
import { ACCOUNT } from '../scripts/lib/site';
import { button, applyWithAll } from './applyForm';
import { expectAdminKept, expectReadyOffline, test } from './ownServer';
import { adminPaths, publicPaths } from './routes';
import { expect, expectStarted, notice, logIn, fillMessage } from './test';

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
  await logIn(page, ACCOUNT.username, ACCOUNT.password);
  await expect(page).toHaveURL('/admin/dashboard/overview');
}

test('after one visit everything works with the server gone', async ({ page, server }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await expectReadyOffline(page);
  await expectAdminKept(page);
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
    const number = await applyWithAll(page);
    await open(page, '/track');
    await page.getByLabel('Tracking number').fill(number);
    await button(page, 'Track').click();
    await expect(page.getByText('Tourist Visa - 30 Days')).toBeVisible();
  });

  await test.step('a message', async () => {
    await open(page, '/contact');
    await fillMessage(page);
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

  await test.step('where something is missing, it does not claim to be ready', async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete('/contact-us');
    });
    await page.goto('/');
    await page.context().setOffline(true);
    const sign = page.getByRole('status').filter({ hasText: 'You are offline' });
    await expect(sign).toHaveText(/Some pages may not open/);
    await expect(page.getByText('Ready to work offline')).toHaveCount(0);
  });
});

test('who loses the line before the site is kept is told, and goes on when it is back', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|A part of this site|when fetching the script/);
  // The worker's file does not come.
  await context.route('/sw.js', (route) => route.abort());
  await page.goto('/');
  await expectStarted(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(heading(page)).toHaveText('This page isn’t on your phone yet');
  await expect(page.getByRole('main')).toContainText('It opens when you’re back online.');
  await expect(button(page, 'Reload the page')).toHaveCount(0);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Our Blog & News');
  await expect(page).toHaveURL('/blog');
});
