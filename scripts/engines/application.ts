import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DETAILS, pdf, png } from '../../e2e/applyForm';
import { KEYS, type Page } from './page.ts';
import type { Walk } from './steps.ts';
import { stored } from './storage.ts';

async function attach(page: Page, label: string, file: string) {
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

/**
 * Types a date as a person does who reads it off the field: part after part in the order of the
 * engine's own language, with the signs between them. Not every engine goes on to the next part by
 * itself.
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

/** Applies, from the first step to the receipt. */
export async function apply(walk: Walk) {
  const { page } = walk;
  const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
  try {
    await page.open('/apply');
    await page.click('radio', /^Tourist Visa - 30 Days/);
    await page.click('button', 'Next');
    await page.find('heading', 'Personal Details');
    for (const [label, text] of Object.entries(DETAILS)) {
      if (label.includes('Date')) await typeDate(page, label, text);
      else await page.fill(label, text);
      // An open list may cover the next control.
      if (label === 'Nationality') await page.press(KEYS.escape);
    }
    await page.see('Thursday, May 3, 1990');
    await page.click('button', 'Next');
    await page.find('heading', 'Documents');
    for (const [label, { name, buffer }] of [
      ['Passport Copy', pdf()],
      ['Passport Photo', png()],
    ] as const) {
      writeFileSync(path.join(folder, name), buffer);
      await attach(page, label, path.join(folder, name));
    }
    await page.see('photo.png');
    await page.click('button', 'Next');
    await page.find('heading', 'Check your answers');
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
  if (
    kept.join() !== `${DETAILS['Date of Birth']},${DETAILS['Travel Date']},passport.pdf,photo.png`
  )
    throw new Error(`kept as ${kept.join()}`);
}
