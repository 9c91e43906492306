import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { decodeQR } from 'qr/decode.js';
import { expectNothingFound } from './axe';
import { printedPages } from './admin/print';
import { application } from './entries';
import { expect, test, download } from './test';
import { copiedLink, decide, hand } from './officeCounter';

/** What a reader sees in the picture of a code. */
async function readPicture(page: Page, code: Locator): Promise<string> {
  const png = (await code.screenshot()).toString('base64');
  const { width, height, luma } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
    const grey = Array.from({ length: data.length / 4 }, (_, at) => data[at * 4] ?? 0);
    return { width: bitmap.width, height: bitmap.height, luma: grey };
  }, png);
  const data = Uint8ClampedArray.from(luma.flatMap((grey) => [grey, grey, grey, 255]));
  return decodeQR({ width, height, data }, { timeLimit: Infinity });
}

const NUMBER = 'DV482913';
const GONE = '1 of 1 document is no longer on this device. Email it to us, or bring it with you.';
const code = (page: Page) => page.getByRole('button', { name: /^The application as a code/ });
/** In print the code for the screen is hidden. */
const onPaper = (page: Page) => page.getByRole('img', { name: / as a code/ });

test('the codes of a printed receipt and of a printed slip are read back, each on one page', async ({
  page,
  context,
  store,
  signedIn,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await store({ visaApplications: [application({ trackingNumber: NUMBER })] });
  await page.goto(`/apply?receipt=${NUMBER}`);
  const link = await copiedLink(page);
  expect(link.startsWith(`${baseURL ?? ''}/counter#`)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await readPicture(page, onPaper(page))).toBe(link);
  // 60 mm, whatever the sheet around it is scaled by.
  const { width = 0 } = (await onPaper(page).boundingBox()) ?? {};
  expect((width / 96) * 25.4).toBeCloseTo(60, 0);
  expect(await printedPages(page)).toBe(1);

  await page.emulateMedia({ media: 'screen' });
  await signedIn('/admin/counter');
  await hand(page, NUMBER);
  await decide(page, 'Approved');
  const slip = await copiedLink(page);
  await page.emulateMedia({ media: 'print' });
  expect(await readPicture(page, onPaper(page))).toBe(slip);
  expect(await printedPages(page)).toBe(1);
});

test('what does not fit a code is said, one code fills the screen', async ({
  page,
  context,
  visit,
}) => {
  await page.addInitScript(() => {
    const locks: string[] = [];
    Object.assign(window, { locks });
    const request = (kind: string) => {
      locks.push(kind);
      return Promise.resolve({ release: () => Promise.resolve(locks.push('released')) });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const locks = () => page.evaluate(() => Array.from(Reflect.get(window, 'locks')).join());
  const purpose = randomBytes(1800).toString('base64');
  await visit(`/apply?receipt=${NUMBER}`, {
    visaApplications: [
      application({ trackingNumber: NUMBER }),
      application({ id: 'long', trackingNumber: 'DV000002', purpose }),
    ],
  });
  await expect(page.getByText(GONE)).toBeVisible();
  await expect(page.getByText('Includes your application, without documents.')).toBeVisible();
  await code(page).click();
  const large = page.getByRole('dialog', { name: /^The application as a code/ });
  await expect(large.getByText(/^Turn the brightness up and hold the code 20\scm/)).toBeVisible();
  expect(await locks()).toBe('screen');
  await expectNothingFound(page);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect.poll(locks).toBe('screen,released');
  await expect(code(page)).toBeFocused();

  await page.goto('/apply?receipt=DV000002');
  await expect(
    page.getByText('This application is too long for one code. Send its file instead.'),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: /^The application as a code/ })).toHaveCount(0);

  await test.step('without a database the code is there, without documents', async () => {
    const degraded = await context.newPage();
    await degraded.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Blocked.', 'SecurityError');
      };
    });
    await degraded.goto(`/apply?receipt=${NUMBER}`);
    await expect(degraded.getByText(GONE)).toBeVisible();
    await expect(code(degraded)).toBeVisible();
    expect((await download(degraded, 'Download application file')).suggestedFilename()).toBe(
      `${NUMBER}-Amal-Haddad.visa`,
    );
  });
});
