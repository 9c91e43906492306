import { application } from '../entries';
import { expect, expectStarted, notice, test, stored } from '../test';

test('a name of 10,000 characters and a large logo stay small', async ({
  page,
  visit,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/contact', { settings: { siteName: 'Gate '.repeat(2000) } });
  await expectStarted(page);
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThan(2000);

  await signedIn('/admin/dashboard/settings');
  const noise = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 600;
    const context = canvas.getContext('2d');
    const data = context?.createImageData(600, 600);
    let seed = 1;
    for (let index = 0; index < (data?.data.length ?? 0); index += 1) {
      seed = (seed * 16_807) % 2_147_483_647;
      if (data) data.data[index] = seed % 256;
    }
    if (data) context?.putImageData(data, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const buffer = Buffer.from(noise, 'base64');
  expect(buffer.length).toBeGreaterThan(1_000_000);
  await page.getByLabel('Logo file').setInputFiles({ name: 'logo', mimeType: '', buffer });
  await expect(page.getByLabel('Logo', { exact: true })).toHaveValue(/Uploaded picture/);
  await page.getByRole('button', { name: 'Save All Settings' }).click();
  await expect(notice(page, 'Settings saved successfully.')).toBeVisible();
  const settings = await stored(page, 'settings');
  expect(settings.logoUrl.length).toBeLessThan(200_100);
  expect(
    await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return picture.naturalWidth > 30;
    }, settings.logoUrl),
  ).toBe(true);
});

test('a long status stays within a small phone', async ({ page, signedIn, visit }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await visit('/track?number=DV123456', {
    visaApplications: [
      application({ status: 'Waiting for the embassy '.repeat(30) + 'w'.repeat(90) }),
    ],
  });
  await expect(
    page
      .getByRole('main')
      .getByText(/Waiting for the embassy/)
      .first(),
  ).toBeVisible();
  const expectInside = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    const outside = await page.getByRole('main').evaluate(
      (main) =>
        [...main.querySelectorAll('*')].filter((each) => {
          const { right, width } = each.getBoundingClientRect();
          return width > 1 && right > innerWidth + 1;
        }).length,
    );
    expect(outside).toBe(0);
  };
  await expectInside();
  await signedIn();
  const newest = page.getByRole('region', { name: 'Newest applications' });
  await expect(newest.getByText(/Waiting for the embassy/)).toBeVisible();
  await expectInside();
});
