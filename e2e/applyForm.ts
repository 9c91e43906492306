import { crc32, deflateSync } from 'node:zlib';
import type { Locator, Page } from 'playwright/test';
import { expect, notice } from './test';

/** What an applicant types in step 2, by the label of the field. */
export const DETAILS = {
  'First Name': 'Amal',
  'Last Name': 'Haddad',
  Email: 'amal@example.com',
  'Phone Number': '+971 50 000 0000',
  Nationality: 'Jordan',
  'Passport Number': 'N1234567',
  'Date of Birth': '1990-05-03',
  'Travel Date': '2099-01-10',
  'Purpose of Visit': 'A trade fair, then family.',
} as const;
export type DetailLabel = keyof typeof DETAILS;

/** A part of a PNG. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A valid PNG of 120 by 160 pixels in one colour. */
export function png(name = 'photo.png', height = 160) {
  const width = 120;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x9a)]);
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

/** A valid PDF with one empty page. */
export function pdf(name = 'passport.pdf') {
  const buffer = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n' +
      'trailer<</Root 1 0 R>>\n%%EOF\n',
  );
  return { name, mimeType: 'application/pdf', buffer };
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

export function step(page: Page, name: string): Locator {
  return page.getByRole('heading', { name, level: 2, exact: true });
}

export function field(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(label, { exact: true });
}

export async function fillDetails(
  page: Page,
  details: Readonly<Partial<Record<DetailLabel, string>>> = DETAILS,
): Promise<void> {
  for (const [label, text] of Object.entries(details)) await field(page, label).fill(text);
  // An open list may cover the next control.
  await page.keyboard.press('Escape');
}

/** An empty form at its second step, for this visa. */
export async function openDetails(page: Page, visa = 'tourist-30', origin = ''): Promise<void> {
  await page.goto(`${origin}/apply?visa=${visa}`);
  await button(page, 'Next').click();
}

/** Applies with a first name alone; resolves to the number on the receipt. */
export async function applyAs(page: Page, name: string, origin?: string): Promise<string> {
  await openDetails(page, 'tourist-30', origin);
  await field(page, 'First Name').fill(name);
  await button(page, 'Next').click();
  return submitted(page);
}

/** An empty form at its last step. */
export async function openDocuments(page: Page, visa?: string): Promise<void> {
  await openDetails(page, visa);
  await button(page, 'Next').click();
  await expect(step(page, 'Documents')).toBeVisible();
}

/** A document's input; its label also says whether it is optional. */
export function picker(page: Page, label: string): Locator {
  return page.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`));
}

/** The field of a document, with its file and its messages. */
export function slot(page: Page, label: string): Locator {
  return picker(page, label).locator('../..');
}

/** Fills an empty form up to the last step. */
export async function fillAll(page: Page): Promise<void> {
  await page.goto('/apply');
  await page.getByRole('radio', { name: /Tourist Visa - 30 Days/ }).check();
  await button(page, 'Next').click();
  await fillDetails(page);
  await button(page, 'Next').click();
  await picker(page, 'Passport Copy').setInputFiles(pdf());
  await picker(page, 'Passport Photo').setInputFiles(png());
}

export async function submit(page: Page): Promise<void> {
  await button(page, 'Submit Application').click();
}

/** The number on the receipt, as it is stored. */
export async function receiptNumber(page: Page): Promise<string> {
  const receipt = page.getByRole('article', { name: /^Receipt DV\d{6}$/ });
  await expect(receipt).toBeVisible();
  const name = (await receipt.getAttribute('aria-label')) ?? '';
  return name.replace('Receipt ', '');
}

/** Submits the form; resolves to the number on the receipt. */
export async function submitted(page: Page): Promise<string> {
  await submit(page);
  return receiptNumber(page);
}

/** Applies with every answer; resolves to the number on the receipt. */
export async function applyWithAll(page: Page): Promise<string> {
  await fillAll(page);
  return submitted(page);
}

/** The answers to check, on the last step. */
export function answers(page: Page): Locator {
  return page.getByRole('region', { name: /^Your answers: \d of 9 given$/ });
}

export function answer(page: Page, label: string): Locator {
  return answers(page)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) });
}

export function storedApplications(page: Page): Promise<unknown> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('visaApplications') ?? '[]') as unknown,
  );
}

/** The notice of a submission that was stored. */
export function successNotice(page: Page): Locator {
  return notice(page, 'Application Submitted!');
}

/** Makes every write to localStorage fail with this error, until `allowWrites`. */
export async function refuseWrites(page: Page, errorName: string): Promise<void> {
  await page.evaluate((name) => {
    Reflect.set(window, 'setItem', Reflect.get(Storage.prototype, 'setItem'));
    Storage.prototype.setItem = () => {
      throw new DOMException('Refused on purpose.', name);
    };
  }, errorName);
}

export async function allowWrites(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(Storage.prototype, 'setItem', Reflect.get(window, 'setItem'));
  });
}

const FILLER = 'filler';

/** Fills localStorage to its last character. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate((key) => {
    let text = '';
    for (let more = 5_242_880; more >= 1;) {
      try {
        localStorage.setItem(key, text + 'x'.repeat(more));
        text += 'x'.repeat(more);
      } catch {
        more = Math.floor(more / 2);
      }
    }
  }, FILLER);
}

export async function emptyStorage(page: Page): Promise<void> {
  await page.evaluate((key) => localStorage.removeItem(key), FILLER);
}

/** Waits until the draft is saved. */
export async function expectKept(page: Page): Promise<void> {
  const note = page.getByText('Draft saved on this device.');
  await expect(note).toHaveAttribute('aria-busy', 'false');
}

/** The type of the browser's question before closing the tab, which stays open (`watch`). */
export async function askedAtClosing(page: Page): Promise<string> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  return (await asked).type();
}
