import type { Locator, Page } from 'playwright/test';
import { expectNothingFound } from '../axe';
import { page as pageEntry } from '../entries';
import { expect, expectStarted, notice, test } from '../test';

const PATH = '/admin/dashboard/pages';
const editor = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });
const shown = (page: Page) => page.locator('.rich-text');

/** Selects words in the text; without words, the caret goes to the end. */
async function select(area: Locator, words = ''): Promise<void> {
  await area.focus();
  await area.evaluate((node, part) => {
    if (!(node instanceof HTMLTextAreaElement)) throw new TypeError('no text area');
    const start = part === '' ? node.value.length : node.value.indexOf(part);
    if (start < 0) throw new Error(`not in the text: ${part}`);
    node.setSelectionRange(start, start + part.length);
  }, words);
}

/** Pastes as another program would have it on the clipboard. */
async function paste(area: Locator, data: Record<string, string>, file?: string): Promise<void> {
  await area.evaluate(
    (node, [formats, name]) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(formats)) clipboardData.setData(type, text);
      if (name !== undefined) clipboardData.items.add(new File(['x'], name, { type: 'image/png' }));
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      // What the page leaves to the browser, the browser does.
      if (node.dispatchEvent(event))
        document.execCommand('insertText', false, formats['text/plain']);
    },
    [data, file] as const,
  );
}

async function contentOf(page: Page, slug: string): Promise<string> {
  return page.evaluate((wanted) => {
    const pages: { slug: string; content: string }[] = JSON.parse(
      localStorage.getItem('pages') ?? '[]',
    );
    return pages.find((one) => one.slug === wanted)?.content ?? 'no such page';
  }, slug);
}

async function edit(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await editor(page).waitFor();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice(page, 'Page saved successfully.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('without a network', () => {
  // The tab's own icon, which the browser asks for again with each dialog's address.
  test.use({
    expectedFaults: [/^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/],
  });

  test('the editor of a list that has come to rest is at hand', async ({
    page,
    context,
    signedIn,
  }) => {
    const code = page.waitForResponse(/RichTextControl/);
    await signedIn(PATH);
    await code;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Create New Page' }).click();
    await expect(editor(page)).toBeVisible();
  });
});

test('a page is written with the toolbar, by mouse and keyboard, and saved as visitors see it @smoke', async ({
  page,
  store,
  signedIn,
}) => {
  await store({ pages: [pageEntry({ id: 'about', slug: 'about', title: 'About us' })] });
  await signedIn(PATH);
  await page.getByRole('button', { name: 'Create New Page' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Fees');
  const area = editor(page);

  await test.step('marks by mouse, keys and the toolbar by keyboard alone', async () => {
    await area.pressSequentially('Our fees are low');
    await select(area, 'fees');
    await tool(page, 'Bold').click();
    await expect(area).toHaveValue('Our **fees** are low');
    await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Control+i');
    await expect(area).toHaveValue('Our ***fees*** are low');
    await page.keyboard.press('Control+i');
    await select(area, 'low');
    await page.keyboard.press('Shift+Tab');
    await expect(tool(page, 'Normal text')).toBeFocused();
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'Underline')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(area).toBeFocused();
    await expect(area).toHaveValue('Our **fees** are <u>low</u>');
  });

  await test.step('each is one step to undo and redo, by the browser itself', async () => {
    await page.keyboard.press('Control+z');
    await expect(area).toHaveValue('Our **fees** are low');
    await page.keyboard.press('Control+Shift+z');
    await expect(area).toHaveValue('Our **fees** are <u>low</u>');
  });

  await test.step('headings, lists and indent', async () => {
    await tool(page, 'Heading 2').click();
    await expect(tool(page, 'Heading 2')).toHaveAttribute('aria-pressed', 'true');
    await select(area);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await tool(page, 'Bullet list').click();
    await page.keyboard.type('one');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    await tool(page, 'Increase indent').click();
    await expect(area).toHaveValue('## Our **fees** are <u>low</u>\n\n- one\n  - two');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(shown(page).getByRole('heading', { level: 2 })).toHaveText('Our fees are low');
    await expect(shown(page).getByRole('listitem').first()).toContainText('two');
  });

  await test.step('a link: a wrong address is refused, Escape leaves the page dialog open', async () => {
    await page.keyboard.type('See about');
    await select(area, 'about');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Link' });
    const address = dialog.getByRole('combobox', { name: 'Address' });
    await expect(address).toBeFocused();
    await address.fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/This cannot be a link/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(area).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Create New Page' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await address.fill('about');
    await dialog.getByRole('option', { name: '/about' }).click();
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(area).toBeFocused();
    await expect(area).toHaveValue(/See \[about\]\(\/about\)$/);
    await page.keyboard.press('Control+z');
    await expect(area).toHaveValue(/See about$/);
    await page.keyboard.press('Control+Shift+z');
  });

  await test.step('a picture at an address: one that visitors cannot load is refused', async () => {
    await select(area);
    await tool(page, 'Image').click();
    const dialog = page.getByRole('dialog', { name: 'Image' });
    const address = dialog.getByRole('textbox', { name: 'Picture', exact: true });
    await address.fill('C:\\tower.png');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog.getByText(/this file of your computer. Press Upload/)).toBeVisible();
    await address.fill('http://example.com/tower.png');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog.getByText(/address must start with https:\/\/\./)).toBeVisible();
    await address.fill('/pwa-192x192.png');
    await dialog.getByRole('textbox', { name: /Description/ }).fill('A stamp');
    await page.keyboard.press('Enter');
    await expect(area).toHaveValue(/!\[A stamp\]\(\/pwa-192x192\.png\)$/);
    await expect(shown(page).getByRole('img', { name: 'A stamp' })).toBeVisible();
  });

  await test.step('Tab moves on, and Ctrl+S saves the text', async () => {
    await select(area);
    await page.keyboard.press('Tab');
    await expect(area).not.toBeFocused();
    await select(area);
    await page.keyboard.type('!');
    await expect(shown(page)).toContainText('!');
    const preview = await shown(page).innerHTML();
    await page.keyboard.press('Control+s');
    await expect(notice(page, 'Page saved successfully.')).toBeVisible();
    const content = await contentOf(page, 'fees');
    expect(content).toMatch(/^<h2>Our <strong>fees<\/strong> are <u>low<\/u><\/h2>/);
    expect(content).toContain('<a href="/about">about</a>');
    await page.goto('/fees');
    await expect(shown(page)).toContainText('See about');
    expect(await shown(page).innerHTML()).toBe(preview);
  });
});

test.describe('a picture of another site', () => {
  test.use({ expectedFaults: [/pictures\.example/] });

  test('is shown, with what it means for visitors', async ({ page, signedIn }) => {
    await signedIn('/admin/dashboard/blogs');
    await page.getByRole('button', { name: 'Create New Post' }).click();
    const advice = page.getByText(
      'A picture comes from another site: it is missing offline, and that site sees who visits yours.',
    );
    const area = editor(page);
    await paste(area, { 'text/html': '<img src="https://pictures.example/map.png" alt="Map">' });
    await expect(area).toHaveValue('![Map](https://pictures.example/map.png)');
    await expect(advice).toHaveCount(1);
    const picture = page.getByRole('textbox', { name: 'Image URL' });
    await picture.fill('https://pictures.example/post.png');
    await expect(advice).toHaveCount(2);
    await picture.fill('/pwa-192x192.png');
    await expect(advice).toHaveCount(1);
    await area.fill('No picture');
    await expect(advice).toHaveCount(0);
  });
});

test('in Arabic the left arrow leads on through the toolbar', async ({ page, signedIn }) => {
  await signedIn(`/ar${PATH}?open=new`);
  await tool(page, 'نص عادي').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tool(page, 'عنوان 1')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'نص عادي')).toBeFocused();
});

test('what is pasted or dropped becomes clean text, or says why not', async ({
  page,
  signedIn,
}) => {
  await signedIn(PATH);
  await page.getByRole('button', { name: 'Create New Page' }).click();
  const area = editor(page);
  await area.fill('Before after');
  await select(area, ' after');

  await test.step('a page of a word processor', async () => {
    await paste(area, {
      'text/plain': 'Terms',
      'text/html':
        '<b style="font-weight:normal"><h2 style="color:red">Terms</h2><p onclick="x()"><span style="font-weight:700">Pay</span> once<script>alert(1)</script></p></b>',
    });
    await expect(area).toHaveValue('Before\n\n## Terms\n\n**Pay** once');
    await page.keyboard.press('Control+z');
    await expect(area).toHaveValue('Before after');
  });

  await test.step('a message of several lines', async () => {
    await paste(area, {
      'text/plain': 'Documents:\n1. Passport\n2. Photo',
      'text/html':
        '<span style="white-space:pre-wrap">Documents:\n1. Passport\n2. <b>Photo:</b>recent</span>',
    });
    await expect(shown(page).locator('br')).toHaveCount(2);
    await expect(area).toHaveValue(/2\\\. <strong>Photo:<\/strong>recent$/);
    await page.keyboard.press('Control+z');
    await expect(area).toHaveValue('Before after');
  });

  await test.step('a file that is named like a picture', async () => {
    await paste(area, {}, 'tower.png');
    const dialog = page.getByRole('dialog', { name: 'Image' });
    await expect(dialog.getByText('This file is not a PNG, JPEG')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(area).toHaveValue('Before after');
  });

  await test.step('a long text, taken back', async () => {
    await select(area);
    const long = '<p>A long paragraph of words.</p>'.repeat(2_000);
    await paste(area, { 'text/html': long, 'text/plain': 'long' });
    await expect(area).toHaveValue(/words\.$/);
    await expect(page.getByRole('tab', { name: 'Preview' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo paste' }).click();
    await expect(area).toHaveValue('Before after');
  });

  await test.step('too much text', async () => {
    await paste(area, { 'text/plain': 'word '.repeat(110_000) });
    await expect(page.getByText(/too much text/)).toBeVisible();
    await expect(area).toHaveValue('Before after');
  });

  await test.step('a file dropped beside the text does not take the place of the page', async () => {
    const left = await page.getByRole('dialog').evaluate((node) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'a.txt'));
      return node.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
      );
    });
    expect(left).toBe(false);
  });
});

const FOREIGN = `<!-- wp:paragraph --><p class="has-drop-cap">First  <b>one</b> &amp; more</p>
<div class="wp-block-columns"><div style="flex-basis:50%"><p>Left <font color=red>side</font></p></div><iframe title="film" src="https://video.example/1"></iframe></div>
<p dir="rtl" lang="ar" class="x">مرحبا بكم</p>
<ul class="fancy"><li>a<li>b</ul>`;

test('HTML from elsewhere comes back byte for byte, and an edit changes its own paragraph alone', async ({
  page,
  store,
  signedIn,
}) => {
  await store({
    pages: [pageEntry({ id: 'foreign', slug: 'foreign', title: 'Foreign', content: FOREIGN })],
  });
  await signedIn(PATH);

  await test.step('saved without an edit to the text', async () => {
    await edit(page, 'Foreign');
    await select(editor(page));
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Foreign words');
    await page.getByRole('textbox', { name: 'Slug', exact: true }).fill('foreign');
    await save(page);
    expect(await contentOf(page, 'foreign')).toBe(FOREIGN);
  });

  await test.step('one paragraph edited', async () => {
    await edit(page, 'Foreign words');
    await select(editor(page), 'بكم');
    await page.keyboard.type('جميعا');
    await save(page);
    expect(await contentOf(page, 'foreign')).toBe(
      FOREIGN.replace(
        '<p dir="rtl" lang="ar" class="x">مرحبا بكم</p>',
        '<p dir="rtl" lang="ar">مرحبا جميعا</p>',
      ),
    );
  });
});

/** Long work stops at its next pause, until it is released. */
async function holdLongWork(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const held: (() => void)[] = [];
    const scheduler: unknown = Reflect.get(window, 'scheduler');
    if (typeof scheduler !== 'object' || scheduler === null) throw new Error('No scheduler.');
    const pause = () => new Promise<void>((resolve) => held.push(resolve));
    Object.defineProperty(scheduler, 'yield', { value: pause, configurable: true });
    document.addEventListener('release', () => {
      Reflect.deleteProperty(scheduler, 'yield');
      for (const goOn of held) goOn();
    });
  });
  return () => page.evaluate(() => void document.dispatchEvent(new Event('release')));
}

test('while a long text is being opened, its field says so and keeps the focus, and saving keeps the text', async ({
  page,
  store,
  signedIn,
}) => {
  const long = FOREIGN.repeat(200);
  await store({ pages: [pageEntry({ id: 'a', slug: 'long', title: 'Long', content: long })] });
  await signedIn(PATH);
  const release = await holdLongWork(page);
  await edit(page, 'Long');
  await expect(editor(page)).toHaveValue('Opening a long text...');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Longer');
  await page.getByRole('textbox', { name: 'Slug', exact: true }).fill('long');
  await save(page);
  expect(await contentOf(page, 'long')).toBe(long);

  await edit(page, 'Longer');
  await editor(page).focus();
  await release();
  await expect(editor(page)).toHaveValue(/^First \*\*one\*\* & more/);
  await expect(editor(page)).toBeFocused();
  await select(editor(page), 'First');
  await page.keyboard.type('Last');
  await save(page);
  expect(await contentOf(page, 'long')).toBe(
    long.replace('<p class="has-drop-cap">First  <b>one</b>', '<p>Last <strong>one</strong>'),
  );
});

test('the editor holds on a phone and in both themes', async ({ page, store, signedIn }) => {
  await store({
    pages: [
      pageEntry({
        id: 'long',
        slug: 'long',
        title: 'Long',
        content: `<h2>${'Wort'.repeat(75)}</h2><p dir="rtl">مرحبا</p><table><tr><td>${'wide '.repeat(40)}</td></tr></table><p>End</p>`,
      }),
    ],
  });
  await signedIn(PATH);
  await edit(page, 'Long');
  await expectNothingFound(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByRole('tab', { name: 'Write' })).toBeVisible();
  const box = await tool(page, 'Heading 6').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await select(editor(page));
  await page.keyboard.type(' and more');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(shown(page)).toContainText('and more');
  await expect(page.getByRole('toolbar')).toBeHidden();
  await expectNothingFound(page);
  await page.getByRole('tab', { name: 'Write' }).click();
  await expect(tool(page, 'Bold')).toBeEnabled();
  await select(editor(page));
  await page.keyboard.press('Control+z');
  await expect(editor(page)).not.toHaveValue(/and more/);

  await test.step('a text that cannot be kept is not saved in the shape of an earlier one', async () => {
    const dialog = page.getByRole('dialog', { name: 'Edit Page' });
    await editor(page).fill('> '.repeat(2_000) + 'deep');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(editor(page)).toBeFocused();
    await expect(editor(page)).toHaveAccessibleDescription(/too many nested/);
    await expect(dialog).toBeVisible();
    await editor(page).fill('Flat');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('a list is left with Enter or Backspace, and one Enter is a new line on the site', async ({
  page,
  signedIn,
}) => {
  await signedIn(PATH);
  await page.getByRole('button', { name: 'Create New Page' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Lines');
  await editor(page).focus();
  for (const words of ['- alpha', 'delta', '', 'Dear <your name>,', 'welcome']) {
    if (words !== '- alpha') await page.keyboard.press('Enter');
    await page.keyboard.type(words);
  }
  const written = await editor(page).inputValue();
  for (const key of ['Enter', 'Enter', '-', 'Space', 'Backspace']) await page.keyboard.press(key);
  await expect(editor(page)).toHaveValue(`${written}\n\n`);
  await save(page);
  expect(await contentOf(page, 'lines')).toBe(
    '<ul>\n<li>alpha</li>\n<li>delta</li>\n</ul>\n<p>Dear &lt;your name&gt;,<br />\nwelcome</p>',
  );
  await page.goto('/lines');
  await expect(shown(page).getByRole('listitem')).toHaveText(['alpha', 'delta']);
  await expect(shown(page)).toContainText('Dear <your name>,');
});

const LINES = '<p>A line.</p>'.repeat(80);
const PLACES = { fees: 'Fees', رسوم: 'الرسوم', 'text-visa': 'Visa', links: 'Links' } as const;
for (const [id, title] of Object.entries(PLACES))
  test(`the place ${id} of a text is reached in every way`, async ({ page, store }) => {
    const content = `<p><a href="#${id}">Short</a> <a href="/guide#${id}">Long</a></p>${LINES}<h2 id="${id}">${title}</h2>${LINES}`;
    const other = `<p><a href="/guide#${id}">Elsewhere</a></p>${LINES}`;
    const item = { id: 'place', label: 'Place', link: `/guide#${id}`, type: 'internal' };
    await store({
      pages: [
        pageEntry({ id: 'guide', slug: 'guide', title: 'Guide', content }),
        pageEntry({ id: 'other', slug: 'other', title: 'Other', content: other }),
      ],
      menus: { header: [item], footer: [item] },
    });
    const heading = page.getByRole('heading', { name: title, exact: true });
    const link = (name: string) => page.getByRole('main').getByRole('link', { name });
    const inHeader = page.getByRole('banner').getByRole('link', { name: 'Place' });
    const scrollAway = async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await expect(heading).not.toBeInViewport();
    };
    const address = new RegExp(`/guide#${id === 'رسوم' ? encodeURIComponent(id) : id}$`);
    const expectThere = async () => {
      await expect(heading).toBeInViewport();
      await expect(page).toHaveURL(address);
    };

    await test.step('a cold address', async () => {
      await page.goto(`/guide#${id}`);
      await expectThere();
    });
    await test.step('links of its own text', async () => {
      for (const name of ['Short', 'Long']) {
        await page.goto('/guide');
        await expectStarted(page);
        await link(name).click();
        await expectThere();
        await scrollAway();
        await link(name).click();
        await expectThere();
      }
    });
    await test.step('the header and the footer, on the page', async () => {
      await page.goto('/guide');
      await expectStarted(page);
      await inHeader.click();
      await expectThere();
      await scrollAway();
      await inHeader.click();
      await expectThere();
      await scrollAway();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Place' }).click();
      await expectThere();
    });
    await test.step('the header, where the address has a query', async () => {
      await page.goto('/guide?fbclid=1');
      await expectStarted(page);
      await inHeader.click();
      await expectThere();
    });
    await test.step('a later version of the text moves nobody', async () => {
      await scrollAway();
      await page.evaluate(() => {
        const newValue = (localStorage.getItem('pages') ?? '').replace('A line.', 'Changed.');
        localStorage.setItem('pages', newValue);
        dispatchEvent(new StorageEvent('storage', { key: 'pages', newValue }));
      });
      await expect(page.getByText('Changed.')).toBeVisible();
      await expect(heading).not.toBeInViewport();
    });
    await test.step('the address bar', async () => {
      await page.goto('/guide');
      await expectStarted(page);
      await page.evaluate((hash) => location.assign(`#${hash}`), id);
      await expectThere();
    });
    await test.step('other pages, back and forward', async () => {
      await page.goto('/blog');
      await expectStarted(page);
      await inHeader.click();
      await expectThere();
      await page.goto('/other');
      await expectStarted(page);
      await link('Elsewhere').click();
      await expectThere();
      await page.goBack();
      await expect(link('Elsewhere')).toBeInViewport();
      await page.goForward();
      await expectThere();
    });
  });

test('a place of a text is reached where the browser brings no sanitiser', async ({
  page,
  store,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
  const content = `<p><a href="#body">Short</a></p>${LINES}<h2 id="body">Here</h2>${LINES}`;
  await store({ pages: [pageEntry({ id: 'guide', slug: 'guide', title: 'Guide', content })] });
  const heading = page.getByRole('heading', { name: 'Here' });
  await page.goto('/guide#body');
  await expect(heading).toBeInViewport();
  await page.goto('/guide');
  await expect(heading).not.toBeInViewport();
  await page.getByRole('link', { name: 'Short' }).click();
  await expect(heading).toBeInViewport();
});
