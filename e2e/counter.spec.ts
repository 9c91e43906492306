import { applyWithAll } from './applyForm';
import { expect, test } from './test';
import { copiedLink, decide, hand } from './officeCounter';

const COUNTER = '/admin/counter';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('an application goes to the counter as a link, and the decision comes back @smoke', async ({
  browser,
  page,
  signedIn,
}) => {
  // It shares nothing with the counter's browser.
  const applicant = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const number = await applyWithAll(applicant);
  await applicant.getByText('Show at a counter').click();
  await expect(applicant.getByRole('button', { name: /^The application as a code/ })).toBeVisible();
  const link = await copiedLink(applicant);
  expect(link).toMatch(/\/counter#\d{300,}$/);

  await signedIn(COUNTER);
  await hand(page, link);
  await expect(page.getByRole('heading', { name: 'Amal Haddad' })).toBeVisible();
  await expect(page.getByText('Compare with the passport: N1234567.')).toBeVisible();
  await expect(
    page.getByText('The 2 documents are not included in the code. Ask the applicant for the file.'),
  ).toBeInViewport();
  const stored = () => page.evaluate(() => localStorage.getItem('visaApplications') ?? '');
  expect(await stored()).not.toContain(number);
  await expect(page.getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(/^Received on /)).toBeVisible();
  expect(await stored()).toContain(number);

  await decide(page, 'Approved', 'Counter 4, from Monday');
  await expect(page.getByRole('img', { name: /^The decision as a code/ })).toBeInViewport({
    ratio: 1,
  });
  const slip = await copiedLink(page);
  expect(slip).toMatch(/\/track#\d{300,}$/);
  expect(await stored()).toContain('"status":"Approved"');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Amal Haddad')).toHaveCount(0);
  await expect(page.getByLabel(/^Scan a/)).toBeFocused();

  await applicant.goto(slip);
  await expect(applicant.getByText('Signed by the office on')).toBeVisible();
  await expect(applicant.getByText('Note from the office: Counter 4, from Monday')).toBeVisible();
  await expect(applicant.getByRole('heading', { name: 'Your visa is approved' })).toBeVisible();
  expect(new URL(applicant.url()).hash).toBe('');
  await applicant.close();
});
