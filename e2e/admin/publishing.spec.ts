import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { seed } from '@/domain/seed/seed';
import { expectNothingFound } from '../axe';
import { contentDigest, publishedContent } from '@/engines/publication';
import { rowsOf } from '../database';
import { publicationText, test } from '../publicationHost';
import { expectReadyOffline } from '../ownServer';
import { expect, notice, download, storedText } from '../test';

const PUBLISH = '/admin/dashboard/overview#publish';
const card = (page: Page) => page.getByRole('dialog', { name: 'Publish', exact: true });

/** From now on the place that a person would choose is a file of the browser's own. */
async function choosesPlace(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'showSaveFilePicker', async () => {
      const folder = await navigator.storage.getDirectory();
      return folder.getFileHandle('content.json', { create: true });
    });
  });
}

const chosenFile = (page: Page) =>
  page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const handle = await folder.getFileHandle('content.json');
    return (await handle.getFile()).text();
  });

/** Edits of every kind, written as another program would. */
async function editEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { pages, visaCards, menus } = Object.fromEntries(
      ['pages', 'visaCards', 'menus'].map((key): [string, unknown] => [
        key,
        JSON.parse(localStorage.getItem(key) ?? 'null'),
      ]),
    );
    if (!Array.isArray(pages) || !Array.isArray(visaCards)) throw new Error('There is no demo.');
    const put = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
    put('pages', [
      ...pages,
      { id: 'fees', title: 'Fees', slug: 'fees', content: '<p>All fees.</p>', published: true },
      { id: 'inside', title: 'Inside-only', slug: 'inside', content: '', published: false },
    ]);
    put(
      'visaCards',
      visaCards.map((each, at) => (at === 0 ? Object.assign(each, { price: '$777' }) : each)),
    );
    put('menus', {
      ...Object(menus),
      header: [{ id: 'fees', label: 'Our fees', link: '/fees', type: 'internal' }],
      footer: [{ id: 'dead', label: 'Nowhere', link: '/inside', type: 'internal' }],
    });
    put('settings', {
      siteName: 'Harbour Visas',
      smtp: { host: 'mail.x', port: '', user: '', pass: 'hidden-word' },
    });
  });
  await page.reload();
}

async function expectNews(page: Page): Promise<void> {
  await expect(page.getByText('$777').first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Harbour Visas');
  await expect(page.getByRole('contentinfo')).toContainText('Harbour Visas');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Our fees', exact: true }),
  ).toBeVisible();
}

test('a browser without edits is asked twice before it publishes', async ({
  page,
  host,
  signedIn,
}) => {
  await page.addInitScript(() => Reflect.set(window, 'showSaveFilePicker', undefined));
  await signedIn(PUBLISH);
  const publish = card(page).getByRole('button', { name: 'Publish', exact: true });
  await publish.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Publish from this browser?');
  await expectNothingFound(page);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question).toContainText('Are you sure?');
  const file = await download(page, question.getByRole('button', { name: 'Publish' }));
  await expect(card(page)).toContainText('The file goes beside index.html');
  expect(file.suggestedFilename()).toBe('content.json');
  host.put(await readFile(await file.path(), 'utf8'));

  await editEverything(page);
  await expect(card(page)).toContainText('Visitors see publication 1');
  await card(page)
    .getByText(/not published yet$/)
    .click();
  await expect(
    card(page)
      .getByRole('listitem')
      .filter({ hasText: /Page.*Fees/ }),
  ).toContainText('New');
});

test('what somebody else published is compared: theirs or mine', async ({
  page,
  host,
  signedIn,
}) => {
  await choosesPlace(page);
  await signedIn(PUBLISH);
  await editEverything(page);
  await expect(card(page)).toContainText('not published yet');
  const [first, ...others] = seed.sections;
  if (!first) throw new Error('The demo has no section.');
  host.put(
    await publicationText(1, { sections: [{ ...first, title: 'From the other' }, ...others] }),
  );
  await card(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Visitors see a newer publication')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'What visitors see' });
  await expect(dialog).toContainText('Somebody else has published since.');
  const theirs = (list: string) => dialog.getByRole('checkbox', { name: list });
  // Only what was edited here stays mine unasked.
  await expect(theirs('Homepage sections')).toBeChecked();
  await expect(theirs('Visa cards')).not.toBeChecked();
  await expectNothingFound(page);
  await theirs('Pages').check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const question = page.getByRole('alertdialog', { name: /^Use the ticked lists of theirs/ });
  await expect(question).toContainText('A restore point is saved first.');
  await expectNothingFound(page);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question).toBeHidden();
  await expect(dialog).toBeHidden();
  expect(await storedText(page, 'sections')).toContain('From the other');
  expect(await storedText(page, 'visaCards')).toContain('$777');
});

test('what does not fit here is said, and all here stays whole', async ({
  page,
  host,
  signedIn,
}) => {
  await signedIn(PUBLISH);
  await expect(card(page)).toContainText('No changes to publish.');
  const before = await page.evaluate(() => {
    const text = localStorage.getItem('pages');
    localStorage.setItem('filler', 'x'.repeat(4_700_000));
    return text;
  });
  const [first, ...others] = seed.pages;
  if (!first) throw new Error('The demo has no page.');
  const pages = [{ ...first, content: `<p>${'Long. '.repeat(200_000)}</p>` }, ...others];
  host.put(await publicationText(1, { pages }));
  await page.reload();
  await expect(card(page).getByRole('alert')).toContainText('could not be loaded here');
  const stored = () => storedText(page, 'pages');
  expect(await stored()).toBe(before);
  await page.evaluate(() => localStorage.removeItem('filler'));
  await page.reload();
  await expect.poll(stored, { timeout: 20_000 }).toContain('Long. Long.');
  await expect(card(page)).toContainText('Visitors see it.');
});

test('a place that cannot be written well publishes nothing', async ({ page, signedIn }) => {
  await choosesPlace(page);
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its own object
    const { createWritable, getFile } = FileSystemFileHandle.prototype;
    FileSystemFileHandle.prototype.getFile = async function broken() {
      const file = await getFile.call(this);
      return Reflect.get(window, 'cuts') === true ? new File([file.slice(0, -5)], file.name) : file;
    };
    FileSystemFileHandle.prototype.createWritable = function refused(...options) {
      if (Reflect.get(window, 'refuses') === true) throw new DOMException('', 'NotAllowedError');
      return createWritable.apply(this, options);
    };
  });
  await signedIn(PUBLISH);
  await editEverything(page);
  await expect(card(page)).toContainText('not published yet');
  const publish = card(page).getByRole('button', { name: 'Publish', exact: true });
  for (const [fault, sentence] of [
    ['refuses', 'The browser is not allowed to save there.'],
    ['cuts', 'The saved file is not what was written.'],
  ] as const) {
    await page.evaluate((name) => Reflect.set(window, name, true), fault);
    await publish.click();
    await expect(card(page).getByRole('alert')).toContainText(`Nothing was published. ${sentence}`);
    await page.evaluate((name) => Reflect.set(window, name, false), fault);
  }
  expect(await rowsOf(page, 'publicationState')).not.toContain('publishedAt');
});

test('after a save the editor leads to what is unpublished @smoke', async ({ page, signedIn }) => {
  await signedIn('/admin/dashboard/pages');
  await page.getByRole('button', { name: 'Create New Page' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: true }).fill('Opening hours');
  await dialog.getByLabel('Published').check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice(page, 'Page saved successfully.')).toBeVisible();
  const row = page.getByRole('row', { name: /Opening hours/ });
  await expect(row).toContainText('PublishedNot on the site yet');
  await expect(
    page.getByRole('region', { name: /Notifications/ }).getByRole('listitem'),
  ).toHaveText('SuccessPage saved successfully.');
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Edit Opening hours', exact: true }).click();
  const published = dialog.getByRole('switch', { name: 'Published', exact: true });
  await expect(published).toHaveAccessibleDescription('Not on the site yet');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Publish 1 change' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard\/pages#publish$/);
  await card(page)
    .getByText(/not published yet$/)
    .click();
  await card(page).getByRole('link', { name: 'Opening hours' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Opening hours');
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what is published reaches old and new browsers', async ({
    page,
    browser,
    host,
    signedIn,
    expectFaults,
  }) => {
    // While the page is offline.
    expectFaults(/^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
    const before = await browser.newPage();
    await before.goto('/');
    await expectReadyOffline(before);

    await choosesPlace(page);
    await signedIn(PUBLISH);
    await expect(card(page)).toContainText('Nothing is published yet.');
    await expect(card(page)).toContainText('No changes to publish.');
    await editEverything(page);
    await card(page)
      .getByText(/not published yet$/)
      .click();
    const different = card(page).getByRole('listitem');
    await expect(different.filter({ hasText: /Page.*Fees/ })).toContainText('New');
    await expect(different.filter({ hasText: 'Site Name' })).toContainText('Changed');
    await expect(card(page)).not.toContainText('Inside-only');
    await card(page)
      .getByText(/to check before you publish$/)
      .click();
    await expect(different.filter({ hasText: 'This page is a draft' })).toContainText('Nowhere');
    await expectNothingFound(page);

    await card(page).getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(card(page)).toContainText(/Saved as a file on .*Not on the website yet\./);
    await expect(card(page)).toContainText(/\d changes not published yet/);
    const look = card(page).getByRole('button', { name: 'Check the website' });
    await page.context().setOffline(true);
    await look.click();
    await expect(card(page)).toContainText('Offline: the website cannot be checked.');
    await expect(card(page)).toContainText('Differences are shown once the host responds.');
    await page.context().setOffline(false);
    const file = await chosenFile(page);
    for (const hidden of ['Inside-only', 'hidden-word', 'smtp']) expect(file).not.toContain(hidden);
    host.put(file);
    await look.click();
    await expect(card(page)).toContainText('Visitors see it.');
    await expect(card(page)).toContainText('No changes to publish.');

    await before.goto('/blog');
    await expect.poll(() => storedText(before, 'visaCards'), { timeout: 20_000 }).toContain('$777');
    await before.getByRole('link', { name: 'Visa Types' }).first().click();
    await expectNews(before);
    const fresh = await browser.newPage();
    await fresh.goto('/visa-types');
    await expectNews(fresh);
    await fresh.goto('/fees');
    await expect(fresh.getByText('All fees.')).toBeVisible();

    await Promise.all([before.close(), fresh.close()]);
  });

  test('what is wrong with the host is on the card', async ({
    page,
    host,
    signedIn,
    expectFaults,
  }) => {
    // Where the worker does not answer for the page yet, the browser names the request.
    expectFaults(/ERR_CONNECTION_REFUSED .*content\.json/);
    await signedIn(PUBLISH);
    const says = async (file: string, sentence: string) => {
      host.put(file);
      await card(page).getByRole('button', { name: 'Check the website' }).click();
      await expect(card(page)).toContainText(sentence);
    };
    await says('<!doctype html><title>Not here</title>', 'did not return a publication');
    const content = publishedContent({ ...seed, settings: {} });
    const odd = { ...content, pages: [...content.pages, { title: 'Without an id' }] };
    const file = Object(JSON.parse(await publicationText(1)));
    await says(
      JSON.stringify({ ...file, content: odd, sha256: await contentDigest(odd) }),
      'Ignored by every browser: 1',
    );
    await expect(card(page).getByText(/^Pages, record \d+ \(Without an id\)/)).toBeVisible();
    await host.stop();
    await card(page).getByRole('button', { name: 'Check the website' }).click();
    await expect(card(page)).toContainText('No answer: the website cannot be checked.');
  });
});
