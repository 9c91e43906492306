import type { Page } from 'playwright/test';
import {
  button,
  picker,
  slot,
  step,
  storedApplications,
  openDocuments,
  submitted,
} from './applyForm';
import { rowsIn } from './database';
import { expect, test } from './test';
import { translate } from './translator';

interface Photo {
  readonly width: number;
  readonly height: number;
  /** CSS filter of the drawing. */
  readonly filter?: string;
  /** Whether every pixel differs, which no encoder makes small. */
  readonly isNoisy?: boolean;
}

/** A photo of a page of text, as a camera's JPEG; its orientation (EXIF) is a quarter turn. */
async function photo(page: Page, { width, height, filter = 'none', isNoisy = false }: Photo) {
  const text = await page.evaluate(
    async ([wide, high, drawnWith, noisy]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas.');
      context.fillStyle = '#ddd';
      context.fillRect(0, 0, wide, high);
      context.filter = drawnWith;
      context.fillStyle = 'black';
      context.font = '40px sans-serif';
      for (let y = 60; y < high; y += 60) context.fillText('REPUBLIC PASSPORT '.repeat(12), 20, y);
      if (noisy) {
        const image = context.getImageData(0, 0, wide, high);
        let seed = 1;
        for (let at = 0; at < image.data.length; at += 1) {
          seed = (seed * 16807) % 2147483647;
          if (at % 4 < 3) image.data[at] = 90 + (seed % 120);
        }
        context.putImageData(image, 0, 0);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    },
    [width, height, filter, isNoisy] as const,
  );
  const jpeg = Buffer.from(text, 'latin1');
  // Exif, big-endian, with one field: orientation 6.
  const exif = Buffer.from(
    '4578696600004d4d002a00000008000101120003000000010006000000000000',
    'hex',
  );
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]);
  return {
    name: 'IMG_2041.jpeg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([head, exif, jpeg.subarray(2)]),
  };
}

/** Whether a stored document has the metadata of a camera. */
const hasMetadata = async (page: Page) =>
  (await rowsIn(page, 'files')).evaluate(async ([row]) => {
    const file: unknown = Reflect.get(Object(row), 'file');
    if (!(file instanceof Blob)) throw new Error('There is no document.');
    return (await file.text()).includes('Exif');
  });

/** The picture in a slot: its size as it is shown. */
const shownSize = (page: Page) =>
  page
    .locator('img[src^="blob:"]')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return { width: image.naturalWidth, height: image.naturalHeight };
    });

test('a large photo is made small and upright, or kept as it is', async ({ page }) => {
  await openDocuments(page);
  const large = await photo(page, { width: 2600, height: 1000, isNoisy: true });
  await picker(page, 'Passport Copy').setInputFiles(large);
  const said = page.getByText(/Made smaller: \d+\.\d MB to \d+ KB\./);
  await expect(said).toBeVisible({ timeout: 30_000 });
  // A quarter turn: what was wide is high.
  const small = await shownSize(page);
  expect(small.height).toBeGreaterThan(small.width);
  expect(small.height).toBeLessThanOrEqual(2400);

  const other = page.getByRole('button', { name: 'Keep the original Passport Copy' });
  await other.click();
  await expect(slot(page, 'Passport Copy')).toContainText('IMG_2041.jpeg');
  expect(await shownSize(page)).toEqual({ width: 1000, height: 2600 });
  await page.getByRole('button', { name: 'Use the smaller copy of the Passport Copy' }).click();
  await expect(other).toBeFocused();
  await submitted(page);
  const passportCopy = { name: 'IMG_2041.jpg', type: 'image/jpeg' };
  expect(await storedApplications(page)).toMatchObject([{ documents: { passportCopy } }]);
  expect(await hasMetadata(page)).toBe(false);
});

test('the text of a long picture stays readable, and a translated page removes it', async ({
  page,
}) => {
  await openDocuments(page);
  await translate(page);
  const long = await photo(page, { width: 9000, height: 1080 });
  await picker(page, 'Flight Booking').setInputFiles(long);
  await expect(page.getByText(/Made smaller/)).toBeVisible({ timeout: 30_000 });
  expect(await shownSize(page)).toEqual({ width: 700, height: 5833 });
  await expect(picker(page, 'Flight Booking')).not.toHaveAccessibleDescription(/blurred/);
  await button(page, 'Remove Flight Booking').click();
  await expect(page.getByText(/Made smaller/)).toHaveCount(0);
  await expect(step(page, 'Documents')).toBeVisible();
});

test('a small or undecodable picture stays as it was chosen', async ({ page }) => {
  await openDocuments(page);
  const file = await photo(page, { width: 1200, height: 900 });
  await picker(page, 'Passport Copy').setInputFiles(file);
  const damaged = {
    ...file,
    name: 'cut.jpeg',
    buffer: Buffer.concat([file.buffer.subarray(0, 60), Buffer.alloc(3 * 2 ** 20)]),
  };
  await picker(page, 'Passport Photo').setInputFiles(damaged);
  await expect(slot(page, 'Passport Photo')).toContainText('cut.jpeg');
  await expect(slot(page, 'Passport Photo')).toContainText('cannot be opened');
  await expect(slot(page, 'Passport Copy')).toContainText('IMG_2041.jpeg');
  expect(await shownSize(page)).toMatchObject({ width: 900, height: 1200 });
  await expect(page.getByText('Made smaller')).toHaveCount(0);
});

test('blurred, dark and repeated pictures get advice', async ({ page }) => {
  await openDocuments(page);
  const size = { width: 1200, height: 900 };
  const sharp = await photo(page, size);
  await picker(page, 'Passport Copy').setInputFiles(sharp);
  await picker(page, 'Passport Photo').setInputFiles(
    await photo(page, { ...size, filter: 'blur(12px)' }),
  );
  await expect(picker(page, 'Passport Photo')).toHaveAccessibleDescription(/looks blurred/);
  await expect(picker(page, 'Passport Copy')).not.toHaveAccessibleDescription(/blurred|dark|same/);
  await picker(page, 'Flight Booking').setInputFiles(sharp);
  await expect(picker(page, 'Flight Booking')).toHaveAccessibleDescription(
    /This is the same file as your Passport Copy/,
  );
  await submitted(page);
});
