import type { Page } from 'playwright/test';
import { expectNothingFound } from '../axe';
import { page as pageEntry } from '../entries';
import { rowsOf } from '../database';
import { editorOf as editor, paste, select, tool } from '../richText';
import { expect, expectStarted, notice, test, choose, stored, transferOf } from '../test';

const PATH = '/admin/dashboard/pages';
const shown = (page: Page) => page.getByRole('main').locator('.rich-text');

async function contentOf(page: Page, slug: string): Promise<string | undefined> {
  const pages: { slug: string; content: string }[] = await stored(page, 'pages');
  return pages.find((one) => one.slug === slug)?.content;
}

async function edit(page: Page, title: string): Promise<void> {
  await choose(page, title, 'Edit');
  await editor(page).waitFor();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice(page, 'Page saved successfully.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Types as a person does: what is typed after a command waits for the text. */
const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 5 });

test('the editor is at hand offline', async ({ page, context, signedIn, expectFaults }) => {
  // The tab's own icon, which the browser asks for again with each dialog's address.
  expectFaults(/^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  const code = page.waitForResponse(/RichTextControl/);
  await signedIn(PATH);
  await code;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create New Page' }).click();
  await expect(editor(page)).toBeVisible();
});

test('a page is written with toolbar, mouse and keyboard @smoke', async ({ page, signedIn }) => {
  await signedIn(PATH, { pages: [pageEntry({ id: 'about', slug: 'about', title: 'About us' })] });
  await page.getByRole('button', { name: 'Create New Page' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Fees');
  const area = editor(page);
  const level = page.getByRole('toolbar').getByRole('combobox', { name: 'Text style' });

  await test.step('marks by mouse, keys and the toolbar by keyboard alone', async () => {
    await area.click();
    await type(page, 'Our fees are low');
    await select(area, 'fees');
    await tool(page, 'Bold').click();
    await expect(area.locator('strong')).toHaveText('fees');
    await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Control+i');
    await expect(area.locator('em')).toHaveText('fees');
    await page.keyboard.press('Control+i');
    await expect(area.locator('em')).toHaveCount(0);
    await select(area, 'low');
    await page.keyboard.press('Shift+Tab');
    await expect(level).toBeFocused();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'Underline')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(area).toBeFocused();
    await expect(area.locator('u')).toHaveText('low');
  });

  await test.step('each is one step to undo and redo', async () => {
    await page.keyboard.press('Control+z');
    await expect(area.locator('u')).toHaveCount(0);
    await page.keyboard.press('Control+Shift+z');
    await expect(area.locator('u')).toHaveText('low');
  });

  await test.step('headings, lists and indent; typed signs stay signs', async () => {
    await level.selectOption('Heading 2');
    await expect(area).toBeFocused();
    await expect(area.getByRole('heading', { level: 2 })).toHaveText('Our fees are low');
    await select(area);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+u');
    await type(page, '# no *heading*');
    await page.keyboard.press('Enter');
    await tool(page, 'Bullet list').click();
    await type(page, 'one');
    await page.keyboard.press('Enter');
    await type(page, 'two');
    await tool(page, 'Increase indent').click();
    await expect(area.getByRole('listitem').first()).toContainText('two');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Enter');
    await type(page, '1. first');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(area.locator('ol')).toHaveText('first');
  });

  await test.step('a link: a wrong address is refused, Escape leaves the page dialog open', async () => {
    await type(page, 'See about');
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
    await select(area, 'about');
    await page.keyboard.press('Control+k');
    await address.fill('info@example.com');
    await page.keyboard.press('Enter');
    const link = area.getByRole('link', { name: 'about' });
    await expect(link).toHaveAttribute('href', 'mailto:info@example.com');
    await select(area, 'about');
    await page.keyboard.press('Control+k');
    await address.fill('about');
    await dialog.getByRole('option', { name: '/about' }).click();
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(area).toBeFocused();
    await expect(link).toHaveAttribute('href', '/about');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(link).toHaveCount(0);
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+Shift+z');
    await expect(link).toHaveAttribute('href', '/about');
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
    await expect(area.getByRole('img', { name: 'A stamp' })).toBeVisible();
  });

  await test.step('Tab moves on, and Ctrl+S saves what is on the screen', async () => {
    await expect(area).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(area).not.toBeFocused();
    await select(area);
    await page.keyboard.type('!');
    await page.keyboard.press('Control+s');
    await expect(notice(page, 'Page saved successfully.')).toBeVisible();
    const content = await contentOf(page, 'fees');
    expect(content).toBe(
      [
        '<h2>Our <strong>fees</strong> are <u>low</u></h2>',
        '<p># no *heading*</p>',
        '<ul><li>one<ul><li>two</li></ul></li></ul>',
        '<ol><li>first</li></ol>',
        '<p>See <a href="/about">about</a><img src="/pwa-192x192.png" alt="A stamp" loading="lazy" decoding="async" referrerpolicy="no-referrer" />!</p>',
      ].join('\n'),
    );
    await page.goto('/fees');
    await expect(shown(page)).toContainText('See about');
  });
});

test('a picture of another site is marked as such', async ({ page, signedIn, expectFaults }) => {
  expectFaults(/pictures\.example/);
  await signedIn('/admin/dashboard/blogs');
  await page.getByRole('button', { name: 'Create New Post' }).click();
  const advice = page.getByText(
    'A picture comes from another site: it is missing offline, and that site sees who visits yours.',
  );
  const area = editor(page);
  await paste(area, { 'text/html': '<img src="https://pictures.example/map.png" alt="Map">' });
  await expect(area.getByRole('img', { name: 'Map' })).toHaveCount(1);
  await expect(advice).toHaveCount(1);
  const picture = page.getByRole('textbox', { name: 'Image URL' });
  await picture.fill('https://pictures.example/post.png');
  await expect(advice).toHaveCount(2);
  await picture.fill('/pwa-192x192.png');
  await expect(advice).toHaveCount(1);
  await area.fill('No picture');
  await expect(advice).toHaveCount(0);
});

test('in Arabic the left arrow leads on through the toolbar', async ({ page, signedIn }) => {
  await signedIn(`/ar${PATH}?open=new`);
  const level = page.getByRole('toolbar').getByRole('combobox');
  await level.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tool(page, 'غامق')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(level).toBeFocused();
});

test('what is pasted or dropped is clean text, or says why not', async ({ page, signedIn }) => {
  await signedIn(PATH);
  await page.getByRole('button', { name: 'Create New Page' }).click();
  const area = editor(page);
  await area.click();
  await type(page, 'Before after');
  const undo = async () => {
    await page.keyboard.press('Control+z');
    await expect(area).toHaveText('Before after');
  };

  await test.step('a file that is named like a picture', async () => {
    await paste(area, {}, 'tower.png');
    const dialog = page.getByRole('dialog', { name: 'Image' });
    await expect(dialog.getByText('This file is not a PNG, JPEG')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(area).toHaveText('Before after');
  });

  await test.step('a long text, taken back', async () => {
    await select(area);
    const long = '<p>A long paragraph of words.</p>'.repeat(2_000);
    await paste(area, { 'text/html': long, 'text/plain': 'long' });
    await expect(area.locator('p').nth(1_900)).toHaveText('A long paragraph of words.');
    await undo();
  });

  await test.step('joined cells stay, the head of a table of Word is its head, and one writes on below', async () => {
    await select(area);
    await page.keyboard.press('Enter');
    await paste(area, {
      'text/plain': 'Fee\tPrice\nboth',
      'text/html':
        '<table class=MsoTableGrid><thead><tr><td><p class=MsoNormal>Fee</p></td><td>Price</td></tr></thead><tr><td colspan=2>both</td></tr></table>',
    });
    await expect(area.getByRole('columnheader')).toHaveText(['Fee', 'Price']);
    await type(page, 'below');
    await expect(area.locator('td[colspan="2"]')).toHaveText('both');
    await expect(area.locator('table + p')).toHaveText('below');
  });

  await test.step('a file dropped beside the text does not take the place of the page', async () => {
    const left = await page.getByRole('dialog').evaluate(
      (node, dataTransfer) => {
        const drag = { dataTransfer, bubbles: true, cancelable: true };
        return node.dispatchEvent(new DragEvent('drop', drag));
      },
      await transferOf(page, { 'a.txt': 'x' }),
    );
    expect(left).toBe(false);
  });
});

const FOREIGN = `<!-- wp:paragraph --><p class="has-drop-cap">First  <b>one</b> &amp; more</p>
<div class="wp-block-columns"><div style="flex-basis:50%"><p>Left <font color=red>side</font></p></div><iframe title="film" src="https://video.example/1"></iframe></div>
<p dir="rtl" lang="ar" class="x">مرحبا بكم</p>
<table><caption>Fees</caption><tr><td>100</td></tr></table>
<ul class="fancy"><li>a<li>b</ul>`;

test('foreign HTML comes back byte for byte, but for what is edited', async ({
  page,
  signedIn,
}) => {
  await signedIn(PATH, {
    pages: [pageEntry({ id: 'foreign', slug: 'foreign', title: 'Foreign', content: FOREIGN })],
  });

  await test.step('saved without an edit to the text', async () => {
    await edit(page, 'Foreign');
    await select(editor(page), 'more');
    await page.keyboard.type('more');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Foreign words');
    await page.getByRole('textbox', { name: 'Slug', exact: true }).fill('foreign');
    await save(page);
    expect(await contentOf(page, 'foreign')).toBe(FOREIGN);
  });

  await test.step('a part that the editor cannot hold is selected by one Backspace, and deleted by the next', async () => {
    await edit(page, 'Foreign words');
    const kept = editor(page).locator('.rich-text-kept');
    await expect(kept).toContainText('This part stays as it is');
    await select(editor(page), 'a');
    await page.keyboard.press('Control+Home');
    await editor(page).locator('ul').getByText('a', { exact: true }).click();
    await page.keyboard.press('Home');
    await page.keyboard.press('Backspace');
    await expect(kept).toHaveCount(1);
    await page.keyboard.press('Home');
    await page.keyboard.press('Backspace');
    await expect(kept).toHaveClass(/ProseMirror-selectednode/);
    await page.keyboard.press('Backspace');
    await expect(kept).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await kept.getByRole('button', { name: 'Delete this part' }).click();
    await expect(kept).toHaveCount(0);
  });
});

test('the editor holds on a phone and in both themes', async ({ page, signedIn }) => {
  await signedIn(PATH, {
    pages: [
      pageEntry({
        id: 'long',
        slug: 'long',
        title: 'Long',
        content: `<h2>${'Wort'.repeat(75)}</h2><p dir="rtl">مرحبا</p><table><tr><td>${'wide '.repeat(40)}</td></tr></table><p>End</p>`,
      }),
    ],
  });
  await edit(page, 'Long');
  await expectNothingFound(page);
  await page.setViewportSize({ width: 360, height: 780 });
  const box = await tool(page, 'Bold').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await select(editor(page));
  await type(page, ' and more');
  await expectNothingFound(page);
  await page.keyboard.press('Control+z');
  await expect(editor(page)).not.toContainText('and more');
});

test('the same text is written as Markdown, where it keeps it', async ({ page, signedIn }) => {
  const content = '<h2>Fees</h2><p>Pay <strong>once</strong>.</p><ul><li>one</li></ul>';
  await signedIn(PATH, { pages: [pageEntry({ id: 'm', slug: 'm', title: 'Markdown', content })] });
  await edit(page, 'Markdown');
  await page.getByRole('button', { name: 'Write in Markdown' }).click();
  const source = page.getByRole('textbox', { name: 'Content in Markdown' });
  await expect(source).toHaveValue('## Fees\n\nPay **once**.\n\n- one');
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await expectNothingFound(page);
  await source.fill('## Fees\n\nDear <your name>, pay **twice**.\n\n- one');
  await page.getByRole('button', { name: 'Back to the text' }).click();
  await expect(editor(page).locator('strong')).toHaveText('twice');
  await save(page);
  expect(await contentOf(page, 'm')).toContain(
    '<p>Dear &lt;your name&gt;, pay <strong>twice</strong>.</p>',
  );
});

test('a text that is too long says so, and the one before it stays', async ({ page, signedIn }) => {
  await signedIn(PATH);
  await page.getByRole('button', { name: 'Create New Page' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Limits');
  const area = editor(page);
  const paragraph = `<p>${'word '.repeat(20_000)}</p>`;
  for (let count = 0; count < 4; count += 1) {
    await select(area);
    await paste(area, { 'text/html': paragraph, 'text/plain': 'words' });
    await expect(area).toContainText('word');
  }
  await expect(page.getByText(/It is slow to open/)).toBeVisible();
  await paste(area, { 'text/plain': 'word '.repeat(30_000) });
  await expect(page.getByText(/too much text/)).toBeVisible();
});

test('input methods work: Japanese, Arabic, a flag', async ({ page, signedIn }) => {
  await signedIn(PATH);
  await page.getByRole('button', { name: 'Create New Page' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Words');
  const area = editor(page);
  await area.click();
  const client = await page.context().newCDPSession(page);
  const compose = async (...steps: string[]) => {
    for (const text of steps)
      await client.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await client.send('Input.insertText', { text: steps.at(-1) ?? '' });
  };
  await compose('に', 'にほ', '日本');
  await type(page, ' ');
  await compose('م', 'مر', 'مرحبا');
  await type(page, ' - ');
  await compose('🇦🇪');
  await expect(area).toHaveText('日本 مرحبا - 🇦🇪');
  await page.keyboard.press('Backspace');
  await expect(area).toHaveText('日本 مرحبا -');
  await page.keyboard.press('Enter');
  await type(page, '- ');
  await compose('に', '二');
  await expect(area.getByRole('listitem')).toHaveText('二');

  await test.step('it is kept while it is typed, and offered again', async () => {
    await expect.poll(() => rowsOf(page, 'drafts')).toContain('二');
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(area.getByRole('listitem')).toHaveText('二');
  });
  await save(page);
  expect(await contentOf(page, 'words')).toBe('<p>日本 مرحبا - </p>\n<ul><li>二</li></ul>');
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
    // Which element a name means is settled; how one comes there is the same for every name.
    if (id !== 'رسوم') return;
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

test('a place of a text is reached without a sanitiser', async ({ page, store }) => {
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
