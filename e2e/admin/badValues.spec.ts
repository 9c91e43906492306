import { application, section } from '../entries';
import { expect, expectStarted, notice, test, storedText } from '../test';

test('what no section can hold is refused beside its field, and changes nothing', async ({
  page,
  signedIn,
}) => {
  const before = [section({ imageUrl: 'C:\\old.png' })];
  await signedIn('/admin/dashboard/sections', { sections: before });
  await page.getByRole('button', { name: 'Edit A section' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Section' });
  const bad = {
    'Button Text': ['t'.repeat(101), 'This has 101 characters. The limit is 100.'],
    'Button Link': ['javascript:alert(1)', 'A link may only be a path of this site'],
    'Image URL': ['C:\\pic.png', 'No picture can be loaded from this address.'],
    Order: ['99999999999', 'Enter a number between'],
  } as const;
  for (const [label, [typed]] of Object.entries(bad))
    await form.getByLabel(label, { exact: true }).fill(typed);
  await form.getByRole('button', { name: 'Save' }).click();
  for (const [label, [, sentence]] of Object.entries(bad)) {
    await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByText(sentence)).toBeVisible();
  }
  expect(await storedText(page, 'sections')).toBe(JSON.stringify(before));

  // What was stored before stays, and is in nobody's way.
  await form.getByLabel('Image URL', { exact: true }).fill('C:\\old.png');
  await form.getByLabel('Button Text').fill('Go');
  await form.getByLabel('Button Link').fill('/$slug');
  await form.getByLabel('Order').fill('1e9');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Section saved.')).toBeVisible();
  expect(JSON.parse((await storedText(page, 'sections')) ?? '')).toEqual([
    { ...before[0], buttonText: 'Go', buttonLink: '/$slug', order: 1_000_000_000 },
  ]);
});

test('settings that no site can use are refused beside their fields', async ({
  page,
  store,
  signedIn,
}) => {
  await store({ settings: { siteName: 'Gate '.repeat(2000) } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await expectStarted(page);
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThan(2000);

  await signedIn('/admin/dashboard/settings');
  const panel = page.getByRole('tabpanel');
  const save = page.getByRole('button', { name: 'Save All Settings' });
  await panel.getByLabel('Site Name').fill('Gate '.repeat(2001));
  await page.getByRole('tab', { name: 'Contact & Social' }).click();
  await panel.getByLabel('Contact Email').fill('notanemail');
  await save.click();
  await expect(panel.getByText('This has 10,005 characters. The limit is 100.')).toBeVisible();
  await expect(panel.getByLabel('Site Name')).toBeFocused();
  await panel.getByLabel('Site Name').fill('Gate');
  await save.click();
  await expect(panel.getByLabel('Contact Email')).toBeFocused();
  await expect(panel.getByText('Enter an email address such as name@example.com.')).toBeVisible();
  await panel.getByLabel('Contact Email').fill('info@example.com');

  await page.getByRole('tab', { name: 'General' }).click();
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
  await expect(panel.getByLabel('Logo', { exact: true })).toHaveValue(/Uploaded picture/);
  await save.click();
  await expect(notice(page, 'Settings saved successfully.')).toBeVisible();
  const settings = JSON.parse((await storedText(page, 'settings')) ?? '');
  expect(settings).toMatchObject({ siteName: 'Gate', contactEmail: 'info@example.com' });
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

test('a username of invisible characters is refused, and another one loses them', async ({
  page,
  signedIn,
}) => {
  await signedIn('/admin/dashboard/profile');
  const name = page.getByLabel('Username');
  await name.fill('\u200B\u202E');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Enter a username.')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Sa\u200Bra');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect.poll(() => storedText(page, 'adminUser')).toContain('"username":"Sara"');
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
