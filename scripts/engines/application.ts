import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DETAILS, pdf, png } from '../../e2e/applyForm';
import { photo } from '../../e2e/passportPhoto';
import { KEYS, type Page } from './page.ts';
import type { Walk } from './walk.ts';

const FOLDER = mkdtempSync(path.join(tmpdir(), 'documents-'));
process.on('exit', () => rmSync(FOLDER, { recursive: true, force: true }));

async function attach(page: Page, label: string, file: { name: string; buffer: Buffer }) {
  const input = await page.evaluate(
    (name) =>
      [...document.querySelectorAll('input')].find(
        ({ type, labels }) => type === 'file' && labels?.[0]?.textContent?.startsWith(name),
      ),
    label,
  );
  if (!input) throw new Error(`nothing takes the ${label}`);
  // It stays on disk, because the browser reads it later.
  const at = path.join(FOLDER, file.name);
  writeFileSync(at, file.buffer);
  await page.typeInto(input, at);
}

/**
 * Types a date as a person does: part by part in the order of the engine's locale, with the
 * separators, because not every engine moves on to the next part by itself.
 * @param date YYYY-MM-DD
 */
async function typeDate(page: Page, label: string, date: string) {
  const field = await page.find('field', label);
  const keys = await page.evaluate(
    (element, day) => {
      element.focus();
      const format = new Intl.DateTimeFormat(undefined, {
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        timeZone: 'UTC',
      });
      const parts = format.formatToParts(new Date(day));
      return parts.map(({ type, value }) => (type === 'literal' ? value.trim() : value)).join('');
    },
    field,
    date,
  );
  for (const key of keys) await page.press(key);
}

async function openDetails(page: Page) {
  await page.open('/apply');
  await page.click('radio', /^Tourist Visa - 30 Days/);
  await page.click('button', 'Next');
  await page.find('heading', 'Personal Details');
}

/** Fills in the second step from a photo of a passport, then undoes it. */
export async function readPassport({ page }: Walk) {
  await openDetails(page);
  await attach(page, 'Fill in from your passport', await photo());
  await page.see('Filled in from your passport.');
  await page.click('button', 'Undo');
  await page.see('The answers from your passport are removed.');
}

/** Applies, from the first step to the receipt. */
export async function apply(walk: Walk) {
  const { page } = walk;
  await openDetails(page);
  for (const [label, text] of Object.entries(DETAILS)) {
    if (label.includes('Date')) await typeDate(page, label, text);
    else await page.fill(label, text);
    // An open list may cover the next control.
    if (label === 'Nationality') await page.press(KEYS.escape);
  }
  await page.see('Thursday, May 3, 1990');
  await page.click('button', 'Next');
  await page.find('heading', 'Documents');
  await attach(page, 'Passport Copy', pdf());
  await attach(page, 'Passport Photo', png());
  await page.see('photo.png');
  await page.click('button', 'Submit Application');
  await page.find('article', /^Receipt DV\d{6}$/);
  const [{ trackingNumber, dateOfBirth, travelDate, documents: attached }] =
    await page.stored('visaApplications');
  walk.number = trackingNumber;
  const kept = [dateOfBirth, travelDate, attached.passportCopy.name, attached.passportPhoto.name];
  if (
    kept.join() !== `${DETAILS['Date of Birth']},${DETAILS['Travel Date']},passport.pdf,photo.png`
  )
    throw new Error(`kept as ${kept.join()}`);
}
