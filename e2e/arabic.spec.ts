import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectNothingFound } from './axe';
import { button, field, fillDetails, pdf, png, openDetails } from './applyForm';
import { holdDatabase } from './database';
import { expectReadyOffline, test as withServer } from './ownServer';
import { adminPaths, publicPaths } from './routes';
import {
  expect,
  expectStarted,
  openSignedIn,
  test,
  writeSession,
  chooseFile,
  download,
} from './test';

const CHOICE = { name: 'العربية', exact: true } as const;

test('the switch leads to the same screen, for the next visit too, and back', async ({ page }) => {
  const switchTo = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  const root = page.locator('html');
  await page.goto('/track?number=DV123456#top');
  await switchTo('العربية');
  await expect(page).toHaveURL('/ar/track?number=DV123456#top');
  await expect(root).toHaveAttribute('lang', 'ar');
  await expect(root).toHaveAttribute('dir', 'rtl');
  for (const path of ['/', '/admin', '/contact']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/ar${path}`);
  }
  await switchTo('English');
  await expect(page).toHaveURL('/contact');
  await expect(root).toHaveAttribute('lang', 'en');
  await switchTo('العربية');
  await expect(page).toHaveURL('/ar/contact');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await page.goto('/');
  await expect(page).toHaveURL('/');
});

test('links and the menu stay in the language', async ({ page }) => {
  await page.goto('/ar/');
  await expectStarted(page);
  const menu = page.getByRole('banner').getByRole('navigation').first();
  for (const path of ['/ar/blog', '/ar/about']) {
    const link = menu.locator(`a[href="${path}"]`).first();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/ar\/blog$/);
});

test('an empty field begins on the right, the groups of a number keep their order', async ({
  page,
}) => {
  await page.goto('/ar/contact');
  await expect(page.getByRole('textbox', { name: 'الموضوع' })).toHaveCSS('direction', 'rtl');
  const phone = page.getByRole('main').getByRole('link', { name: '+971 4 000 0000' });
  await expect(phone.getByText('+971')).toHaveCSS('direction', 'ltr');
});

test('what was typed is there in the other language, although the database was busy', async ({
  page,
}) => {
  await openDetails(page, 'visit-30');
  await fillDetails(page);
  const letGo = await holdDatabase(page);
  await field(page, 'First Name').fill('Noor');
  await page.getByRole('banner').getByRole('link', CHOICE).click();
  await letGo();
  await expect(page).toHaveURL(/\/ar\/apply\?step=2/);
  await expect(page.getByRole('main').locator('input[name="firstName"]')).toHaveValue('Noor');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(field(page, 'First Name')).toHaveValue('Noor');
});

test('a typed tracking number is there in the other language', async ({ page }) => {
  await page.goto('/track');
  await expectStarted(page);
  await field(page, 'Tracking number').fill('DV12');
  await page.getByRole('banner').getByRole('link', CHOICE).click();
  await expect(page).toHaveURL('/ar/track');
  await expect(page.getByRole('main').locator('input[name="number"]')).toHaveValue('DV12');
});

test('a country that is chosen in Arabic is kept in English', async ({ page }) => {
  await page.goto('/ar/apply');
  await page.getByRole('radio', { name: /تأشيرة زيارة/ }).check();
  await button(page, 'التالي').click();
  const country = page.getByRole('combobox', { name: 'الجنسية' });
  await country.pressSequentially('الهن');
  await country.press('Enter');
  await expect(country).toHaveValue('الهند');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(field(page, 'Nationality')).toHaveValue('India');
  await page.getByRole('banner').getByRole('link', CHOICE).click();
  await expect(country).toHaveValue('الهند');
});

withServer.describe('without a network', () => {
  withServer.use({ serviceWorkers: 'allow' });

  withServer('a language that was opened is kept', async ({ page, server }) => {
    await page.goto('/');
    await expectReadyOffline(page);
    await page.goto('/ar/blog');
    await expect(page.getByText('جاهز للعمل دون اتصال')).toBeAttached({ timeout: 60_000 });
    await server.stop();
    await page.goto('/ar/track');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/ar/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/visa-types');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  withServer('one that was not says so, and leads to the one that is', async ({ page, server }) => {
    await page.goto('/');
    await expectReadyOffline(page);
    await server.stop();
    await page.goto('/ar/track?number=DV123456');
    await expect(page.getByRole('heading')).toHaveText('هذه الصفحة ليست على هاتفك بعد');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expectNothingFound(page);
    await page.getByRole('link', { name: 'Dubai Visa in English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/track');
    await expect(page).toHaveURL('/track');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

const ANSWERS = {
  'الأسماء الأولى': 'Amal',
  'اسم العائلة': 'Haddad',
  'البريد الإلكتروني': 'amal@example.com',
  'رقم الهاتف': '+971 50 000 0000',
  الجنسية: 'الأردن',
  'رقم جواز السفر': 'N1234567',
  'تاريخ الميلاد': '1990-05-03',
  'تاريخ السفر': '2099-01-10',
  'الغرض من الزيارة': 'زيارة عائلية',
};

test('an Arabic application is decided, and stored as in English', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'التالي' });
  await page.goto('/ar/apply');
  await main.getByRole('radio', { name: /تأشيرة سياحية - 30 يومًا/ }).check();
  await next.click();
  for (const [label, text] of Object.entries(ANSWERS))
    await main.getByLabel(label, { exact: true }).fill(text);
  await page.keyboard.press('Escape');
  await next.click();
  await main.getByLabel(/^نسخة جواز السفر/).setInputFiles(pdf());
  await main.getByLabel(/^الصورة الشخصية/).setInputFiles(png());
  await main.getByRole('button', { name: 'تقديم الطلب' }).click();
  const receipt = main.getByRole('article', { name: /^الإيصال/ });
  await expect(receipt).toContainText('بقيت خطوة واحدة.');
  await expectNothingFound(page);
  const [stored] = await page.evaluate((): Record<string, string>[] =>
    JSON.parse(localStorage.getItem('visaApplications') ?? '[]'),
  );
  expect(stored).toMatchObject({ nationality: 'Jordan', status: 'Submitted', firstName: 'Amal' });

  const file = await download(page, main.getByRole('link', { name: 'إرساله إلى مكتبنا' }));
  const counter = await browser.newPage();
  await openSignedIn(counter, '/ar/admin/counter');
  await chooseFile(counter, 'اختيار ملف', {
    name: file.suggestedFilename(),
    mimeType: 'application/octet-stream',
    buffer: await readFile(await file.path()),
  });
  await expect(counter.getByRole('heading', { name: 'Amal Haddad' })).toBeVisible();
  await expect(counter.getByRole('main')).toContainText('الأردن');
  await counter.getByRole('button', { name: 'قبول' }).click();
  await counter.getByRole('radio', { name: 'تمت الموافقة' }).check();
  await counter.getByRole('button', { name: 'توقيع القرار' }).click();
  await expect(counter.getByRole('heading', { name: 'قسيمة القرار' })).toBeVisible();
  await expectNothingFound(counter);
  await counter.close();
});

/**
 * Texts on the screen with two words in Latin letters, but for those that are marked as another
 * language, and for stored ones in the administrator’s lists.
 */
const englishTexts = (page: Page, isAdmin: boolean): Promise<string[]> =>
  page.evaluate((isListed) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const stored = isListed ? Object.values(localStorage).join('') : '';
    const found: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const text = node.textContent?.trim() ?? '';
      const box = node.parentElement;
      if (stored.includes(JSON.stringify(text).slice(1, -1))) continue;
      const isMarked = box?.closest('[lang=en], [translate=no], script, style, noscript') !== null;
      if (!isMarked && box?.checkVisibility() && /[a-z]{2,} +[a-z]{2,}/i.test(text))
        found.push(text);
    }
    return found;
  }, isAdmin);

for (const [name, paths] of [
  ['public', publicPaths],
  ['administrator’s', adminPaths],
] as const)
  test(`every ${name} screen is in Arabic, without anything that axe finds`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 360, height: 740 });
    if (name !== 'public') {
      await page.goto('/ar/');
      await expectStarted(page);
      await writeSession(page);
    }
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(`/ar${path}`);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        expect(await englishTexts(page, name !== 'public')).toEqual([]);
        await expectNothingFound(page);
      });
  });
