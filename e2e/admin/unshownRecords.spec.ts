import type { Page } from 'playwright/test';
import { application, contactMessage, page as pageEntry } from '../entries';
import { expect, notice, test } from '../test';
import { hand } from '../officeCounter';

/** No known record throws, so a text is made one that no address can be built of. */
const BAD = 'unshowable';

const deleteFrom = async (page: Page, said: string) => {
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, said)).toBeVisible();
};

test.describe('of a record that throws when it is shown', () => {
  test.beforeEach(async ({ page, expectFaults }) => {
    expectFaults(/unshowable/);
    await page.addInitScript((bad) => {
      const encode = encodeURIComponent;
      window.encodeURIComponent = (text) => {
        if (String(text).includes(bad)) throw new URIError(bad);
        return encode(text);
      };
    }, BAD);
  });

  test('the list of applications shows the others, and removes it', async ({ page, signedIn }) => {
    await signedIn('/admin/dashboard/applications', {
      visaApplications: [
        application({ id: BAD, trackingNumber: 'DV000001' }),
        application({ id: 'good', firstName: 'Sara' }),
        application({ id: 'one', trackingNumber: 'DV000003', email: `${BAD}@example.com` }),
      ],
    });
    const row = page.getByRole('row').filter({ hasText: `The record ${BAD} cannot be shown.` });
    await expect(row).toHaveCount(1);
    await page.getByRole('link', { name: 'Sara Haddad' }).click();
    await expect(page.getByRole('dialog')).toContainText('Sara');
    await page.keyboard.press('Escape');
    await deleteFrom(page, 'Application deleted.');
    await expect(row).toHaveCount(0);

    await test.step('its dialog closes and can remove it, and the list stays', async () => {
      const dialog = page.getByRole('dialog', { name: 'This record cannot be shown' });
      await page.getByRole('link', { name: 'Amal Haddad' }).click();
      await expect(dialog).toContainText('The record one cannot be shown.');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.getByRole('link', { name: 'Amal Haddad' }).click();
      await deleteFrom(page, 'Application deleted.');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('link', { name: 'Sara Haddad' })).toBeVisible();
    });
  });

  test('the form of a page closes and can remove it', async ({ page, signedIn }) => {
    await signedIn('/admin/dashboard/pages', {
      pages: [
        pageEntry({ id: BAD, title: 'Bad one', slug: 'bad' }),
        pageEntry({ id: 'good', title: '', slug: 'good' }),
      ],
    });
    await page.getByRole('button', { name: 'Edit Bad one' }).click();
    const dialog = page.getByRole('dialog', { name: 'This record cannot be shown' });
    await expect(dialog).toContainText(`The record ${BAD} cannot be shown.`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const other = page.getByRole('row').filter({ hasText: 'untitled' });
    await expect(other).toContainText('Missing: Title.');
    await page.getByRole('button', { name: 'Edit Bad one' }).click();
    await deleteFrom(page, 'Page deleted successfully.');
    await expect(dialog).toBeHidden();
    await expect(other).toBeVisible();
  });

  test('the messages and their dialog stay usable', async ({ page, signedIn }) => {
    await signedIn('/admin/dashboard/overview', {
      contactMessages: [
        contactMessage({ id: 'm1', subject: 'Bad one', email: `${BAD}@example.com` }),
        contactMessage({ id: 'm2', subject: 'Good one' }),
      ],
    });
    await page.getByRole('button', { name: /Bad one/ }).click();
    await expect(page.getByRole('dialog')).toContainText('The record m1 cannot be shown.');
    await deleteFrom(page, 'Message deleted.');
    await page.getByRole('button', { name: /Good one/ }).click();
    await expect(page.getByRole('dialog', { name: 'Good one' })).toBeVisible();
  });
});

test.describe('of records with a day that cannot be written', () => {
  test.beforeEach(async ({ page, expectFaults }) => {
    expectFaults(/unshowable/);
    await page.addInitScript(() => {
      const { prototype } = Intl.DateTimeFormat;
      const original = Object.getOwnPropertyDescriptor(prototype, 'format');
      Object.defineProperty(prototype, 'format', {
        get(this: Intl.DateTimeFormat) {
          const format: unknown = original?.get?.call(this);
          return (day: Date | number) => {
            if (new Date(day).getUTCFullYear() === 4444) throw new RangeError('unshowable');
            return typeof format === 'function' ? String(format(day)) : '';
          };
        },
      });
    });
  });
  const DAY = '4444-05-05';
  const unshown = (page: Page, id: string) => page.getByText(`The record ${id} cannot be shown.`);

  test('the overview shows the other messages and applications', async ({ page, signedIn }) => {
    await signedIn('/admin/dashboard/overview', {
      visaApplications: [
        application({ id: 'a1', submissionDate: `${DAY}T10:00:00.000Z` }),
        application({ id: 'a2', firstName: 'Sara' }),
      ],
      contactMessages: [
        contactMessage({ id: 'm1', timestamp: `${DAY}T10:00:00.000Z` }),
        contactMessage({ id: 'm2', subject: 'Good one' }),
      ],
    });
    await expect(unshown(page, 'a1')).toBeVisible();
    await expect(page.getByRole('link', { name: /Sara Haddad/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Good one/ })).toBeVisible();
    const row = page.getByRole('listitem').filter({ has: unshown(page, 'm1') });
    await row.getByRole('button', { name: 'Delete it' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(notice(page, 'Message deleted.')).toBeVisible();
    await expect(unshown(page, 'm1')).toHaveCount(0);
  });

  test('the counter finds the others, and leads on from it', async ({ page, signedIn }) => {
    await signedIn('/admin/counter', {
      visaApplications: [
        application({ id: 'a1', travelDate: DAY }),
        application({ id: 'a2', trackingNumber: 'DV000002' }),
      ],
    });
    await hand(page, 'haddad');
    await expect(unshown(page, 'a1')).toBeVisible();
    await page.getByRole('button', { name: /DV000002/ }).click();
    await expect(page.getByRole('heading', { name: 'Amal Haddad' })).toBeVisible();
    await page.goto('/admin/counter?application=a1');
    await expect(unshown(page, 'a1')).toBeVisible();
    await deleteFrom(page, 'Application deleted.');
    await expect(page.getByText('This application is not on this device.')).toBeVisible();
  });
});

test('a list shows the others, and removes an undrawable title', async ({
  page,
  signedIn,
  expectFaults,
}) => {
  expectFaults(/unshowable/);
  await page.addInitScript((bad) => {
    const { prototype } = Element;
    const original: unknown = Reflect.get(prototype, 'setAttribute');
    prototype.setAttribute = function set(name, value: unknown) {
      if (typeof value === 'string' && value.includes(bad)) throw new Error(bad);
      if (typeof original === 'function') Reflect.apply(original, this, [name, value]);
    };
  }, BAD);
  await signedIn('/admin/dashboard/pages', {
    pages: [
      pageEntry({ id: 'p1', slug: 'a', title: BAD }),
      pageEntry({ id: 'p2', slug: 'b', title: 'Good one' }),
    ],
  });
  const note = page.getByText('The record p1 cannot be shown.');
  await expect(note).toBeVisible();
  await expect(page.getByRole('row', { name: /Good one/ })).toBeVisible();
  await deleteFrom(page, 'Page deleted successfully.');
  await expect(note).toHaveCount(0);
});

test('half a character in an email address is replaced', async ({ page, store, signedIn }) => {
  const email = '\uD800a@example.com';
  await store({
    visaApplications: [application({ email })],
    contactMessages: [contactMessage({ email, subject: 'Half' })],
  });
  const link = page.getByRole('dialog').locator('a[href^="mailto:%EF%BF%BDa"]');
  await signedIn('/admin/dashboard/applications?open=application-1');
  await expect(link).toBeVisible();
  await page.goto('/admin/dashboard/overview');
  await page.getByRole('button', { name: /Half/ }).click();
  await expect(link).toBeVisible();
});

test('4,096 letters make no screen wider than the window', async ({ page, store, signedIn }) => {
  const name = 'W'.repeat(4096);
  await store({
    visaApplications: [application({ firstName: name, visaType: name, trackingNumber: name })],
    contactMessages: [contactMessage({ name, subject: name })],
  });
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await signedIn('/admin/dashboard/overview');
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
    await expect(page.getByText('WWW').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
