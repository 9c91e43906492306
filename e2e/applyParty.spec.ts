import type { Page } from 'playwright/test';
import {
  button,
  DETAILS,
  expectKept,
  field,
  fillDetails,
  pdf,
  picker,
  receiptNumber,
  slot,
  step,
  storedApplications,
  submit,
  openDetails,
  submitted,
} from './applyForm';
import { expect, newWindow, test } from './test';

const party = (page: Page) => page.getByRole('region', { name: 'Travelling together' });

/** The first traveller, with a booking that all share. */
async function applyForAmal(page: Page): Promise<string> {
  await openDetails(page);
  await fillDetails(page);
  await button(page, 'Next').click();
  await picker(page, 'Flight Booking').setInputFiles(pdf('flight.pdf'));
  await picker(page, 'Passport Copy').setInputFiles(pdf());
  return submitted(page);
}

test('a family of three applies, what they share typed once', async ({ page }) => {
  const numbers = [await applyForAmal(page)];
  await expect(party(page)).toHaveCount(0);
  for (const name of ['Basma', 'Careem']) {
    await page.getByRole('link', { name: 'Add a traveller' }).click();
    await expect(step(page, 'Personal Details')).toBeVisible();
    await expect(field(page, 'First Name')).toHaveValue('');
    await expect(field(page, 'Passport Number')).toHaveValue('');
    for (const shared of ['Email', 'Phone Number', 'Travel Date', 'Purpose of Visit'] as const)
      await expect(field(page, shared)).toHaveValue(DETAILS[shared]);
    await expect(page.getByText('are copied. Change what differs.')).toBeVisible();
    if (name === 'Basma') {
      // It is a draft before anything is typed.
      await expectKept(page);
      await page.reload();
      await expect(field(page, 'Email')).toHaveValue(DETAILS.Email);
    }
    await field(page, 'First Name').fill(name);
    await button(page, 'Next').click();
    await expect(slot(page, 'Flight Booking')).toContainText('flight.pdf');
    await expect(slot(page, 'Passport Copy')).not.toContainText('passport.pdf');
    await submit(page);
    await expect(party(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    numbers.push(await receiptNumber(page));
  }
  expect(new Set(numbers).size).toBe(3);
  await expect(party(page).getByRole('link')).toHaveText([/^Amal/, /^Basma/, /^Careem/]);
  await expect(party(page)).toContainText('Fees together: AED 1,050.');
  expect(await storedApplications(page)).toMatchObject([
    { firstName: 'Amal' },
    { firstName: 'Basma', documents: { flightBooking: { name: 'flight.pdf' } } },
    { firstName: 'Careem' },
  ]);

  await party(page).getByRole('link', { name: 'Amal' }).click();
  expect(await receiptNumber(page)).toBe(numbers[0]);
  await page.goto(`/track?number=${numbers[1] ?? ''}`);
  await expect(party(page).getByRole('link')).toHaveText([/^Amal/, /^Basma/, /^Careem/]);
});

test('a traveller is added beside an unfinished application', async ({ page, context }) => {
  await openDetails(page, 'visit-30');
  await fillDetails(page, { 'First Name': 'Dana' });
  await expectKept(page);
  await page.close();
  const next = await newWindow(context);
  await applyForAmal(next);
  await next.getByRole('link', { name: 'Add a traveller' }).click();
  await expect(field(next, 'Email')).toHaveValue(DETAILS.Email);
  const left = next.getByRole('group', { name: /^You have an unfinished application/ });
  await expect(left).toContainText('Dana');
  await field(next, 'First Name').fill('Basma');
  await button(next, 'Next').click();
  await submit(next);
  await expect(party(next).getByRole('link')).toHaveText([/^Amal/, /^Basma/]);

  await next.goto('/apply');
  await expect(left).toContainText('Dana');
  await button(next, 'Continue').click();
  await expect(field(next, 'First Name')).toHaveValue('Dana');
});
