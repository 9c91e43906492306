import type { Page } from 'playwright/test';
import {
  answer,
  button,
  type DetailLabel,
  DETAILS,
  fillDetails,
  pdf,
  picker,
  png,
  step,
  submit,
  submitted,
} from './applyForm';
import { application, page as pageEntry } from './entries';
import { expect, expectAllStarted, notice, test, fillMessage } from './test';
import { translate } from './translator';
import { decide } from './officeCounter';

/** Opens a page and has it translated once it has started. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Parts that start later are read again there (docs/architecture.md).
  await expectAllStarted(page);
  await translate(page);
}

/** A tracking number as it is shown, in groups. */
const grouped = (number: string) =>
  new RegExp(`^${number.replace(/^(..)(...)(...)$/, '$1.$2.$3')}$`);
const summary = (page: Page) => page.getByRole('complementary', { name: 'Your application' });
const receipt = (page: Page) => page.getByRole('article', { name: /^Receipt/ });

test('a translated application says what was chosen last', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTranslated(page, '/apply');

  await test.step('the visa', async () => {
    for (const [visa, price] of [
      ['Business Visa - 14 Days', 'AED 450'],
      ['Transit Visa - 96 Hours', 'AED 200'],
      ['Tourist Visa - 90 Days', 'AED 850'],
    ] as const) {
      await page.getByRole('radio', { name: visa }).check();
      await expect(page.locator('.wizard-bar')).toContainText(price);
    }
  });

  await test.step('the details, their advice and their suggestions', async () => {
    await button(page, 'Next').click();
    await fillDetails(page, { ...DETAILS, 'Phone Number': '12', 'Travel Date': '2001-01-10' });
    await expect(page.getByText('January 10, 2001').last()).toBeVisible();
    await fillDetails(page);
    await expect(summary(page)).toContainText('Amal Haddad');
    await expect(summary(page)).toContainText('January 10, 2099');
    await expect(summary(page)).not.toContainText('2001');
    await page.getByLabel('Nationality').fill('Jor');
    await page.getByRole('option', { name: 'Jordan' }).click();
    await expect(summary(page)).toContainText('Jordan');
  });

  await test.step('the files', async () => {
    await button(page, 'Next').click();
    const slot = (name: string) => page.getByRole('status').filter({ hasText: name });
    await picker(page, 'Passport Copy').setInputFiles(pdf('first.pdf'));
    await expect(slot('first.pdf')).toBeVisible();
    await picker(page, 'Passport Copy').setInputFiles(png('second.png'));
    await expect(slot('second.png')).toBeVisible();
    await expect(slot('first.pdf')).toHaveCount(0);
    await button(page, 'Remove Passport Copy').click();
    await expect(slot('second.png')).toHaveCount(0);
    await picker(page, 'Passport Copy').setInputFiles(pdf());
    await picker(page, 'Passport Photo').setInputFiles(png());
    await expect(page.getByText('Draft saved on this device.')).toBeVisible();
  });

  await test.step('answers changed from the check', async () => {
    await answer(page, 'Visa Type').getByRole('button').click();
    await page.getByRole('radio', { name: 'Business Visa - 14 Days' }).check();
    await button(page, 'Back to step 3').click();
    await expect(step(page, 'Documents')).toBeVisible();
    await expect(answer(page, 'Visa Type')).toContainText('Business Visa - 14 Days');
    await expect(answer(page, 'Visa Type')).toContainText('AED 450');
    await expect(summary(page)).toContainText('Business Visa - 14 Days');
  });

  const number = await submitted(page);
  await expect(receipt(page)).toContainText('Business Visa - 14 Days');
  for (const label of ['Copy number', 'Copy link'])
    await test.step(label, async () => {
      await page.getByRole('button', { name: label }).click();
      await expect(page.getByText('Copied', { exact: true })).toHaveCount(
        label === 'Copy number' ? 1 : 2,
      );
      await expect(receipt(page)).toContainText(number.slice(2, 5));
    });

  await test.step('what was typed is not given to the translator', async () => {
    for (const text of ['Amal Haddad', DETAILS['Passport Number'], 'passport.pdf', number]) {
      const shown = receipt(page).getByText(text, { exact: true }).first();
      expect(await shown.evaluate((element) => element.closest('[translate=no]') !== null)).toBe(
        true,
      );
    }
    expect(await page.locator('.machine-readable font').count()).toBe(0);
  });

  await test.step('the number leads to the status, by way of the menu too', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Track Application' }).click();
    const result = page.getByRole('region', { name: 'Tracking number' });
    await expect(result).toContainText('Business Visa - 14 Days');
    await page.goBack();
    await expect(receipt(page)).toBeVisible();
  });
});

const WRONG_ANSWERS: readonly (readonly [DetailLabel, string, RegExp])[] = [
  ['First Name', 'أمل', /^Please use the Latin letters/],
  ['Email', 'amal@gmial.com', /^Did you mean/],
  ['Phone Number', '0501234567', /^Does your country’s code/],
  ['Nationality', 'Atlantis', /^Not in the list/],
  ['Passport Number', 'A1', /^Most passport numbers/],
  ['Date of Birth', '2098-05-03', /is in the future/],
  ['Date of Birth', '1850-05-03', /years ago/],
  ['Travel Date', '2001-01-10', /has passed/],
];
const WRONG_FILES = [
  { name: 'empty.pdf', buffer: Buffer.alloc(0), advice: 'This file is empty.' },
  { name: 'notes.txt', buffer: Buffer.from('text'), advice: 'This is not a JPG, PNG or PDF.' },
  { name: 'large.pdf', buffer: Buffer.alloc(5_300_000), advice: 'This file is larger than 5 MB.' },
];

test('on a translated page each advice comes and goes, and the form goes on', async ({ page }) => {
  await openTranslated(page, '/apply');
  await page.getByRole('radio', { name: 'Transit Visa - 96 Hours' }).check();
  await button(page, 'Next').click();
  await fillDetails(page);
  for (const [label, wrong, advice] of WRONG_ANSWERS)
    await test.step(`${label}: ${wrong}`, async () => {
      await fillDetails(page, { [label]: wrong });
      await page.keyboard.press('Tab');
      await expect(page.getByText(advice)).toBeVisible();
      await fillDetails(page, { [label]: DETAILS[label] });
      await page.keyboard.press('Tab');
      await expect(page.getByText(advice)).toHaveCount(0);
    });
  await button(page, 'Next').click();
  for (const { name, buffer, advice } of WRONG_FILES)
    await test.step(name, async () => {
      const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'text/plain';
      await picker(page, 'Hotel Reservation').setInputFiles({ name, mimeType, buffer });
      await expect(page.getByText(advice)).toBeVisible();
      await picker(page, 'Hotel Reservation').setInputFiles(pdf());
      await expect(page.getByText(advice)).toHaveCount(0);
      await button(page, 'Remove Hotel Reservation').click();
    });
  await button(page, 'Previous').click();
  await expect(step(page, 'Personal Details')).toBeVisible();
  await button(page, 'Next').click();
  await submit(page);
  await page.getByRole('link', { name: 'Correct your answers' }).click();
  await fillDetails(page, { 'First Name': 'Amina' });
  await expect(summary(page)).toContainText('Amina Haddad');
});

test('a draft is offered and continued on a translated page', async ({ page }) => {
  await openTranslated(page, '/apply');
  await page.getByRole('radio', { name: 'Transit Visa - 96 Hours' }).check();
  await button(page, 'Next').click();
  await fillDetails(page, { 'First Name': 'Rose', 'Last Name': 'Green' });
  await expect(page.getByText('Draft saved on this device.')).toBeVisible();
  const other = await page.context().newPage();
  await page.close();
  await openTranslated(other, '/apply');
  const offer = other.getByRole('group', { name: /Transit Visa - 96 Hours/ });
  await expect(offer).toContainText('Rose Green');
  expect(await other.locator('bdi[translate=no]').filter({ hasText: 'Rose Green' }).count()).toBe(
    1,
  );
  await button(other, 'Continue').click();
  await expect(step(other, 'Personal Details')).toBeVisible();
});

test('translated, numbers are tracked and a message sent', async ({ page, store }) => {
  await store({
    visaApplications: [
      application(),
      application({
        id: '2',
        trackingNumber: 'DV000002',
        visaType: 'transit-96',
        status: 'Approved',
      }),
      application({
        id: '3',
        trackingNumber: 'DV000003',
        visaType: 'business-14',
        status: 'Rejected',
      }),
    ],
  });
  await openTranslated(page, '/track');
  const result = page.getByRole('region', { name: 'Tracking number' });
  const track = async (number: string) => {
    await page.getByRole('textbox', { name: 'Tracking number' }).fill(number);
    await page.getByRole('button', { name: 'Track', exact: true }).click();
  };
  for (const [number, ...texts] of [
    ['DV123456', 'Tourist Visa - 30 Days', 'Submitted'],
    ['DV000002', 'Transit Visa - 96 Hours', 'Approved'],
    ['DV000003', 'Business Visa - 14 Days', 'Rejected'],
  ] as const) {
    await track(number);
    for (const text of texts) await expect(result).toContainText(text);
    await expect(result.locator('[translate=no]')).toHaveText(grouped(number));
  }
  const others = page.getByRole('region', { name: 'Other applications on this device' });
  await expect(others.locator('[translate=no]')).toHaveText(
    ['DV123456', 'DV000002'].flatMap((number) => ['Amal', grouped(number)]),
  );
  await track('DV999999');
  await expect(page.getByText('Still not found?')).toBeVisible();
  await expect(result).toHaveCount(0);

  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await button(page, 'Send Message').click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'Enter your name.',
  );
  for (const subject of ['First', 'Second']) {
    await fillMessage(page, { Email: 'rose@example.com', Subject: subject });
    await button(page, 'Send Message').click();
    await expect(notice(page, 'Message Sent Successfully!')).toBeVisible();
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await expect(notice(page, 'Message Sent Successfully!')).toHaveCount(0);
    const sent = page.getByRole('region', { name: 'Your message' });
    await expect(sent).toContainText('we reply to rose@example.com within 24 hours.');
    await expect(sent).toContainText(subject);
  }
});

test('typed words stay on the office’s translated screens', async ({ page, store, signedIn }) => {
  const message = {
    id: 'm',
    name: 'Rose Green',
    email: 'rose@green.example',
    phone: '+97141234567',
  };
  await store({
    visaApplications: [application()],
    contactMessages: [{ ...message, subject: 'A question', message: 'When?', timestamp: '' }],
    pages: [pageEntry({ id: 'about', slug: 'about-the-office', title: 'About' })],
  });
  const typed = [
    'Haddad',
    'DV123456',
    'Green',
    'green.example',
    '97141234567',
    'about-the-office',
    'Windowthree',
  ];
  /** What the translator has got of it. */
  const translated = () =>
    page.evaluate(
      (words) =>
        [...document.querySelectorAll('font > font')]
          // Shown numbers are in groups.
          .map(({ textContent }) => textContent.replaceAll(/\s/g, ''))
          .filter((text) => words.some((word) => text.includes(word))),
      typed,
    );
  await signedIn();
  for (const [path, word] of [
    ['/admin/dashboard/overview', 'Rose Green'],
    ['/admin/dashboard/applications', 'Haddad'],
    ['/admin/dashboard/pages', '/about-the-office'],
    ['/admin/counter?application=application-1', 'Haddad'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(word).first()).toBeVisible();
    await translate(page);
    expect(await translated()).toEqual([]);
  }

  await decide(page, 'Approved', 'Window three');
  await expect(page.getByRole('heading', { name: 'Decision slip' })).toBeVisible();
  await expect(page.getByText('Window three').first()).toBeVisible();
  expect(await translated()).toEqual([]);

  await page.goto('/admin/dashboard/applications');
  // The page listens to keys by then.
  await expect(page.getByRole('main').getByText('Haddad').first()).toBeVisible();
  await translate(page);
  await page.keyboard.press('Control+k');
  for (const name of ['Haddad', 'Green']) {
    await page.getByRole('dialog').getByRole('combobox').fill(name);
    const found = page.getByRole('option', { name }).first();
    await expect(found.locator('[translate=no]')).toContainText(name);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^View DV/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Nationality');
  await translate(page);
  expect(await translated()).toEqual([]);
});
