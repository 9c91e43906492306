import type { Locator, Page } from 'playwright/test';
import { expectNothingFound } from '../axe';
import { rowsOf } from '../database';
import { page as pageEntry } from '../entries';
import { expect, newWindow, notice, test, choose, storedText } from '../test';

const item = (id: string, label: string, link: string, type = 'internal') => ({
  id,
  label,
  link,
  type,
});
const LONG = 'Wanderwegeverzeichnis'.repeat(4);
const MENUS = {
  header: [
    item('a', 'Home', '/'),
    item('b', 'Blog', '/blog'),
    item('c', 'Track', '/track'),
    item('d', 'About', '/about'),
  ],
  footer: [item('f', 'Contact', '/contact')],
};

const menuOf = (page: Page, name: string) => page.getByRole('list', { name });
const labels = (page: Page, name = 'Header Menu') =>
  menuOf(page, name).getByRole('listitem').locator('span[title]');

async function stored(page: Page): Promise<string[]> {
  const text = await storedText(page, 'menus');
  const { header }: { header: { label: string }[] } = JSON.parse(text ?? '');
  return header.map(({ label }) => label);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middle(row: Locator): Promise<Point> {
  const box = await row.boundingBox();
  if (!box) throw new Error('Not on the page.');
  return { x: box.x + 60, y: box.y + box.height / 2 };
}

/** Presses the mouse, and moves it up or down to this height without letting go. */
async function drag(page: Page, from: Point, y: number): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, y, { steps: 12 });
}

test('items are dragged, moved by key, added, changed, deleted', async ({ page, signedIn }) => {
  await signedIn('/admin/dashboard/menus', {
    menus: MENUS,
    pages: [
      pageEntry({ slug: 'about' }),
      pageEntry({ id: 'p2', slug: 'hidden', published: false }),
    ],
  });
  const rows = menuOf(page, 'Header Menu').getByRole('listitem');

  await expect(rows).toHaveCount(4);
  await expectNothingFound(page);

  await test.step('a mouse drags from 5 px on, and not before', async () => {
    const from = await middle(rows.nth(0));
    const to = await middle(rows.nth(1));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 4);
    await expect(page.locator('.menu-item-gap')).toHaveCount(0);
    await page.mouse.move(from.x, from.y + 5);
    await expect(page.locator('.menu-item-gap')).toHaveCount(1);
    await page.mouse.move(to.x, to.y + 10, { steps: 12 });
    await page.mouse.up();
    await expect(notice(page, 'Header menu updated.')).toBeVisible();
    await expect(labels(page)).toHaveText(['Blog', 'Home', 'Track', 'About']);
  });

  await test.step('the next drag moves what it holds', async () => {
    const from = await middle(rows.nth(1));
    const to = await middle(rows.nth(2));
    await drag(page, from, to.y + 10);
    await page.mouse.up();
    await expect(labels(page)).toHaveText(['Blog', 'Track', 'Home', 'About']);
    await expect.poll(() => stored(page)).toEqual(['Blog', 'Track', 'Home', 'About']);
  });

  await test.step('Escape lets it fall back', async () => {
    const from = await middle(rows.nth(3));
    const to = await middle(rows.nth(0));
    await drag(page, from, to.y - 10);
    await expect(labels(page).first()).toHaveText('About');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(labels(page)).toHaveText(['Blog', 'Track', 'Home', 'About']);
    expect(await stored(page)).toEqual(['Blog', 'Track', 'Home', 'About']);
  });

  await test.step('its menu and keys move it too, keep the focus and say the place', async () => {
    const actions = page.getByRole('button', { name: 'Actions for About' });
    await choose(page, 'About', 'Move up');
    await expect(labels(page)).toHaveText(['Blog', 'Track', 'About', 'Home']);
    await expect(actions).toBeFocused();
    await expect(page.getByText('About: place 3 of 4.')).toBeAttached();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(labels(page)).toHaveText(['About', 'Blog', 'Track', 'Home']);
    await expect(actions).toBeFocused();
    await actions.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect.poll(() => stored(page)).toEqual(['About', 'Blog', 'Track', 'Home']);
  });

  await test.step('the form marks links that lead nowhere, knows links to elsewhere, and keeps what was typed', async () => {
    await page.getByRole('button', { name: 'Add item to the Header Menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to the Header Menu' });
    const link = dialog.getByLabel('Link');
    await expect(dialog.getByLabel('Label', { exact: true })).toBeFocused();
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByText('Enter a label.')).toBeVisible();
    await expectNothingFound(page);
    await dialog.getByLabel('Label').fill(LONG);
    await link.fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByText(/may only be a path of this site/)).toBeVisible();
    await link.fill('https://elsewhere.example/');
    await expect(dialog.getByLabel('Type')).toHaveValue('external');
    await expect(dialog.locator('datalist option[value="/about"]')).toHaveText('A page');
    await link.fill('/nowhere');
    await expect(dialog.getByText('There is no page at /nowhere.')).toBeVisible();
    await expect(dialog.getByLabel('Type')).toHaveValue('internal');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await notice(page, 'Cancelled').getByRole('button', { name: 'Undo' }).click();
    await expect(link).toHaveValue('/nowhere');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Add item to the Header Menu' }).click();
    await expect(dialog.getByLabel('Label')).toHaveValue('');
    await expect(dialog.getByText(/^Bring back what you cancelled at/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByLabel('Label')).toHaveValue(LONG);
    await expect(link).toHaveValue('/nowhere');
    await link.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(notice(page, 'Header menu updated.')).toBeVisible();
    await expect(rows.last()).toContainText('There is no page at /nowhere.');
    expect(await rowsOf(page, 'drafts')).toBe('[]');
  });

  await test.step('an item is changed, on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNothingFound(page);
    await choose(page, LONG, 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit menu item' });
    await dialog.getByLabel('Label').fill('القائمة');
    await dialog.getByLabel('Type').selectOption('External');
    await expectNothingFound(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(rows.last()).toContainText('القائمة');
    await expect(rows.last()).toContainText('external');
  });

  await test.step('the last one of a menu is deleted at once, and brought back by the notice', async () => {
    await choose(page, 'Contact', 'Delete');
    await expect(notice(page, 'Footer menu updated.')).toBeVisible();
    await expect(page.getByText('No menu items yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(menuOf(page, 'Footer Menu')).toContainText('Contact');
  });

  await test.step('visitors see the new order', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'About',
      'Blog',
      'Track',
      'Home',
      /القائمة/,
    ]);
  });
});

const MANY = Array.from({ length: 40 }, (_, at) => item(`m${at}`, `Entry ${at + 1}`, `/p${at}`));
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The entries' labels without that of the copy that the pointer carries. */
const inPlace = (page: Page) =>
  menuOf(page, 'Header Menu').locator('li:not([popover]) span[title]');

test('an entry held at the window’s edge stops at its list’s end', async ({ page, signedIn }) => {
  await signedIn('/admin/dashboard/menus', { menus: { header: MANY, footer: MENUS.footer } });
  await expect(inPlace(page)).toHaveCount(40);
  const height = await pageHeight(page);
  const names = MANY.map(({ label }) => label);
  const lower = (page.viewportSize()?.height ?? 0) - 15;

  await test.step('the lower edge', async () => {
    const from = await middle(inPlace(page).first());
    await drag(page, from, lower);
    await expect(inPlace(page).last()).toHaveText('Entry 1');
    await expect(inPlace(page).last()).toBeInViewport();
    expect(await pageHeight(page)).toBe(height);
    await page.mouse.up();
    await expect.poll(() => stored(page)).toEqual([...names.slice(1), 'Entry 1']);
  });

  await test.step('the upper edge', async () => {
    const from = await middle(inPlace(page).nth(-2));
    await drag(page, from, 15);
    await expect(inPlace(page).first()).toHaveText('Entry 40');
    await expect(inPlace(page).first()).toBeInViewport();
    await page.mouse.up();
    await expect.poll(() => stored(page)).toEqual(['Entry 40', ...names.slice(1, -1), 'Entry 1']);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a touch that rests drags, one that hurries scrolls', async ({
    page,
    signedIn,
    context,
  }) => {
    await signedIn('/admin/dashboard/menus', { menus: MENUS });
    const rows = menuOf(page, 'Header Menu').getByRole('listitem');
    const touch = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[] = []) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    const moveTo = async ({ x, y }: Point, to: number) => {
      for (let step = 1; step <= 10; step += 1)
        await send('touchMove', [{ x, y: y + ((to - y) * step) / 10 }]);
    };
    await test.step('a rest of 120 ms', async () => {
      const from = await middle(rows.nth(0));
      const to = await middle(rows.nth(2));
      await send('touchStart', [from]);
      await expect(page.locator('.menu-item-held')).toHaveCount(1);
      await moveTo(from, to.y + 15);
      await send('touchEnd');
      await expect(notice(page, 'Header menu updated.')).toBeVisible();
      await expect(labels(page)).toHaveText(['Blog', 'Track', 'Home', 'About']);
    });
    await test.step('no rest', async () => {
      const from = await middle(rows.nth(3));
      const to = await middle(rows.nth(0));
      await send('touchStart', [from]);
      await moveTo(from, to.y - 15);
      await send('touchEnd');
      await expect(page.locator('.menu-item-gap')).toHaveCount(0);
      await expect(labels(page)).toHaveText(['Blog', 'Track', 'Home', 'About']);
    });
    await test.step('a menu longer than the window', async () => {
      await signedIn('/admin/dashboard/menus', { menus: { header: MANY, footer: MENUS.footer } });
      await expect(rows).toHaveCount(40);
      const height = await pageHeight(page);
      const from = await middle(rows.nth(0));
      await send('touchStart', [from]);
      await expect(page.locator('.menu-item-held')).toHaveCount(1);
      await moveTo(from, 829);
      await expect(inPlace(page).last()).toHaveText('Entry 1');
      await expect(inPlace(page).last()).toBeInViewport();
      expect(await pageHeight(page)).toBe(height);
      await send('touchEnd');
      await expect.poll(async () => (await stored(page)).at(-1)).toBe('Entry 1');
    });
  });
});

test('two tabs undo nothing; a failed save puts the order back', async ({
  page,
  signedIn,
  context,
}) => {
  const help = { id: 'help', label: 'Help', link: '/contact', type: 'internal' };
  await signedIn('/admin/dashboard/menus', {
    menus: { ...MENUS, header: [...MENUS.header, help] },
  });
  const other = await newWindow(context, '/admin/dashboard/menus');
  await expect(labels(other)).toHaveCount(5);
  await test.step('each tab moves an item: both moves count, in both tabs', async () => {
    await choose(page, 'Home', 'Move down');
    await choose(other, 'Help', 'Move up');
    const both = ['Blog', 'Home', 'Track', 'Help', 'About'];
    await expect(labels(page)).toHaveText(both);
    await expect(labels(other)).toHaveText(both);
    await expect.poll(() => stored(page)).toEqual(both);
  });

  await test.step('a field that both tabs changed is asked about, others go together', async () => {
    const headerText = (tab: Page) => storedText(tab, 'menus');
    const change = async (tab: Page, of: string, field: string, text: string) => {
      const dialog = tab.getByRole('dialog', { name: 'Edit menu item' });
      if (!(await dialog.isVisible())) await choose(tab, of, 'Edit');
      await dialog.getByLabel(field, { exact: true }).fill(text);
      return dialog.getByRole('button', { name: 'Save', exact: true });
    };
    await change(page, 'About', 'Label', 'Our story');
    await (await change(other, 'About', 'Link', '/visa-types')).click();
    await expect.poll(() => headerText(page)).toContain('/visa-types');
    await (await change(page, 'About', 'Label', 'Our story')).click();
    await expect(menuOf(other, 'Header Menu')).toContainText('Our story');
    await expect(menuOf(page, 'Header Menu')).toContainText('/visa-types');

    await change(page, 'Our story', 'Label', 'Mine');
    await (await change(other, 'Our story', 'Label', 'Theirs')).click();
    await expect.poll(() => headerText(page)).toContain('Theirs');
    await (await change(page, 'Our story', 'Label', 'Mine')).click();
    const conflict = page.getByRole('dialog', { name: 'Also changed in another tab' });
    await conflict.getByRole('button', { name: 'Take theirs' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(labels(page)).toContainText(['Theirs']);
    await (await change(page, 'Theirs', 'Label', 'About')).click();
    await expect(labels(other)).toContainText(['About']);
  });

  // Saving is loaded by now, as it is for whoever has the site installed.
  await context.setOffline(true);

  await test.step('an item that the other tab has deleted is not brought back', async () => {
    await choose(page, 'Track', 'Edit');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Label').fill('Track it');
    await choose(other, 'Track', 'Delete');
    await expect(labels(other)).toHaveText(['Blog', 'Home', 'Help', 'About']);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('changed or removed in another tab');
    await expect(dialog.getByLabel('Label')).toHaveValue('Track it');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(labels(page)).toHaveText(['Blog', 'Home', 'Help', 'About']);
  });

  await test.step('a failed save puts the order back and says so', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await choose(page, 'Blog', 'Move down');
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved.' })).toContainText(
      'storage is full',
    );
    await expect(labels(page)).toHaveText(['Blog', 'Home', 'Help', 'About']);
    expect(await stored(other)).toEqual(['Blog', 'Home', 'Help', 'About']);
  });
});
