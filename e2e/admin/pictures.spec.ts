import { deflateSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { chunk } from '../applyForm';
import { expectReadyOffline } from '../ownServer';
import { expect, notice, test } from '../test';

test.use({ serviceWorkers: 'allow' });

/** A picture of one colour, as small a file as there is. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A photo that says where it was taken. */
async function photo(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 3000;
    canvas.height = 2000;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    for (let line = 0; line < 3000; line += 5) {
      context.fillStyle = `hsl(${(line * 37) % 360} 70% ${20 + (line % 60)}%)`;
      context.fillRect(line, (line * 7) % 2000, 400, 90);
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  });
  const plain = Buffer.from(data, 'base64');
  const note = Buffer.from('Exif\0\0taken at 25.2048N 55.2708E');
  const segment = Buffer.from([0xff, 0xe1, 0, note.length + 2]);
  return Buffer.concat([plain.subarray(0, 2), segment, note, plain.subarray(2)]);
}

test('a picture is made small and loses its location', async ({ page, context, signedIn }) => {
  await signedIn('/admin/dashboard/sections');
  await expectReadyOffline(page);
  await page.getByRole('button', { name: 'Create New Section' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Title', { exact: true }).fill('With a photo');
  await context.setOffline(true);
  const chooser = form.getByLabel('Image URL file');
  const choose = (name: string, buffer: Buffer) =>
    chooser.setInputFiles({ name, mimeType: 'image/png', buffer });
  for (const [name, buffer, sentence] of [
    ['text.png', Buffer.from('only a text'), 'This file is not a PNG, JPEG'],
    ['empty.png', Buffer.alloc(0), 'This file is empty.'],
    [
      'drawing.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'This file is not a PNG, JPEG',
    ],
    ['cut.png', png(40, 40).subarray(0, 30), 'cut.png cannot be shown as a picture.'],
    ['vast.png', png(20_000, 10_000), 'more than 64 million pixels'],
  ] as const) {
    await choose(name, buffer);
    await expect(form.getByText(sentence)).toBeVisible();
    await expect(form.getByLabel('Image URL', { exact: true })).toHaveValue('');
  }
  await choose('photo.jpg', await photo(page));
  await expect(form.getByLabel('Image URL', { exact: true })).toHaveValue(
    /^Uploaded picture, \d+ KB$/,
  );
  await expect(form.getByText(/^It uses \d\.\d% of this browser’s storage\.$/)).toBeVisible();
  await expect(form.getByText('more than 64 million pixels')).toHaveCount(0);
  await expect(form.getByRole('img', { name: 'Preview of the picture' })).toBeVisible();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice(page, 'Section saved.')).toBeVisible();
  const address = await page.evaluate(() => {
    const sections: unknown = JSON.parse(localStorage.getItem('sections') ?? '[]');
    const found = Array.isArray(sections)
      ? sections.find((each) => each.title === 'With a photo')
      : undefined;
    return String(found?.imageUrl);
  });
  expect(address).toMatch(/^data:image\/webp;base64,/);
  const bytes = Buffer.from(address.split(',')[1] ?? '', 'base64');
  expect(bytes.length).toBeLessThanOrEqual(80_000);
  expect(bytes.toString('latin1')).not.toContain('25.2048N');
  const size = await page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, address);
  expect(size[0]).toBeLessThanOrEqual(1280);
  expect(size[0]).toBeGreaterThanOrEqual(640);

  // What is not published is known from the host.
  await context.setOffline(false);
  await page.goto('/admin/dashboard/overview#publish');
  const card = page.getByRole('dialog', { name: 'Publish' });
  await card.getByText(/not published yet$/).click();
  await expect(card.getByRole('link', { name: 'With a photo' })).toHaveCount(1);
  await expect(card).not.toContainText('A picture comes from another site');
});

test('a picture is uploaded, dropped, described, read offline', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn('/admin/dashboard/pages');
  await expectReadyOffline(page);
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo(page) };
  await page.getByRole('button', { name: 'Create New Page' }).first().click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Office');
  const area = page.getByRole('textbox', { name: 'Content', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Image' });
  const picture = dialog.getByRole('textbox', { name: 'Picture', exact: true });
  const description = dialog.getByRole('textbox', { name: 'Description' });
  await area.click();
  await page.keyboard.type('Our office:');
  await page.keyboard.press('Enter');

  await test.step('no room for it is said beside the button', async () => {
    await page.evaluate(() => {
      const used = Object.entries(localStorage).join('').length;
      localStorage.setItem('other', 'x'.repeat(5_230_000 - used));
    });
    await page.getByRole('toolbar').getByRole('button', { name: 'Image', exact: true }).click();
    await dialog.getByLabel('Picture file').setInputFiles(file);
    await expect(
      dialog.getByText(/There is no room for this picture: .* is 9\d\.\d% full/),
    ).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('other'));
    await page.keyboard.press('Escape');
  });
  await context.setOffline(true);
  await test.step('uploaded', async () => {
    await area.press('ControlOrMeta+End');
    await page.getByRole('toolbar').getByRole('button', { name: 'Image', exact: true }).click();
    await dialog.getByLabel('Picture file').setInputFiles(file);
    await expect(picture).toHaveValue(/^Uploaded picture, \d+ KB$/);
    await description.fill('The door');
    await page.keyboard.press('Enter');
    await expect(area.getByRole('img', { name: 'The door' })).toBeVisible();
  });
  await test.step('dropped: its description is asked for', async () => {
    await area.evaluate((node, bytes) => {
      const dataTransfer = new DataTransfer();
      const data = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
      dataTransfer.items.add(new File([data], 'a.png', { type: 'image/png' }));
      node.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, png(40, 40).toString('base64'));
    await expect(description).toBeFocused();
    await expect(picture).toHaveValue(/^Uploaded picture/);
    await description.fill('The sign');
    await page.keyboard.press('Enter');
    await expect(area.getByRole('img', { name: 'The sign' })).toBeVisible();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice(page, 'Page saved successfully.')).toBeVisible();
  await page.goto('/office');
  for (const name of ['The door', 'The sign']) {
    const image = page.getByRole('img', { name });
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth))
      .toBeGreaterThan(0);
  }
  const sources = await page
    .locator('.rich-text img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')?.slice(0, 23)));
  expect(sources).toEqual(['data:image/webp;base64,', 'data:image/webp;base64,']);
});
