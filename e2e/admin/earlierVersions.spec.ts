import { expectNothingFound } from '../axe';
import { rowsOf } from '../database';
import { page as pageEntry } from '../entries';
import { expect, notice, test, choose, storedText } from '../test';

const about = pageEntry({ slug: 'fees', title: 'Fees', content: '<p>In dirhams.</p>' });

test('an earlier version is shown beside the present one, and used', async ({ page, signedIn }) => {
  await signedIn('/admin/dashboard/pages', { pages: [about] });
  const form = page.getByRole('dialog', { name: 'Edit Page' });
  const versions = page.getByRole('dialog', { name: 'Earlier versions' });
  const opener = form.getByRole('button', { name: 'Earlier versions' });
  const title = form.getByLabel('Title', { exact: true });
  const text = form.getByRole('textbox', { name: 'Content', exact: true });
  const save = async () => {
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(notice(page, 'Page saved successfully.').last()).toBeVisible();
    await expect(form).toBeHidden();
  };

  await test.step('before the second save there is none', async () => {
    await page.getByRole('button', { name: 'Edit Fees' }).click();
    await title.fill('First fees');
    await text.fill('Old prices.');
    await save();
    await page.getByRole('button', { name: 'Edit First fees' }).click();
    await expect(text).toBeVisible();
    await expect(opener).toHaveCount(0);
    await title.fill('Second fees');
    await text.fill('New prices.');
    await save();
  });

  await test.step('by keyboard, each field that differs stands side by side', async () => {
    await page.getByRole('button', { name: 'Edit Second fees' }).click();
    await title.fill('Typed fees');
    await opener.press('Enter');
    await expect(versions.getByRole('combobox', { name: 'Saved' })).toContainText('this minute');
    const titles = versions.getByRole('group', { name: 'Title', exact: true });
    await expect(titles.getByRole('group', { name: 'Now' })).toHaveText('Typed fees');
    await expect(titles.getByRole('group', { name: 'This version' })).toHaveText('First fees');
    const texts = versions.getByRole('group', { name: 'Content', exact: true });
    await expect(texts.getByRole('group', { name: 'Now' })).toHaveText('New prices.');
    await expect(texts.getByRole('group', { name: 'This version' })).toHaveText('Old prices.');
    await expect(versions.getByRole('group', { name: 'Meta Title' })).toHaveCount(0);
    await expectNothingFound(page);
    await page.keyboard.press('Escape');
    await expect(versions).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('it fills the form unsaved, and what was typed comes back by Undo', async () => {
    await opener.press('Enter');
    await versions.getByRole('button', { name: 'Use this version' }).click();
    await expect(title).toHaveValue('First fees');
    await expect(text).toHaveText('Old prices.');
    await expect(form.getByText('A draft is kept')).toBeVisible();
    const used = notice(page, 'The form holds the earlier version.');
    await used.getByRole('button', { name: 'Undo' }).click();
    await expect(title).toHaveValue('Typed fees');
    await expect(text).toHaveText('New prices.');
    expect(await storedText(page, 'pages')).toContain('Second fees');
  });

  await test.step('saved, visitors see it', async () => {
    await opener.click();
    await versions.getByRole('button', { name: 'Use this version' }).click();
    await save();
    await page.goto('/first-fees');
    await expect(page).toHaveTitle('First fees');
    await expect(page.getByText('Old prices.')).toBeVisible();
  });

  await test.step('in Arabic', async () => {
    await page.goto('/ar/admin/dashboard/pages');
    await page
      .getByRole('button', { name: /First fees/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'النسخ السابقة' }).click();
    await expect(page.getByRole('dialog', { name: 'النسخ السابقة' })).toContainText('Second fees');
    await expectNothingFound(page);
  });

  await test.step('a page that is deleted takes its versions along', async () => {
    expect(await rowsOf(page, 'versions')).toContain('Second fees');
    await page.goto('/admin/dashboard/pages');
    await choose(page, 'First fees', 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(notice(page, 'Page deleted successfully.')).toBeVisible();
    expect(await rowsOf(page, 'versions')).toBe('[]');
  });
});
