import { button, field, fillDetails } from './applyForm';
import { expectReadyOffline, test as withServer } from './ownServer';
import { expect, expectStarted, test } from './test';

const CHOICE = { name: 'العربية', exact: true } as const;

test('the switch leads to the same screen, and back', async ({ page }) => {
  await page.goto('/visa-types');
  await page.getByRole('banner').getByRole('link', CHOICE).click();
  await expect(page).toHaveURL(/\/ar\/visa-types$/);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'ar');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/visa-types$/);
  await expect(root).toHaveAttribute('lang', 'en');
});

test('the chosen language is that of the next visit', async ({ page }) => {
  await page.goto('/track?number=DV123456#top');
  await page.getByRole('banner').getByRole('link', CHOICE).click();
  await expect(page).toHaveURL(/\/ar\/track\?number=DV123456#top$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/ar\/$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/ar\/admin$/);
});

test('links and the menu stay in the language', async ({ page }) => {
  await page.goto('/ar/');
  await expectStarted(page);
  const menu = page.getByRole('banner').getByRole('navigation').first();
  for (const path of ['/ar/blog', '/ar/about']) {
    const link = menu.locator(`a[href="${path}"]`);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/ar\/blog$/);
});

test('what was typed is there in the other language', async ({ page }) => {
  await page.goto('/apply');
  await page.getByRole('radio', { name: /Visit Visa/ }).check();
  await button(page, 'Next').click();
  await fillDetails(page, { 'First Name': 'Amal' });
  await page.getByRole('banner').getByRole('link', CHOICE).click();
  await expect(page).toHaveURL(/\/ar\/apply/);
  await expect(page.getByRole('main').locator('input[name="firstName"]')).toHaveValue('Amal');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(field(page, 'First Name')).toHaveValue('Amal');
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

  withServer('one that was not leads to the one that is', async ({ page, server }) => {
    await page.goto('/');
    await expectReadyOffline(page);
    await server.stop();
    await page.goto('/ar/track?number=DV123456');
    await expect(page).toHaveURL(/:\d+\/track\?number=DV123456$/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
