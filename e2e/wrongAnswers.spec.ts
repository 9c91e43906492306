import type { Page } from 'playwright/test';
import { test, type WrongAnswer } from './deployments';
import { adminPaths, publicPaths } from './routes';
import { expect, expectStarted } from './test';

const trouble = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load' });
const isFile = (path: string) => path.startsWith('/assets/');

/** Every second file of the app, in turn as a page and as nothing, for good. */
function halfWrong(): (path: string) => WrongAnswer | undefined {
  const known = new Map<string, WrongAnswer | undefined>();
  return (path) => {
    if (!isFile(path)) return undefined;
    if (!known.has(path))
      known.set(path, ([undefined, 'html', undefined, 'nothing'] as const)[known.size % 4]);
    return known.get(path);
  };
}

async function expectLogin(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
}

// A module that is empty, or a page, fails in as many ways as it is used.
test.beforeEach(({ expectFaults }) => expectFaults(/^(?:console|error): /));

const STARTS = [
  ['/', expectStarted],
  ['/admin', expectLogin],
] as const;

for (const [path, expectWorking] of STARTS)
  for (const what of ['a first visit of', 'what the browser keeps of a first visit of'])
    test(`${what} ${path} amid a broken deploy says so, and works when the server is healed`, async ({
      heal,
      page,
      spoil,
    }) => {
      spoil(halfWrong());
      await page.goto(path);
      await expect(trouble(page)).toBeVisible();
      heal();
      // The browser keeps the wrong answers for a year, and nothing is loaded again by itself.
      if (what.startsWith('what')) await page.goto(path);
      await trouble(page).getByRole('button', { name: 'Try again' }).click();
      await expectWorking(page);
      await expect(trouble(page)).toHaveCount(0);
    });

test('while the files of the app are wrong, every screen says so', async ({ page, spoil }) => {
  spoil((path) => (isFile(path) ? 'html' : undefined));
  for (const path of [...publicPaths, '/no-such-page', ...adminPaths])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(trouble(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    });
});

test('a screen whose file was answered wrongly says so, and comes when the server is healed', async ({
  heal,
  page,
  signedIn,
  spoil,
}) => {
  spoil((path) => (/\/settings-.*\.js$/.test(path) ? 'html' : undefined));
  await signedIn();
  const failure = page.getByRole('heading', { name: 'This page could not be shown' });
  const open = (name: string) =>
    page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click();
  await open('Settings');
  await expect(failure).toBeVisible();
  heal();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('alert').getByText('There is no connection.')).toBeVisible();
  await page.context().setOffline(false);
  const settings = page.getByRole('heading', { level: 1, name: 'Settings' });
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(settings).toBeVisible();
});
