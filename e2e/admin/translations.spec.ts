import { expectNothingFound } from '../axe';
import { page as pageEntry } from '../entries';
import { expect, notice, test, stored } from '../test';

const about = pageEntry({ slug: 'fees', title: 'Fees', content: '<p>In dirhams.</p>' });

test('an Arabic title is kept, and shown on the Arabic site', async ({ page, signedIn }) => {
  await signedIn('/admin/dashboard/pages', { pages: [about] });
  const form = page.getByRole('dialog', { name: 'Edit Page' });
  const title = form.getByRole('textbox', { name: 'Title (Arabic)', exact: true });
  const open = async () => {
    await page.getByRole('button', { name: 'Edit Fees' }).click();
    await form.getByRole('tab', { name: 'English' }).press('ArrowRight');
    await form.getByRole('tab', { name: 'العربية' }).press('Enter');
  };

  await test.step('a title that is too long is refused where it was typed', async () => {
    await open();
    await expect(title).toHaveAttribute('dir', 'rtl');
    await expect(title).toHaveAttribute('lang', 'ar');
    await expectNothingFound(page);
    await title.fill('ع'.repeat(201));
    await form.getByRole('tab', { name: 'English' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription(/The limit is 200/);
  });

  await test.step('a draft keeps it, and the preview of the Arabic site shows it', async () => {
    await title.fill('الرسوم');
    await expect(form.getByText('A draft is kept')).toBeVisible();
    const preview = page.waitForEvent('popup');
    await form.getByRole('link', { name: 'Preview' }).click();
    const shown = await preview;
    await expect(shown).toHaveURL(/\/ar\/admin\/preview\/pages\//);
    const text = shown.getByText('In dirhams.');
    await expect(text).toBeVisible();
    await expect(shown.locator('[lang=en][dir=ltr]').filter({ has: text })).toBeVisible();
    await shown.close();
  });

  await test.step('saved, it is there after a reload, and nothing else has changed', async () => {
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(notice(page, 'Page saved successfully.')).toBeVisible();
    await page.reload();
    await open();
    await expect(title).toHaveValue('الرسوم');
    expect(await stored(page, 'pages')).toEqual([
      { ...about, translations: { ar: { title: 'الرسوم' } } },
    ]);
  });

  await test.step('each language has its title', async () => {
    await page.goto('/fees');
    await expect(page).toHaveTitle('Fees');
    await page.goto('/ar/fees');
    await expect(page).toHaveTitle('الرسوم');
  });
});
