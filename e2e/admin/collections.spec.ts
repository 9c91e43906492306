import type { Locator, Page } from 'playwright/test';
import { expectNothingFound } from '../axe';
import { page as pageEntry, post, section, visaCard } from '../entries';
import { installFaults, refuseOneWrite } from '../faults';
import { expect, newWindow, notice, test, choose, stored } from '../test';
import { printedPages, repeatedOnPaper } from './print';

const list = (page: Page) => page.getByRole('table');
const row = (page: Page, text: string) => list(page).getByRole('row').filter({ hasText: text });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const confirmation = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

async function expectNotice(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(notice(page, text)).toBeVisible();
  await notice(page, texts[0] ?? '')
    .getByRole('button', { name: 'Close' })
    .click();
}

test('a page by keyboard: its slug, and the menus that lead to it', async ({ page, signedIn }) => {
  const item = { id: '1', label: 'Who we are', link: '/about', type: 'internal' };
  const text = (path: string) => `<p>Ask <a href="${path}">us</a>.</p>`;
  await signedIn('/admin/dashboard/pages', {
    pages: [
      pageEntry({ id: 'about', title: 'About us', slug: 'about', colour: 'teal' }),
      pageEntry({ id: 'fees', title: 'Fees', slug: 'fees', content: text('/about#team') }),
    ],
    menus: { header: [item], footer: [] },
  });
  await page.getByRole('button', { name: 'Create New Page' }).focus();
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Create New Page');
  const slug = form.getByLabel('Slug');

  await expect(form.getByLabel('Title', { exact: true })).toBeFocused();
  await test.step('conflicts are reported before saving', async () => {
    await form.getByLabel('Title', { exact: true }).fill('About');
    await expect(form.getByText('Another page has this slug already: "About us".')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(slug).toBeFocused();
    await expect(slug).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('visa');
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Page saved successfully.')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(row(page, '/visa')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create New Page' })).toBeFocused();
  });
  await test.step('a published slug that changes names the links to it, and changes them', async () => {
    await page.getByRole('button', { name: 'Actions for About us' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('Enter');
    const edit = dialog(page, 'Edit Page');
    await edit.getByLabel('Slug').fill('who');
    await expect(edit.getByText('Header Menu: Who we are')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(edit).toBeHidden();
    expect(await stored(page, 'pages')).toContainEqual(
      expect.objectContaining({ id: 'about', slug: 'who', colour: 'teal' }),
    );
    const question = confirmation(page, 'Change the links too?');
    await expect(question).toContainText('Header Menu: Who we are, Text of “Fees”');
    await press(question, 'Change these 2 links');
    const changed = notice(page, '2 links changed.');
    await expect(changed).toBeVisible();
    await expect(page.getByRole('button', { name: 'Actions for About us' })).toBeFocused();
    const links = async () => [
      await stored(page, 'menus'),
      (await stored(page, 'pages'))[1].content,
    ];
    expect(await links()).toEqual([
      { header: [{ ...item, link: '/who' }], footer: [] },
      text('/who#team'),
    ]);
    await changed.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(links).toEqual([{ header: [item], footer: [] }, text('/about#team')]);
  });
});

test('an Arabic title makes an Arabic address, which is found', async ({ page, signedIn }) => {
  await signedIn('/admin/dashboard/pages');
  await page.getByRole('button', { name: 'Create New Page' }).click();
  const form = dialog(page, 'Create New Page');
  await form.getByLabel('Title', { exact: true }).fill('تأشيرة دبي');
  await expect(form.getByLabel('Slug')).toHaveValue('تأشيرة-دبي');
  await press(form, 'Save');
  await expect(notice(page, 'Page saved successfully.')).toBeVisible();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search this site' });
  await search.getByRole('combobox').fill('تأشيرة');
  await search.getByRole('option', { name: /^تأشيرة دبي/ }).click();
  await expect(page).toHaveTitle('تأشيرة دبي');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تأشيرة دبي');
});

test('a row deletes with undo, publishes and copies its entry', async ({ page, signedIn }) => {
  const item = { id: '1', label: 'Who we are', link: '/about', type: 'internal' };
  const about = pageEntry({ id: 'about', title: 'About us', slug: 'about', colour: 'teal' });
  await signedIn('/admin/dashboard/pages', {
    pages: [about, pageEntry({ id: 'last', title: 'The last', slug: 'last' })],
    menus: { header: [item], footer: [] },
    sections: [section({ title: 'Welcome', buttonLink: '/about' })],
  });

  await test.step('deleted, and back in its place with all that is in it', async () => {
    await choose(page, 'About us', 'Delete');
    const question = confirmation(page, 'Are you sure?');
    await expect(question).toContainText('Header Menu: Who we are, Button of “Welcome”');
    await expectNothingFound(page);
    await press(question, 'Delete');
    await expect(notice(page, 'Page deleted successfully.')).toBeVisible();
    await expect(row(page, 'About us')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectNotice(page, ['It was restored.']);
    const [first] = await stored(page, 'pages');
    expect(first).toEqual(about);
  });

  await test.step('unpublished and copied by the menu of its row', async () => {
    await choose(page, 'About us', 'Edit');
    const editing = dialog(page, 'Edit Page');
    const warning = 'These links lead to it and will break: Header Menu: Who we are, Button of';
    await editing.getByRole('switch', { name: 'Published' }).uncheck();
    await expect(editing.getByText(warning)).toBeVisible();
    await editing.getByRole('switch', { name: 'Published' }).check();
    await expect(editing.getByText(warning)).toHaveCount(0);
    await press(editing, 'Cancel');
    await choose(page, 'About us', 'Unpublish');
    const warned = confirmation(page, 'Unpublish “About us”?');
    await expect(warned).toContainText(warning);
    await press(warned, 'Unpublish');
    await expect(row(page, 'About us').getByText('Draft')).toBeVisible();
    await choose(page, 'About us', 'Publish');
    await expect(row(page, 'About us').getByText('Published')).toBeVisible();
    await choose(page, 'About us', 'Duplicate');
    const form = dialog(page, 'Edit Page');
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Copy of About us');
    await expect(form.getByLabel('Slug')).toHaveValue('about-copy');
    await expect(form.getByRole('switch', { name: 'Published' })).not.toBeChecked();
    await press(form, 'Cancel');
    expect(await stored(page, 'pages')).toHaveLength(3);
  });
});

test('nothing typed is lost: leaving, closing, a full disk', async ({
  page,
  context,
  store,
  signedIn,
}) => {
  await store({ visaCards: [visaCard({ features: ['One', 'Two'] })] });
  await context.addInitScript(installFaults);
  await signedIn('/admin/dashboard/visa-cards');
  await choose(page, 'A visa', 'Edit');
  const form = dialog(page, 'Edit Visa Card');
  const price = form.getByLabel('Price');

  await test.step('rows: Enter adds one, the last one stays', async () => {
    const second = form.getByRole('textbox', { name: 'Feature 2' });
    await second.focus();
    // As Safari confirms an input method.
    await second.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
    await expect(second).toBeFocused();
    await second.press('Enter');
    await expect(form.getByRole('textbox', { name: 'Feature 3' })).toBeFocused();
    await press(form, 'Remove feature 1');
    await expect(form.getByRole('textbox', { name: 'Feature 1' })).toHaveValue('Two');
    await press(form, 'Remove feature 2');
    await expect(form.getByRole('button', { name: 'Remove feature 1' })).toBeDisabled();
  });
  await test.step('Escape and Cancel close at once and save nothing; Undo brings every word back', async () => {
    await price.fill('$77');
    await price.press('Escape');
    await expect(form).toHaveCount(0);
    const undo = notice(page, 'Cancelled').getByRole('button', { name: 'Undo' });
    await undo.click();
    await expect(price).toHaveValue('$77');
    await expect(form.getByRole('textbox', { name: 'Feature 1' })).toHaveValue('Two');
    await press(form, 'Cancel');
    await expect(form).toHaveCount(0);
    expect(await stored(page, 'visaCards')).toEqual([visaCard({ features: ['One', 'Two'] })]);
    await choose(page, 'A visa', 'Edit');
    await expect(price).not.toHaveValue('$77');
    await expect(form.getByText(/^Bring back what you cancelled at/)).toBeVisible();
    await press(form, 'Continue');
    await expect(price).toHaveValue('$77');
  });
  await test.step('Back closes it too, and the draft is offered', async () => {
    await page.goBack();
    await expect(form).toHaveCount(0);
    await choose(page, 'A visa', 'Edit');
    await expect(form.getByText(/^Continue your draft of/)).toBeVisible();
    await price.fill('$1');
    await press(form, 'Continue');
    await expect(price).toHaveValue('$77');
    await notice(page, 'Draft continued').getByRole('button', { name: 'Undo' }).click();
    await expect(price).toHaveValue('$1');
    await press(form, 'Continue');
    await expect(price).toHaveValue('$77');
  });
  await test.step('a full disk: the dialog says so and keeps all', async () => {
    await page.evaluate(() => window.faults.begin('Storage.setItem', 'quota'));
    await press(form, 'Save');
    await expect(form.getByRole('alert')).toContainText('storage is full');
    await page.evaluate(() => window.faults.end());
    await expect(price).toHaveValue('$77');
    await expect(form.getByText('is kept on this device')).toHaveAttribute('aria-busy', 'false');
  });
  await test.step('a closed tab: the draft is offered for this card alone, previewed, saved', async () => {
    await page.close();
    const next = await newWindow(context, '/admin/dashboard/visa-cards?open=new');
    await expect(dialog(next, 'Create New Visa Card').getByLabel('Price')).toHaveValue('');
    await next.keyboard.press('Escape');
    await next.goto('/admin/dashboard/visa-cards?open=card-1');
    const again = dialog(next, 'Edit Visa Card');
    await expect(again.getByText(/^Continue your draft of/)).toBeVisible();
    await expect(again.getByLabel('Price')).not.toHaveValue('$77');
    await press(again, 'Continue');
    await expect(again.getByLabel('Price')).toHaveValue('$77');
    const opened = next.waitForEvent('popup');
    await again.getByRole('link', { name: /Preview/ }).click();
    const preview = await opened;
    await expect(preview.getByText('what you typed and have not saved yet')).toBeVisible();
    await expect(preview.getByText('$77')).toBeVisible();
    await preview.close();
    await press(again, 'Save');
    await expectNotice(next, ['Visa card saved successfully.']);
    expect(await stored(next, 'visaCards')).toEqual([
      visaCard({ price: '$77', features: ['Two'] }),
    ]);
    await choose(next, 'A visa', 'Edit');
    await expect(again.getByLabel('Price')).toHaveValue('$77');
    await again.getByLabel('Price').fill('$78');
    await again.getByLabel('Price').press('Escape');
    await choose(next, 'A visa', 'Edit');
    await expect(again.getByLabel('Price')).toHaveValue('$77');
    // The one that was cancelled, then the one that was set aside for it.
    await press(again, 'Discard');
    await press(again, 'Discard');
    await expect(again.getByRole('button', { name: 'Discard' })).toHaveCount(0);
    await expect(again.getByLabel('Price')).toHaveValue('$77');
  });
});

test('two tabs at one entry overwrite nothing unasked', async ({ page, context, signedIn }) => {
  await signedIn('/admin/dashboard/sections', { sections: [section()] });
  await page.goto('/admin/dashboard/sections?open=section-1');
  const mine = dialog(page, 'Edit Section');
  await mine.getByLabel('Title').fill('My title');

  const other = await newWindow(context);
  const saveThere = async (text: string, field = 'Title') => {
    await other.bringToFront();
    await other.goto('/admin/dashboard/sections?open=section-1');
    const form = dialog(other, 'Edit Section');
    await form.getByLabel(field).fill(text);
    await press(form, 'Save');
    await expectNotice(other, ['Section saved.']);
    await page.bringToFront();
  };
  const conflict = dialog(page, 'Also changed in another tab');

  await test.step('only what differs is shown, and Back decides nothing', async () => {
    await saveThere('Their title');
    await press(mine, 'Save');
    await expect(conflict.getByRole('heading', { level: 3 })).toHaveText(['Title']);
    await expect(conflict.getByRole('group', { name: 'Mine' })).toHaveText('My title');
    await expect(conflict.getByRole('group', { name: 'Theirs' })).toHaveText('Their title');
    await expectNothingFound(page);
    await press(conflict, 'Back to the form');
    await expect(mine.getByLabel('Title')).toHaveValue('My title');
    expect(await stored(page, 'sections')).toMatchObject([{ title: 'Their title' }]);
  });
  await test.step('mine is kept; a save that fails meanwhile says so beside the choice', async () => {
    await press(mine, 'Save');
    await expect(conflict).toBeVisible();
    await refuseOneWrite(page);
    await press(conflict, 'Keep mine');
    await expect(conflict.getByRole('alert')).toContainText('storage is full');
    await press(conflict, 'Keep mine');
    await expectNotice(page, ['Section saved.']);
    await expect(mine).toBeHidden();
    expect(await stored(page, 'sections')).toMatchObject([{ title: 'My title' }]);
  });
  await test.step('one choice is for all fields that both changed; what one side changed is kept', async () => {
    await choose(page, 'My title', 'Edit');
    await mine.getByLabel('Title').fill('Mine again');
    await mine.getByLabel('Button text').fill('My button');
    await mine.getByLabel('Order').fill('7');
    await saveThere('Theirs again');
    await saveThere('Their button', 'Button text');
    await saveThere('/theirs', 'Button link');
    await press(mine, 'Save');
    await expect(conflict.getByRole('heading', { level: 3 })).toHaveText(['Title', 'Button Text']);
    const button = conflict.getByRole('group', { name: 'Button Text' });
    await expect(button.getByRole('group', { name: 'Mine' })).toHaveText('My button');
    await expect(button.getByRole('group', { name: 'Theirs' })).toHaveText('Their button');
    await press(conflict, 'Take theirs');
    await expectNotice(page, ['Section saved.']);
    expect(await stored(page, 'sections')).toMatchObject([
      { title: 'Theirs again', buttonText: 'Their button', buttonLink: '/theirs', order: 7 },
    ]);
  });
  await test.step('changes to different fields go together without a word', async () => {
    await choose(page, 'Theirs again', 'Edit');
    await mine.getByLabel('Order').fill('8');
    await saveThere('/elsewhere', 'Button link');
    await press(mine, 'Save');
    await expectNotice(page, ['Section saved.']);
    expect(await stored(page, 'sections')).toMatchObject([
      { title: 'Theirs again', buttonLink: '/elsewhere', order: 8 },
    ]);
  });
  await test.step('deleted there, saved as new here', async () => {
    await choose(page, 'Theirs again', 'Edit');
    await mine.getByLabel('Title').fill('Risen');
    await other.bringToFront();
    await other.goto('/admin/dashboard/sections');
    await choose(other, 'Theirs again', 'Delete');
    await press(confirmation(other, 'Are you sure?'), 'Delete');
    await expectNotice(other, ['Section deleted.']);
    await page.bringToFront();
    await press(mine, 'Cancel');
    // No row leads to it any more.
    await notice(page, 'Cancelled').getByRole('button', { name: 'Undo' }).click();
    await expect(mine.getByLabel('Title')).toHaveValue('Risen');
    await press(mine, 'Save');
    await press(dialog(page, 'This section was deleted'), 'Save as new');
    await expectNotice(page, ['Section saved.']);
    expect(await stored(page, 'sections')).toMatchObject([{ id: 'section-1', title: 'Risen' }]);
  });
});

test('an address that opens nothing is no trap for Back', async ({ page, signedIn }) => {
  await signedIn('/admin/dashboard/menus', { sections: [section()] });
  await page.goto('/admin/dashboard/sections?open=gone');
  await expect(page).toHaveURL(/\/sections$/);
  await expect(row(page, 'A section')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Menus' })).toBeVisible();
});

test('order, search, sort and filter, in a list of five hundred', async ({ page, signedIn }) => {
  await signedIn('/admin/dashboard/visa-cards', {
    visaCards: ['First', 'Second', 'Third', ...Array.from('ABCDEFG', (each) => `Card ${each}`)].map(
      (title, place) => visaCard({ id: title, title, order: [0, 1, 1][place] ?? 2 }),
    ),
    blogs: Array.from({ length: 500 }, (_, index) =>
      post({
        id: `post-${index}`,
        title: `Post ${index}`,
        slug: `post-${index}`,
        published: index % 2 === 0,
        date: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
      }),
    ),
  });
  const titles = () => list(page).locator('tbody').getByRole('button', { name: /^Edit/ });
  const expectFirst = (first: readonly string[]) =>
    expect.poll(async () => (await titles().allInnerTexts()).slice(0, 3)).toEqual(first);

  await test.step('up and down, focus and announcement included', async () => {
    const up = page.getByRole('button', { name: 'Move Third up' });
    await up.click();
    await expectFirst(['First', 'Third', 'Second']);
    await expect(page.getByText('Third: place 2 of 10')).toBeAttached();
    await page.keyboard.press('Enter');
    await expectFirst(['Third', 'First', 'Second']);
    await expect(page.getByRole('button', { name: 'Move Third down' })).toBeFocused();
  });
  await test.step('of a place nothing is said while others are left out, nor afterwards', async () => {
    const search = page.getByRole('searchbox');
    await search.fill('second');
    await expect(titles()).toHaveText(['Second']);
    await expect(page.getByText(/: place \d/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Move Second up' })).toHaveCount(0);
    await search.fill('');
    await expect(titles()).toHaveCount(10);
    await expect(page.getByText(/: place \d/)).toHaveCount(0);
  });
  await test.step('posts: newest first, the rest as one scrolls, and on paper', async () => {
    await page.goto('/admin/dashboard/blogs');
    await expect(titles().first()).toHaveText('Post 499');
    expect(await titles().count()).toBeLessThan(60);
    // A title and a line below it are about a twentieth of a page.
    expect(await printedPages(page)).toBeGreaterThan(500 / 20);
    expect(await repeatedOnPaper(page)).toBeGreaterThanOrEqual(3);
    expect(await titles().count()).toBeLessThan(60);
    await page.keyboard.press('End');
    await expect(page.getByText('500 posts')).toBeVisible();
    await page.getByLabel('Status').selectOption('Published');
    await expect(page.getByText('250 of 500')).toBeVisible();
    await page.getByRole('searchbox').fill('post 49');
    await expect(titles()).toHaveText(['Post 498', 'Post 496', 'Post 494', 'Post 492', 'Post 490']);
    await press(list(page), 'Title');
    await expect(titles().first()).toHaveText('Post 490');
    await page.getByRole('searchbox').fill('nothing like it');
    await expect(page.getByText('No blog posts found.')).toBeVisible();
    await press(page, 'Show all posts');
    await expect(page.getByText('500 posts')).toBeVisible();
  });
});

test('axe finds nothing on a phone, with long names, in both themes', async ({
  page,
  signedIn,
}) => {
  const long = 'Langername'.repeat(30);
  await signedIn('/admin/dashboard/visa-cards', {
    visaCards: [visaCard({ title: long, price: long }), visaCard({ id: '2', title: 'دبي 🛂' })],
  });
  await test.step('the menu', async () => {
    await page.getByRole('button', { name: 'Actions for دبي' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNothingFound(page);
    await page.keyboard.press('Escape');
  });
  for (const width of [1280, 360]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(list(page)).toBeVisible();
      await expectNothingFound(page);
      await choose(page, 'دبي 🛂', 'Delete');
      await expect(confirmation(page, 'Are you sure?')).toBeVisible();
      await expectNothingFound(page);
      await press(confirmation(page, 'Are you sure?'), 'Cancel');
      await choose(page, 'دبي 🛂', 'Edit');
      const form = dialog(page, 'Edit Visa Card');
      await form.getByLabel('Title').fill('');
      await press(form, 'Save');
      await expect(form.getByText('Enter a title.')).toBeVisible();
      await expectNothingFound(page);
      await press(form, 'Cancel');
      await expect(notice(page, 'Cancelled')).toBeVisible();
      await expectNothingFound(page);
      await choose(page, 'دبي 🛂', 'Edit');
      await expect(form.getByText(/^Bring back what you cancelled at/)).toBeVisible();
      await expectNothingFound(page);
      await press(form, 'Discard');
      await press(form, 'Cancel');
    });
  }
});

test('on a phone the error of a refused row is in view', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signedIn('/admin/dashboard/visa-cards');
  await page.getByRole('button', { name: 'Create New Visa Card' }).click();
  const form = page.getByRole('dialog');
  for (const label of ['Title', 'Duration', 'Price', 'Processing'])
    await form.getByLabel(label, { exact: true }).fill('Filled in');
  const features = form.getByRole('group', { name: 'Features' });
  await features.getByRole('textbox', { name: 'Feature 1', exact: true }).fill('x'.repeat(201));
  for (let count = 1; count < 9; count += 1)
    await features.getByRole('button', { name: 'Add Feature' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(features.getByRole('textbox', { name: 'Feature 1', exact: true })).toBeFocused();
  await expect(features.getByText(/characters/)).toBeInViewport({ ratio: 1 });
});

test('on a phone the menu of a row opens at its button', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn('/admin/dashboard/blogs');
  const button = page.getByRole('button', { name: /^Actions for/ }).first();
  await button.click();
  await expect(button).toBeVisible();
  const [at, menu] = [await button.boundingBox(), await page.getByRole('menu').boundingBox()];
  if (at === null || menu === null) throw new Error('No button, or no menu.');
  expect(Math.round(menu.x + menu.width)).toBe(Math.round(at.x + at.width));
});
