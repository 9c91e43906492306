import { button, fillAll, receiptNumber, step, storedApplications, submit } from './applyForm';
import { holdDatabase } from './database';
import { expect, newWindow, notice, test, stored, fillMessage } from './test';

const UNANSWERED = 'has not responded for ten seconds';
/** Ten seconds, on a machine that is busy. */
const PATIENCE = { timeout: 30_000 };

test('a database that does not answer: words after ten seconds, what was typed, and saved once', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn('/admin/dashboard/settings');
  const siteName = page.getByLabel('Site Name');
  await siteName.fill('Gulf Visa');
  const visitor = await newWindow(context);
  await fillAll(visitor);
  const writer = await newWindow(context, '/contact');
  const message = writer.getByLabel('Message', { exact: true });
  await fillMessage(writer, { Message: 'Every word' });

  const other = await newWindow(context, '/favicon.svg');
  const letGo = await holdDatabase(other);
  const save = page.getByRole('button', { name: 'Save All Settings' });
  const send = writer.getByRole('button', { name: 'Send Message' });
  await save.click();
  await send.click();
  await submit(visitor);
  await expect(step(visitor, 'Submission Failed')).toBeFocused(PATIENCE);
  await expect(visitor.getByText(UNANSWERED)).toBeVisible();
  await expect(writer.getByRole('alert')).toContainText(UNANSWERED, PATIENCE);
  await expect(message).toHaveValue('Every word');
  await expect(page.getByText(UNANSWERED)).toBeVisible(PATIENCE);
  await expect(siteName).toHaveValue('Gulf Visa');
  // Tried again while nothing answers, and once more when it does.
  await button(visitor, 'Try Again').click();
  await letGo();
  await receiptNumber(visitor);
  await send.click();
  await expect(notice(writer, 'Message Sent Successfully!')).toBeVisible();
  await save.click();
  await expect(notice(page, 'Settings saved successfully.')).toBeVisible();

  expect(await storedApplications(visitor)).toHaveLength(1);
  expect(await stored(writer, 'contactMessages')).toHaveLength(1);
});
