import type { Page } from 'playwright/test';
import account from '@/features/session/model/account.json' with { type: 'json' };
import { expectNothingFound } from '../axe';
import { putRows } from '../database';
import {
  changePassword,
  expect,
  expectActivity,
  newWindow,
  notice,
  test,
  PASSWORD,
  logIn,
} from '../test';

/** The three session keys of SPEC section 3. */
function storedSession(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    ['adminAuthenticated', 'loginTime', 'adminUser'].map((key) => localStorage.getItem(key)),
  );
}

test('the way in and the way out @smoke', async ({ page, context }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const ofDashboard = () => requested.filter((url) => /\/assets\/(dashboard|pages)-.*js/.test(url));

  await test.step('nothing of the dashboard is fetched or painted before the login', async () => {
    await page.goto('/admin/dashboard/pages');
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex, nofollow',
    );
    expect(ofDashboard()).toEqual([]);
  });

  await test.step('a wrong pair is refused', async () => {
    await logIn(page, 'admin', 'something else');
    await expect(notice(page, 'Login Failed')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Username')).toHaveValue('admin');
  });

  await test.step('the right one leads to the screen that was asked for', async () => {
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Login Successful!')).toBeVisible();
    await expect(page).toHaveURL('/admin/dashboard/pages');
    await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeFocused();
    expect(ofDashboard()).not.toEqual([]);
  });

  const other = await newWindow(context);
  await test.step('who is signed in is not asked again, in any tab', async () => {
    await other.goto('/admin');
    await expect(other).toHaveURL('/admin/dashboard/overview');
  });

  await test.step('a logout reaches every tab and leaves nothing behind the Back button', async () => {
    const nav = page.getByRole('navigation', { name: 'Admin' });
    await nav.getByRole('link', { name: 'Menus' }).click();
    await expect(page.getByRole('heading', { name: 'Menus' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/admin');
      await expect(tab.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(await storedSession(page)).toEqual([null, null, null]);
  });

  await test.step('a screen that is not there gives way to the overview', async () => {
    await page.goto('/admin/dashboard/nope');
    await logIn(page);
    await expect(page).toHaveURL('/admin/dashboard/overview');
    await page.goto('/admin/dashboard/nope');
    await expect(page).toHaveURL('/404');
  });
});

test('a session ends after a warning, and typed text stays', async ({
  page,
  context,
  signedIn,
}) => {
  await context.clock.install({ time: new Date('2026-11-20T09:00:00Z') });
  await signedIn('/admin/dashboard/profile');
  const warning = page.getByRole('alertdialog', { name: 'Your session is about to end' });
  const other = await newWindow(context, '/contact');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const now = () => page.evaluate(() => Date.now());
  const login = Number((await storedSession(page))[1]);
  /** To this time after the login, or after what was done since; the clock runs on meanwhile. */
  const passTo = async (minutes: number, seconds = 0, since = login) =>
    context.clock.fastForward(since + (60 * minutes + seconds) * 1000 - (await now()));
  let activeAt = login;

  await test.step('activity in another tab counts, on a public page and after a reload too', async () => {
    await passTo(10);
    await expectActivity(other, async () => {
      await other.mouse.move(20, 20);
      await other.mouse.move(40, 40);
    });
    activeAt = await now();
    await passTo(16);
    await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
    await other.goto('/admin/dashboard/menus');
    await expect(other.getByRole('heading', { name: 'Menus' })).toBeVisible();
  });

  await test.step('a minute before 15 without activity it is said, and an answer keeps it', async () => {
    await passTo(14, 5, activeAt);
    await expect(warning).toContainText('No activity for 14 minutes.');
    await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await expectNothingFound(page);
    await page.keyboard.press('Enter');
    await expect(warning).toBeHidden();
    await expect(other.getByRole('alertdialog')).toBeHidden();
  });

  await test.step('a minute before 30 from the login it is said that it cannot be kept', async () => {
    await page.getByLabel('Phone').fill('+971 50 123');
    await passTo(29, 5);
    await expect(warning).toContainText('It cannot be extended');
    await page.getByRole('button', { name: 'Back to my work' }).click();
    await expect(warning).toBeHidden();
  });

  await test.step('then it is over, in every tab', async () => {
    // From then on time passes in small steps: the notice itself goes after five seconds.
    await context.clock.pauseAt(login + 30 * 60_000 + 1000);
    await expect(async () => {
      await context.clock.runFor(100);
      await expect(notice(page, 'Session Expired')).toContainText(
        'You have been logged out due to inactivity.',
        { timeout: 250 },
      );
    }).toPass({ timeout: 30_000 });
    await context.clock.resume();
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/admin');
      await expect(tab.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    }
    expect(await storedSession(page)).toEqual([null, null, null]);
  });

  await test.step('the next login leads back to what was typed', async () => {
    await logIn(page);
    await expect(page).toHaveURL('/admin/dashboard/profile');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Phone')).toHaveValue('+971 50 123');
  });

  await test.step('a clock that is set back ends it', async () => {
    await context.clock.setSystemTime(new Date('2026-11-20T09:10:00Z'));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(notice(page, 'Session Expired')).toBeVisible();
    await expect(page).toHaveURL('/admin');
  });
});

test('keys that are malformed or out of time sign nobody in', async ({ page, signedIn, visit }) => {
  const user = JSON.stringify({ username: 'admin', email: '', phone: '' });
  const written = { adminAuthenticated: 'true', loginTime: String(Date.now()), adminUser: user };
  for (const [name, keys] of Object.entries({
    'a login that is over': { ...written, loginTime: String(Date.now() - 1_800_000) },
    'a login in the future': { ...written, loginTime: String(Date.now() + 3_600_000) },
    'a time that is no time': { ...written, loginTime: 'now' },
    'somebody unreadable': { ...written, adminUser: '{' },
  }))
    await test.step(name, async () => {
      await visit('/admin/dashboard/applications', keys);
      await expect(page).toHaveURL('/admin');
      await expect(notice(page, 'Session Expired')).toBeVisible();
      expect(await storedSession(page)).toEqual([null, null, null]);
    });

  await test.step('and without its keys a page that comes back shows nothing', async () => {
    await signedIn('/admin/dashboard/menus');
    await page.evaluate(() => {
      localStorage.removeItem('adminAuthenticated');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  });
});

test('profile and password outlive the logout', async ({ page, signedIn, context }) => {
  await signedIn('/admin/dashboard/profile');

  await test.step('a password is changed', async () => {
    await changePassword(page, 'a better one');
    await expect(notice(page, 'Password Updated Successfully!')).toContainText('new password');
    await expect(page.getByLabel('Current Password')).toHaveValue('');
  });

  await test.step('a profile is changed, and nothing is asked', async () => {
    const username = page.getByLabel('Username');
    await expect(username).toHaveAccessibleDescription('You sign in as admin.');
    await username.fill('');
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByText('Enter a username.')).toBeVisible();
    await expect(username).toBeFocused();
    await username.fill('layla');
    await page.getByLabel('Email').fill('layla@example.com');
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(notice(page, 'Profile Updated')).toBeVisible();
    await expect(username).toHaveAccessibleDescription('You sign in as admin.');
  });

  await test.step('another tab changes the same field: the person chooses', async () => {
    const other = await newWindow(context, '/admin/dashboard/profile');
    await page.getByLabel('Phone').fill('mine');
    await other.getByLabel('Phone').fill('theirs');
    await other.getByRole('button', { name: 'Update Profile' }).click();
    await expect(notice(other, 'Profile Updated')).toBeVisible();
    await other.close();
    await page.getByRole('button', { name: 'Update Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Also changed in another tab' });
    await expect(dialog.getByRole('group', { name: 'Theirs' })).toHaveText('theirs');
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(page.getByLabel('Phone')).toHaveValue('theirs');
  });

  await test.step('the menu tells who is signed in', async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('menu')).toContainText('layla@example.com');
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/admin');
  });

  await test.step('the new password signs in, with the name of before', async () => {
    for (const [name, password] of [
      ['layla', 'a better one'],
      ['admin', PASSWORD],
    ] as const) {
      await logIn(page, name, password);
      await expect(page.getByRole('alert')).toHaveText(/^Invalid username or password/);
      await page.reload();
    }
    await logIn(page, 'admin', 'a better one');
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('menu')).toContainText('layla');
    await expect(page.getByRole('menu')).toContainText('layla@example.com');
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page.getByLabel('Username')).toHaveValue('layla');
  });
});

test('who changed the login with the username keeps it', async ({ page, signedIn }) => {
  await signedIn();
  const { password } = account;
  const secret = JSON.stringify({ username: 'layla', email: '', phone: '1', password });
  await putRows(page, 'credentials', [{ key: 'account', secret }]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, 'layla');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await page.goto('/admin/dashboard/profile');
  const username = page.getByLabel('Username');
  await expect(username).toHaveAccessibleDescription('You sign in as layla.');
  await username.fill('Layla Haddad');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(notice(page, 'Profile Updated')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, 'layla');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menu')).toContainText('Layla Haddad');
});
