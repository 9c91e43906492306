import { rowsOf } from './database';
import { askedAtClosing, refuseWrites } from './applyForm';
import { refuseRows } from './faults';
import { expect, expectStarted, notice, test, stored, storedText, fillMessage } from './test';

test('it says whether the office is open, in Dubai time', async ({ page }) => {
  const hours = page.getByRole('listitem').filter({ hasText: 'Office Hours' });
  for (const [time, text] of [
    ['2026-11-26T13:59:00Z', /Open now, closes 6:00\sPM Dubai time/],
    ['2026-11-26T14:00:00Z', /Closed, opens Sunday( at)? 9:00\sAM Dubai time/],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto('/contact');
    await expect(hours).toContainText(text);
  }
});

test('what is typed runs in the direction of its script', async ({ page }) => {
  await page.goto('/contact');
  for (const label of ['Name', 'Subject', 'Message']) {
    const box = page.getByRole('textbox', { name: label, exact: true });
    await box.fill('هل التأشيرة جاهزة؟');
    await expect(box).toHaveCSS('direction', 'rtl');
  }
});

test('a blank form says what is missing, field by field, and stores nothing', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  for (const [label, message] of [
    ['Name', 'Enter your name.'],
    ['Email', 'Enter your email address.'],
    ['Subject', 'Enter a subject.'],
    ['Message', 'Write your message.'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(message);
  }
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Email', { exact: true }).fill('not an address');
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    /name@example\.com/,
  );
  expect(await storedText(page, 'contactMessages')).toBeNull();
});

test('a message is stored as it was typed, then confirmed @smoke', async ({ page }) => {
  await page.goto('/contact');
  await fillMessage(page, { Name: 'Amal <b>Haddad</b> 🌴', Message: 'مرحبا\nTwo lines' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  const sent = page.getByRole('region', { name: 'Your message' });
  await expect(sent).toContainText(
    'Once we have it, we reply to amal@example.com within 24 hours.',
  );
  await expect(sent).toContainText('Two lines');
  await expect(sent).toContainText('It is stored on this device only.');
  const mail = await sent.getByRole('link', { name: 'Email this message' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toBe(
    'mailto:info@example.com?subject=A question&body=مرحبا\nTwo lines\n\nAmal <b>Haddad</b> 🌴\namal@example.com',
  );
  expect(await stored(page, 'contactMessages')).toMatchObject([
    { name: 'Amal <b>Haddad</b> 🌴', message: 'مرحبا\nTwo lines' },
  ]);
});

test('a message left half-written is offered above the form', async ({ page }) => {
  const leaveAndReturn = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { name: 'Our Blog & News' })).toBeVisible();
    await page.goBack();
  };
  await page.goto('/contact');
  // A link that is pressed before is followed by the browser itself, which restores the field itself.
  await expectStarted(page);
  const message = page.getByLabel('Message', { exact: true });
  const line = page.getByRole('group', { name: /^You have an unsent message from/ });
  await message.fill('Do I need');
  await leaveAndReturn();
  await expect(line).toBeVisible();
  await expect(message).toHaveValue('');
  await line.getByRole('button', { name: 'Discard' }).click();
  await expect(line).toHaveCount(0);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();

  await message.fill('Do I need a photo?');
  // No person reloads in the same moment.
  await expect.poll(() => rowsOf(page, 'drafts')).toContain('Do I need a photo?');
  await page.reload();
  await line.getByRole('button', { name: 'Continue' }).click();
  await expect(message).toHaveValue('Do I need a photo?');
  await page.getByLabel('Name', { exact: true }).fill('Amal');
  await page.getByLabel('Email', { exact: true }).fill('amal@example.com');
  await page.getByLabel('Subject', { exact: true }).fill('Photo');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(notice(page, 'Message Sent Successfully!')).toBeVisible();
  await expect(message).toHaveValue('');
  await leaveAndReturn();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await expect(message).toHaveValue('');
  await expect.poll(() => rowsOf(page, 'drafts')).toBe('[]');
  await expect(line).toHaveCount(0);
});

test('words typed right after loading are there once', async ({ page, context }) => {
  test.slow();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const name = page.getByLabel('Name', { exact: true });
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await page.goto('/contact', { waitUntil: 'commit' });
    await name.focus();
    await page.keyboard.type('Ann');
    await expect(page.getByText('Your draft is saved on this device.')).toBeVisible({
      timeout: 20_000,
    });
    await expect(name).toHaveValue('Ann');
    expect(await rowsOf(page, 'drafts')).toContain('"Ann"');
  }
  expect(await rowsOf(page, 'drafts')).not.toContain('AnnAnn');
});

test('when storage refuses, the words stay and the screen says so @smoke', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await refuseWrites(page, 'QuotaExceededError');
  await fillMessage(page, { Message: 'Every word counts' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toContainText('Your message was not sent');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Every word counts');
  await expect(notice(page, 'Message Sent Successfully!')).toHaveCount(0);
});

test('with a full database no draft is promised', async ({ page, expectFaults }) => {
  expectFaults(/^dialog/);
  await refuseRows(page, 'drafts');
  await page.goto('/contact');
  await expect(page.getByText(/draft/)).toHaveCount(0);
  const message = page.getByLabel('Message', { exact: true });
  await message.pressSequentially('Every word counts');
  await expect(page.getByText('This browser cannot save a draft.')).toBeVisible();
  expect(await askedAtClosing(page)).toBe('beforeunload');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without sending?' });
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(message).toHaveValue('Every word counts');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/blog');
});
