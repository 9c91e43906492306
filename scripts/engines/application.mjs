import { rmSync } from 'node:fs';
import { documents } from './documents.mjs';
import { KEYS } from './elements.mjs';
import { typedDate } from './typedDate.mjs';
import { stored } from './storage.mjs';

const DETAILS = {
  'First Name': 'Amal',
  'Last Name': 'Haddad',
  Email: 'amal@example.com',
  'Phone Number': '+971 50 000 0000',
  'Passport Number': 'N1234567',
  'Purpose of Visit': 'A trade fair, then family.',
  Nationality: 'Jordan',
};

/** @param {import('./page.mjs').Page} page @param {string} label @param {string} file */
async function attach(page, label, file) {
  const input = await page.evaluate(
    (name) =>
      [...document.querySelectorAll('input')].find(
        ({ type, labels }) => type === 'file' && labels?.[0]?.textContent?.startsWith(name),
      ),
    label,
  );
  if (!input) throw new Error(`nothing takes the ${label}`);
  await page.typeInto(input, file);
}

/** From the first step to the receipt. @param {import('./steps.mjs').Walk} walk */
export async function apply(walk) {
  const { page } = walk;
  const { folder, copy, photo } = await documents();
  try {
    await page.open('/apply');
    await page.click('radio', /^Tourist Visa - 30 Days/);
    await page.click('button', 'Next');
    await page.find('heading', 'Personal Details');
    for (const [label, text] of Object.entries(DETAILS)) await page.fill(label, text);
    // Its list may be open over what is next.
    await page.press(KEYS.escape);
    await typedDate(page, 'Date of Birth', '1990-05-03');
    await typedDate(page, 'Travel Date', '2099-01-10');
    await page.see('Thursday, May 3, 1990');
    await page.click('button', 'Next');
    await page.find('heading', 'Documents');
    await attach(page, 'Passport Copy', copy);
    await attach(page, 'Passport Photo', photo);
    await page.see('photo.png');
    await page.click('button', 'Submit Application');
    await page.find('article', /^Receipt DV\d{6}$/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const [{ trackingNumber, dateOfBirth, travelDate, documents: attached }] = await stored(
    page,
    'visaApplications',
  );
  walk.number = trackingNumber;
  const kept = [dateOfBirth, travelDate, attached.passportCopy.name, attached.passportPhoto.name];
  if (kept.join() !== '1990-05-03,2099-01-10,passport.pdf,photo.png')
    throw new Error(`kept as ${kept.join()}`);
}
