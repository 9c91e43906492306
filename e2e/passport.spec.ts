import type { Locator, Page } from 'playwright/test';
import { answer, button, field, fillDetails, picker, png, slot, openDetails } from './applyForm';
import { application } from './entries';
import { LINES, photo, VISA } from './passportPhoto';
import { typeAsScanner } from './scanner';
import { expectReadyOffline, test as onOwnServer } from './ownServer';
import { expect, test } from './test';
import { translate } from './translator';

const row = (page: Page) => page.getByRole('group', { name: 'From your passport' });
const choose = (page: Page) => row(page).getByLabel('Fill in from your passport');

test('a photo fills in the empty fields, offers the rest, is undone', async ({ page }) => {
  await openDetails(page);
  await field(page, 'Last Name').fill('Morau');
  await field(page, 'Nationality').fill('France');
  await page.keyboard.press('Escape');
  await choose(page).setInputFiles(await photo());
  await expect(row(page).getByRole('status')).toContainText('Is this right?');
  await expect(row(page).getByRole('status')).toContainText('Your passport expired on');
  await expect(field(page, 'First Name')).toHaveValue('Claire Anne');
  await expect(field(page, 'First Name')).toHaveAccessibleDescription('From your passport');
  await expect(field(page, 'Date of Birth')).toHaveValue('1990-05-03');
  await expect(field(page, 'Last Name')).toHaveValue('Morau');
  const found = row(page).getByRole('list', { name: 'Answers from your passport' });
  await expect(found.getByRole('checkbox')).toHaveCount(1);
  const differing = found.getByRole('checkbox', { name: 'Last Name: Moreau Now: Morau' });
  await expect(differing).not.toBeChecked();
  await expect(button(page, 'Fill in')).toBeDisabled();
  await differing.check();
  await button(page, 'Fill in').click();
  await expect(field(page, 'Last Name')).toHaveValue('Moreau');
  await expect(choose(page)).toBeFocused();
  await expect(found).toBeHidden();

  await field(page, 'First Name').fill('Claire');
  await button(page, 'Undo').click();
  await expect(field(page, 'Passport Number')).toHaveValue('');
  await expect(field(page, 'Date of Birth')).toHaveValue('');
  await expect(field(page, 'Last Name')).toHaveValue('Morau');
  await expect(field(page, 'First Name')).toHaveValue('Claire');
  await expect(row(page).getByRole('status')).toContainText('removed');
  await expect(row(page).getByRole('status')).not.toContainText('Your passport expired on');
  await expect(choose(page)).toBeFocused();
});

test('a reading that is cancelled, replaced or of no passport changes nothing', async ({
  page,
}) => {
  await openDetails(page);
  await choose(page).setInputFiles(await photo());
  const worker = await page.waitForEvent('worker');
  await button(page, 'Cancel').click();
  await expect(choose(page)).toBeFocused();
  await worker.waitForEvent('close');
  await choose(page).setInputFiles(await photo());
  for (const file of [
    png(),
    { name: 'renamed.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
  ]) {
    await choose(page).setInputFiles(file);
    await expect(row(page).getByRole('status')).toHaveText(/couldn’t read it/);
  }
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(field(page, 'First Name')).toHaveValue('');
  await expect(button(page, 'Fill in')).toBeHidden();
  await button(page, 'Next').click();
  await expect(slot(page, 'Passport Copy')).not.toContainText('passport.');
  await expect(answer(page, 'Passport Number')).not.toContainText('12AB34567');
});

test('a photo that is read when the answers are deleted fills in nothing', async ({ page }) => {
  await openDetails(page);
  await field(page, 'First Name').fill('Claire');
  await choose(page).setInputFiles(await photo());
  const worker = await page.waitForEvent('worker');
  await page.getByText('Saved on this device.', { exact: true }).click();
  await button(page, 'Delete my answers').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await worker.waitForEvent('close');
  await page.getByRole('radio', { name: /Tourist Visa - 30/ }).check();
  await button(page, 'Next').click();
  await expect(field(page, 'First Name')).toHaveValue('');
  await expect(field(page, 'Last Name')).toHaveValue('');
});

test('Next keeps what a photo says, also while it is being read', async ({ page }) => {
  await openDetails(page);
  await choose(page).setInputFiles(await photo());
  await button(page, 'Next').click();
  // A large picture is stored as a smaller JPEG.
  await expect(slot(page, 'Passport Copy')).toContainText(/passport\.(?:png|jpg)/);
  await expect(answer(page, 'Passport Number')).toContainText('12AB34567');
  await expect(page.getByText(/^Your passport (?:says|also says)/)).toHaveCount(0);
});

test('a photo is the passport’s copy unless that is unticked', async ({ page }) => {
  await openDetails(page);
  await choose(page).setInputFiles(await photo());
  const asCopy = row(page).getByRole('checkbox', { name: 'Also use it as Passport Copy' });
  await expect(asCopy).toBeChecked();
  await asCopy.uncheck();
  await button(page, 'Next').click();
  await expect(slot(page, 'Passport Copy')).not.toContainText('passport.');
  await picker(page, 'Passport Copy').setInputFiles({ ...png(), name: 'other.png' });
  await button(page, 'Previous').click();
  await choose(page).setInputFiles(await photo());
  await expect(asCopy).not.toBeChecked();
  await asCopy.check();
  await asCopy.uncheck();
  await button(page, 'Next').click();
  await expect(slot(page, 'Passport Copy')).toContainText('other.png');
});

test('on a translated page a passport is read, undone, asked about', async ({ page }) => {
  await openDetails(page);
  await translate(page);
  await choose(page).setInputFiles(await photo());
  await expect(field(page, 'First Name')).toHaveValue('Claire Anne');
  await button(page, 'Undo').click();
  await expect(field(page, 'First Name')).toHaveValue('');
  await fillDetails(page, { 'First Name': 'Ifeoma', 'Last Name': 'Bello' });
  await button(page, 'Next').click();
  await picker(page, 'Passport Copy').setInputFiles(await photo());
  const question = page.getByText(
    'This passport is Claire Anne Moreau’s, not Ifeoma Bello’s. Is it the right file?',
  );
  // Another’s passport is one question.
  await expect(question).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Your passport (?:says|also says)/)).toHaveCount(0);
  await button(page, 'Remove Passport Copy').click();
  await expect(question).toHaveCount(0);
  await button(page, 'Previous').click();
  await fillDetails(page, { 'First Name': '', 'Last Name': '' });
  await button(page, 'Next').click();
  await picker(page, 'Passport Copy').setInputFiles(await photo());
  await button(page, 'Fill in the rest').click();
  await expect(answer(page, 'Nationality')).toContainText('France');
  await expect(answer(page, 'Last Name')).toContainText('Moreau');
  await expect(button(page, 'Fill in the rest')).toBeHidden();
});

test('a visa is told apart from the passport, in both steps', async ({ page }) => {
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

test('what a reader types fills in form and counter, also set to Arabic', async ({
  page,
  signedIn,
}) => {
  await openDetails(page);
  // The code that reads another layout comes with this row.
  await expect(choose(page)).toBeVisible();
  await typeLines(page, field(page, 'Passport Number'), VISA);
  await expect(row(page).getByRole('status')).toContainText('This looks like a visa');
  await field(page, 'Passport Number').clear();
  await field(page, 'Passport Number').focus();
  for (const line of LINES) await typeAsScanner(page, line, { layout: 'Arabic', end: 'Enter' });
  await expect(field(page, 'Passport Number')).toHaveValue('12AB34567');
  await expect(field(page, 'Passport Number')).toBeFocused();
  await expect(field(page, 'Nationality')).toHaveValue('France');
  await expect(field(page, 'Last Name')).toHaveValue('Moreau');

  const answers = { firstName: 'Claire-Anne', lastName: 'Möreau', nationality: 'France' };
  await signedIn('/admin/counter?application=application-1', {
    visaApplications: [application(answers)],
  });
  const lines = page.getByLabel('Or scan the two lines at the foot of the passport');
  await lines.focus();
  for (const line of LINES) await typeAsScanner(page, line, { layout: 'Arabic', end: 'Enter' });
  await expect(page.getByText('In the passport: 12AB34567')).toBeVisible();
  await expect(lines).toHaveValue(LINES.join(''));
});

test('screen readers announce the row, its button and what became of it', async ({ page }) => {
  await openDetails(page);
  await choose(page).focus();
  await expect(choose(page)).toHaveAccessibleDescription(/^Photograph the page/);
  await expect(row(page)).toMatchAriaSnapshot(`
    - group "From your passport":
      - text: Fill in from your passport
      - button "Fill in from your passport"
      - paragraph: /read on this device/
      - status
  `);
  await field(page, 'First Name').fill('Clara');
  await choose(page).setInputFiles(await photo());
  await expect(row(page)).toMatchAriaSnapshot(`
    - status:
      - paragraph: Filled in from your passport. Is this right?
      - paragraph: /Your passport expired on/
    - checkbox "Also use it as Passport Copy" [checked]
    - paragraph: Your passport says something else. Tick what to take over.
    - list "Answers from your passport":
      - listitem:
        - 'checkbox "First Name: Claire Anne Now: Clara"'
    - button "Fill in" [disabled]
    - button "Not now"
    - button "Undo"
  `);
  await button(page, 'Not now').press('Enter');
  await expect(row(page).getByRole('status')).toContainText('Your answers are unchanged.');
  await expect(choose(page)).toBeFocused();
});

test('advice says where the copy differs, and fills that in', async ({ page }) => {
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

test('an application is compared with the passport at the counter', async ({ page, signedIn }) => {
  const answers = { firstName: 'Claire', lastName: 'Moreau', nationality: 'France' };
  await signedIn('/admin/dashboard/applications?open=application-1', {
    visaApplications: [application({ ...answers, passportNumber: '12AB34576' })],
  });
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
  const lines = counter.getByLabel('Or scan the two lines at the foot of the passport');
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
  await expect(field(page, 'Passport Number')).toHaveValue('12AB34567');
});
