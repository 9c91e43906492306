import type { Locator, Page } from 'playwright/test';
import { answer, button, field, picker, png, step } from './applyForm';
import { application } from './entries';
import { LINES, photo, VISA } from './passportPhoto';
import { expectReadyOffline, test as onOwnServer } from './ownServer';
import { expect, test } from './test';

async function openDetails(page: Page): Promise<void> {
  await page.goto('/apply');
  await page.getByRole('radio', { name: /Tourist Visa - 30 Days/ }).check();
  await button(page, 'Next').click();
  await expect(step(page, 'Personal Details')).toBeVisible();
}

const row = (page: Page) => page.getByRole('group', { name: 'From your passport' });
const choose = (page: Page) => row(page).getByLabel('Fill in from your passport');

test('a photo fills in the empty fields, shows what differs, and can be undone', async ({
  page,
}) => {
  await openDetails(page);
  await field(page, 'Last Name').fill('Morau');
  await field(page, 'Nationality').fill('France');
  await page.keyboard.press('Escape');
  await choose(page).setInputFiles(await photo());
  await expect(row(page).getByRole('status')).toContainText('Please compare.');
  await expect(row(page).getByRole('status')).toContainText('Your passport expired on');
  const found = row(page).getByRole('list', { name: 'Answers from your passport' });
  await expect(found.getByRole('checkbox', { name: 'First Name: Claire Anne' })).toBeChecked();
  await expect(found.getByRole('checkbox', { name: 'Passport Number: 12AB34567' })).toBeChecked();
  const differing = found.getByRole('checkbox', { name: 'Last Name: Moreau Now: Morau' });
  await expect(differing).not.toBeChecked();
  await expect(found.getByRole('checkbox')).toHaveCount(4);

  await button(page, 'Fill in').click();
  await expect(field(page, 'First Name')).toHaveValue('Claire Anne');
  await expect(field(page, 'First Name')).toHaveAccessibleDescription('From your passport');
  await expect(field(page, 'Date of Birth')).toHaveValue('1990-05-03');
  await expect(field(page, 'Last Name')).toHaveValue('Morau');
  await expect(field(page, 'Email')).toBeFocused();

  await field(page, 'First Name').fill('Claire');
  await button(page, 'Undo').click();
  await expect(field(page, 'Passport Number')).toHaveValue('');
  await expect(field(page, 'Date of Birth')).toHaveValue('');
  await expect(field(page, 'First Name')).toHaveValue('Claire');
  await expect(row(page).getByRole('status')).toContainText('removed');
  await expect(choose(page)).toBeFocused();
});

test('pictures of anything else, and files that are none, change nothing', async ({ page }) => {
  await openDetails(page);
  await field(page, 'First Name').fill('Amal');
  for (const file of [
    png(),
    { name: 'renamed.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
  ]) {
    await choose(page).setInputFiles(file);
    await expect(row(page).getByRole('status')).toHaveText(/could not be read/);
  }
  await expect(field(page, 'First Name')).toHaveValue('Amal');
  await expect(button(page, 'Fill in')).toBeHidden();
});

test('a visa is told apart from the passport, in both steps, and changes nothing', async ({
  page,
}) => {
  const isVisa = /^This looks like a visa, not a passport page. Photograph the page/;
  await openDetails(page);
  await choose(page).setInputFiles(await photo(VISA));
  await expect(row(page).getByRole('status')).toHaveText(isVisa);
  await expect(button(page, 'Fill in')).toBeHidden();
  await expect(field(page, 'Last Name')).toHaveValue('');
  await button(page, 'Next').click();
  await picker(page, 'Passport Copy').setInputFiles(await photo(VISA));
  await expect(page.getByRole('status').filter({ hasText: isVisa })).toBeVisible();
});

/** As a reader of passports types both lines. */
async function typeLines(page: Page, into: Locator, lines = LINES): Promise<void> {
  await into.focus();
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
}

test('two lines that a reader types into the number are offered', async ({ page }) => {
  await openDetails(page);
  await typeLines(page, field(page, 'Passport Number'), VISA);
  await expect(row(page).getByRole('status')).toContainText('This looks like a visa');
  await field(page, 'Passport Number').clear();
  await typeLines(page, field(page, 'Passport Number'));
  await expect(row(page).getByRole('checkbox', { name: 'Nationality: France' })).toBeChecked();
  await expect(field(page, 'Passport Number')).toBeFocused();
  await button(page, 'Fill in').click();
  await expect(field(page, 'Passport Number')).toHaveValue('12AB34567');
  await expect(field(page, 'Nationality')).toHaveValue('France');
  await expect(field(page, 'Last Name')).toHaveValue('Moreau');
});

test('the row is heard as a group, a button with a description, and what became of it', async ({
  page,
}) => {
  await openDetails(page);
  await choose(page).focus();
  await expect(choose(page)).toHaveAccessibleDescription(/^Optional: a photo/);
  await expect(row(page)).toMatchAriaSnapshot(`
    - group "From your passport":
      - text: Fill in from your passport
      - button "Fill in from your passport"
      - paragraph: /neither kept nor sent/
      - status
  `);
  await choose(page).setInputFiles(await photo());
  await expect(row(page)).toMatchAriaSnapshot(`
    - status:
      - paragraph: Read from your passport. Please compare.
      - paragraph: /Your passport expired on/
    - list "Answers from your passport":
      - listitem:
        - 'checkbox "First Name: Claire Anne" [checked]'
    - button "Fill in"
    - button "Not now"
  `);
  await choose(page).press('Tab');
  await page.keyboard.press('Space');
  await expect(row(page).getByRole('checkbox', { name: 'First Name' })).not.toBeChecked();
  await button(page, 'Not now').press('Enter');
  await expect(row(page).getByRole('status')).toContainText('Nothing was filled in.');
  await expect(choose(page)).toBeFocused();
});

test('the copy of a passport that says something else is advised of, and taken over', async ({
  page,
}) => {
  await openDetails(page);
  await field(page, 'First Name').fill('Claire Anne');
  await field(page, 'Last Name').fill('Moreau');
  await field(page, 'Passport Number').fill('12AB34576');
  await field(page, 'Date of Birth').fill('1990-05-03');
  await field(page, 'Nationality').fill('France');
  await page.keyboard.press('Escape');
  await button(page, 'Next').click();
  await picker(page, 'Passport Copy').setInputFiles(await photo());
  await expect(page.getByText('Your passport says: Passport Number 12AB34567.')).toBeVisible();
  await button(page, 'Use it as Passport Number').click();
  await expect(page.getByText(/^Your passport says/)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Your passport expired' })).toBeFocused();
  await expect(page.getByText(/^Your passport expired on/)).toBeVisible();
  await expect(answer(page, 'Passport Number')).toContainText('12AB34567');
});

test('an application is compared with the passport at the counter', async ({
  page,
  store,
  signedIn,
}) => {
  const answers = { firstName: 'Claire', lastName: 'Moreau', nationality: 'France' };
  await store({ visaApplications: [application({ ...answers, passportNumber: '12AB34576' })] });
  await signedIn('/admin/dashboard/applications?open=application-1');
  const dialog = page.getByRole('dialog', { name: 'Application Details: DV123456' });
  await expect(dialog.getByLabel('Choose a picture of the passport')).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Open at the counter' }).click();
  const counter = page.getByRole('main');
  await counter.getByLabel('Choose a picture of the passport').setInputFiles(await photo());
  await expect(counter.getByText('In the passport: 12AB34567')).toBeVisible();
  await expect(
    counter.getByText('In the passport: Claire Anne Moreau', { exact: true }),
  ).toBeVisible();
  await expect(counter.getByText(/^In the passport/)).toHaveCount(2);
  await expect(counter.getByText(/something else: see the answers above/)).toBeVisible();
  const lines = counter.getByLabel('Or its two lines, typed by a reader');
  await lines.fill('N<'.repeat(44));
  await expect(counter.getByText('The two lines could not be read.')).toBeVisible();
  await lines.clear();
  await typeLines(page, lines);
  await expect(counter.getByText('In the passport: 12AB34567')).toBeVisible();
});

onOwnServer('a photo is read with the server gone', async ({ page, server }) => {
  await page.goto('/');
  await expectReadyOffline(page);
  await server.stop();
  await openDetails(page);
  await choose(page).setInputFiles(await photo());
  const found = row(page).getByRole('list', { name: 'Answers from your passport' });
  await expect(found.getByRole('checkbox', { name: 'Passport Number: 12AB34567' })).toBeChecked();
});
