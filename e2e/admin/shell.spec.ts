import program from '../../package.json' with { type: 'json' };
import { expectNothingFound, expectReadable } from '../axe';
import { expect, test, tabTo } from '../test';

/** Entry of the sidebar -> heading and title of its screen (SPEC section 2). */
const SCREENS = {
  Overview: ['Overview', 'Admin Dashboard - Overview'],
  Applications: ['Visa Applications', 'Admin - Applications'],
  Pages: ['Pages Management', 'Admin - Pages Management'],
  Blogs: ['Blogs Management', 'Admin - Blogs Management'],
  Menus: ['Menus', 'Admin - Menus'],
  Sections: ['Homepage Sections', 'Admin - Homepage Sections'],
  'Visa Cards': ['Visa Cards', 'Admin - Visa Cards'],
  Settings: ['Settings', 'Admin - Settings'],
  Profile: ['Profile', 'Admin - Profile'],
} as const;

/** axe takes a second a screen, and a busy machine five times as long. */
test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on login, shell and profile, which shows the version', async ({
  page,
  signedIn,
}) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter your username.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expectNothingFound(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn('/admin/dashboard/profile');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText(`Version ${program.version}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Please fill in all')).toBeVisible();
  // A notice, and the bar on top, cover what is below them.
  await page.evaluate(() => scrollTo(0, 0));
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button')
    .click();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNothingFound(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNothingFound(page);
});

test('the parts of the profile open in every way, and keep input', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn('/admin/dashboard/profile#counters');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const isOpen = async (...names: readonly string[]) => {
    await expect(page.getByRole('tab', { selected: true })).toHaveText([...names]);
    await expectNothingFound(page);
  };
  await isOpen('Office', 'Counters');
  await tab('Key').click();
  await isOpen('Office', 'Key');
  await page.getByLabel(/^Digits of the recovery sheet/).fill('123');
  await tab('Office').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Profile')).toBeFocused();
  await page.keyboard.press('Enter');
  await isOpen('Profile');
  await page.getByLabel('Current Password').fill('a secret');
  await tab('Data').click();
  await isOpen('Data', 'Backup');
  await tab('Erase').click();
  await page.getByLabel(/^Type the name/).fill('Dub');
  await tab('Office').click();
  await expect(page.getByLabel(/^Digits of the recovery sheet/)).toHaveValue('123');
  await tab('Data').click();
  await expect(page.getByLabel(/^Type the name/)).toHaveValue('Dub');
  await tab('Profile').click();
  await expect(page.getByLabel('Current Password')).toHaveValue('a secret');
  await page.reload();
  await isOpen('Profile');
});

test('the shell by keyboard, on a phone and on a desk', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const opener = page.getByRole('button', { name: 'Open menu' });

  await test.step('the menu closes on Escape and after a choice', async () => {
    await opener.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.getByRole('link', { name: 'Visa Cards' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Visa Cards', level: 1 })).toBeFocused();
  });

  await test.step('on a desk the current screen is marked', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const nav = page.getByRole('navigation', { name: 'Admin' });
    await expect(nav.locator('[aria-current="page"]')).toHaveText('Visa Cards');
    await expectNothingFound(page);
  });

  const expectScreen = async ([heading, title]: readonly [string, string]) => {
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex, nofollow',
    );
  };

  await test.step('the keyboard reaches every screen', async () => {
    const nav = page.getByRole('navigation', { name: 'Admin' });
    for (const [entry, screen] of Object.entries(SCREENS)) {
      await tabTo(page, nav.getByRole('link', { name: entry, exact: true }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expectScreen(screen);
      for (const width of [1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectReadable(page);
      }
    }
  });

  await test.step('the account leads to profile and settings', async () => {
    const account = page.getByRole('button', { name: 'Account' });
    await account.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await account.press('Enter');
    await page.getByRole('menuitem', { name: 'Settings' }).press('Enter');
    await expect(page).toHaveURL('/admin/dashboard/settings');
  });
});

test('names that every object has are no screens', async ({ page, signedIn }) => {
  await signedIn();
  for (const name of ['__proto__', 'constructor']) {
    await page.goto(`/admin/dashboard/${name}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  }
});
