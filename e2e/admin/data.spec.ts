import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { pdf } from '../applyForm';
import { expectNothingFound } from '../axe';
import { putRows } from '../database';
import { refuseOneWrite } from '../faults';
import { application, contactMessage, page as pageEntry, post } from '../entries';
import { backupFile, forgedBackup } from '../forgedBackup';
import { hand } from '../officeCounter';
import {
  expect,
  notice,
  storeBeforeDemo,
  storeValues,
  test,
  transferOf,
  download,
  stored,
} from '../test';

const SECRET = 'mail secret';
const PASSPHRASE = 'sand, sea and stamps';
const DAY_MS = 24 * 60 * 60 * 1000;

const CONTENT = {
  pages: [pageEntry(), pageEntry({ id: 'page-2', slug: 'b', title: 'Second' })],
  blogs: [post()],
  visaApplications: [application()],
  contactMessages: [contactMessage()],
  settings: { siteName: 'Gate', smtp: { host: 'smtp.example.com', pass: SECRET } },
};

/** Saves go into the page's own file system, as to a place that was chosen; or to the downloads. */
async function saveTo(page: Page, place: 'file' | 'downloads'): Promise<void> {
  await page.evaluate((where) => {
    const choose = async () =>
      (await navigator.storage.getDirectory()).getFileHandle('backup.json', { create: true });
    Reflect.set(window, 'showSaveFilePicker', where === 'file' ? choose : undefined);
  }, place);
}

const savedText = (page: Page) =>
  page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    return (await (await folder.getFileHandle('backup.json')).getFile()).text();
  });

/** A file cannot be made with this by itself: JSON has no such field. */
const withPrototype = (text: string) =>
  text.replace('"id":"evil"', '"__proto__":{"isAdmin":true},"id":"evil"');

/** The figures of a row: new, changed, removed. */
const figures = (restore: Locator, name: string) =>
  restore
    .getByRole('row', { name: new RegExp(`^${name} `) })
    .getByRole('cell')
    .allTextContents();

async function openData(page: Page, signedIn: (path: string) => Promise<void>) {
  await signedIn('/admin/dashboard/profile#data');
  const data = page.getByRole('tabpanel', { name: 'Data', exact: true });
  await data.getByRole('tab', { name: 'Backup' }).waitFor();
  return data;
}

/** A document of the one application, as its submission keeps it. */
async function keepDocument(page: Page): Promise<void> {
  await page.evaluate(
    (bytes) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('dubai-visa');
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('files', 'readwrite');
          const file = new Blob([bytes], { type: 'application/pdf' });
          const row = { applicationId: 'application-1', kind: 'passportCopy', file };
          transaction.objectStore('files').put(row);
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    pdf().buffer.toString('latin1'),
  );
}

test('a backup is made, opened, restored, or refused @smoke', async ({ page, store, signedIn }) => {
  test.setTimeout(120_000);
  await store(CONTENT);
  const data = await openData(page, signedIn);
  await keepDocument(page);
  const make = data.getByRole('form', { name: 'Make a backup' });
  const restore = data.getByRole('region', { name: 'Restore' });
  const begin = make.getByRole('button', { name: 'Make a backup' });
  const choose = restore.getByLabel('Backup file');
  const confirm = async (name: 'Add' | 'Replace') => {
    await restore.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    await restore.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name }).click();
  };
  let plain = '';
  let sealed = '';

  await test.step('plain, to a chosen place: read back, counted, without the mail password', async () => {
    await expect(make.getByText('No backup has been made in this browser.')).toBeVisible();
    await saveTo(page, 'file');
    await begin.click();
    await expect(make.getByText('saved file was read back')).toBeVisible();
    await expect(make.getByText(/Last backup: .* \(today\)/)).toBeVisible();
    plain = await savedText(page);
    const file = JSON.parse(plain);
    expect(file).toMatchObject({
      format: 'dubai-visa-backup',
      version: 1,
      siteName: 'Gate',
      counts: { pages: 2, blogs: 1, visaApplications: 1, contactMessages: 1, documents: 1 },
      content: { pages: CONTENT.pages, settings: { siteName: 'Gate' } },
    });
    expect(plain).not.toContain(SECRET);
    expect(Object.keys(file.content)).not.toContain('adminUser');
  });

  await test.step('a disk that loses the end of it is found out', async () => {
    await page.evaluate(() => {
      const { prototype } = FileSystemWritableFileStream;
      const write: unknown = Reflect.get(prototype, 'write');
      if (typeof write !== 'function') throw new Error('Nothing writes.');
      prototype.write = function cut(chunk) {
        Reflect.set(prototype, 'write', write);
        return write.call(this, chunk instanceof Blob ? chunk.slice(0, 900) : chunk);
      };
    });
    await begin.click();
    await expect(make.getByRole('alert')).toContainText('No backup was made.');
  });

  await test.step('encrypted, to the downloads', async () => {
    await make.getByLabel('Encrypt with a passphrase').check();
    await make.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
    await make.getByLabel('Passphrase again', { exact: true }).fill('another');
    await begin.click();
    await expect(make.getByText('The passphrases do not match.')).toBeVisible();
    await make.getByLabel('Passphrase again', { exact: true }).fill(PASSPHRASE);
    await saveTo(page, 'downloads');
    const file = await download(page, begin);
    expect(file.suggestedFilename()).toMatch(/^dubai-visa-backup-\d{4}-\d\d-\d\d\.json$/);
    sealed = await readFile(await file.path(), 'utf8');
    expect(sealed).not.toContain('Second');
    await expect(make.getByText('encrypted.')).toBeVisible();
  });

  await test.step('it opens with its passphrase alone, and only compares', async () => {
    // Meanwhile one page is gone, one is changed and one is new.
    const changed = [pageEntry({ title: 'Edited' }), pageEntry({ id: 'page-3', slug: 'c' })];
    await storeValues(page, { pages: changed });
    await page.reload();
    await choose.setInputFiles(backupFile('sealed.json', sealed));
    const passphrase = restore.getByLabel('Passphrase of the backup', { exact: true });
    await passphrase.fill('another');
    await passphrase.press('Enter');
    await expect(restore.getByText('This passphrase is incorrect.')).toBeVisible();
    await expect(passphrase).toHaveValue('another');
    await passphrase.fill(PASSPHRASE);
    await passphrase.press('Enter');
    await expect(restore.getByText('The file is intact.')).toBeVisible();
    await expect(restore.getByRole('rowheader')).toHaveText(['Pages']);
    expect(await figures(restore, 'Pages')).toEqual(['1', '1', '1']);
    // Every column is in view at every width.
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await restore.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
    }
    expect(await stored(page, 'pages')).toEqual(changed);
  });

  await test.step('a full disk: nothing is restored, and it says so', async () => {
    const before = await stored(page, 'pages');
    await refuseOneWrite(page);
    await confirm('Add');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('alert')).toContainText('Nothing was restored. This browser');
    expect(await stored(page, 'pages')).toEqual(before);
    await question.getByRole('button', { name: 'Add' }).click();
    await expect(notice(page, 'It was restored.')).toBeVisible();
    const titles = (await stored(page, 'pages')).map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['Edited', 'A page', 'Second']);
    expect((await stored(page, 'settings')).smtp.pass).toBe(SECRET);
    await expect(choose).toBeFocused();
  });

  await test.step('a file of an attacker: what is refused is listed, the rest is harmless', async () => {
    const evil = {
      id: 'evil',
      title: '<img src=x onerror=console.error(1)>',
      content: '<p onclick="x()">Kept<script>console.error(2)</script></p>',
    };
    await choose.setInputFiles(
      backupFile(
        'evil.json',
        withPrototype(
          forgedBackup({
            pages: [evil, { title: 'No id' }, { id: 'a', slug: 'admin' }],
            offers: [],
          }),
        ),
      ),
    );
    const leftOut = restore.getByRole('group').filter({ hasText: 'Left out: 3' });
    await expect(leftOut.getByRole('listitem')).toHaveText([
      /^Pages, record 2 \(No id\): It has no id/,
      /^offers: This site has no such content/,
      /^1 field: Named __proto__/,
    ]);
    await expect(restore.getByText('Corrected')).toHaveText('Corrected: 1');
    await expectNothingFound(page);
    await confirm('Add');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    const pages: { id: string }[] = await stored(page, 'pages');
    expect(pages.find(({ id }) => id === 'evil')).toEqual(evil);
  });

  await test.step('dropped, and put in the place of what is here', async () => {
    const dataTransfer = await transferOf(page, { 'dropped.json': plain });
    await choose.dispatchEvent('drop', { dataTransfer });
    await expect(restore.getByText('dropped.json')).toBeVisible();
    await expect(restore.getByText('The file is intact.')).toBeVisible();
    // What comes in meanwhile was not in the comparison.
    await storeValues(page, { contactMessages: [contactMessage({ id: 'meanwhile' })] });
    await confirm('Replace');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('alert')).toContainText('changed here since the comparison');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => figures(restore, 'Contact messages')).toEqual(['1', '0', '0']);
    await restore.getByRole('radio', { name: /^Replace/ }).check();
    await restore.getByRole('button', { name: 'Restore' }).click();
    await expect(question).toContainText('A restore point is saved first.');
    await question.getByRole('button', { name: 'Replace' }).click();
    await expect(question).toBeHidden();
    await expect(restore.getByText('The file is intact.')).toBeHidden();
    expect(await stored(page, 'pages')).toEqual(CONTENT.pages);
  });

  await test.step('what is no whole backup of ours is refused', async () => {
    const refusals: [string, RegExp][] = [
      [plain.slice(0, -100), /the file is incomplete/],
      [plain.replace('Second', 'Sekond'), /does not match its checksum/],
      [plain.replace('"version":1', '"version":2'), /newer version of the site/],
      ['{"pages":[]}', /not a backup of this site/],
    ];
    for (const [text, reason] of refusals) {
      await choose.setInputFiles(backupFile('bad.json', text));
      await expect(restore.getByRole('alert')).toHaveText(reason);
    }
    expect(await stored(page, 'pages')).toEqual(CONTENT.pages);
  });
});

test('restore points, the room that is left, what was set aside', async ({ page, signedIn }) => {
  test.setTimeout(120_000);
  await signedIn('/admin/dashboard/pages', CONTENT);
  await page.getByRole('button', { name: 'Actions for Second' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Page deleted successfully.')).toBeVisible();
  const bad = { title: 'No id', content: '<p>Words<script>alert(1)</script></p>' };
  await putRows(page, 'quarantine', [
    { key: 'pages', hash: 'h', text: JSON.stringify(bad), foundAt: Date.now() },
  ]);

  await test.step('the overview asks for a backup after seven days', async () => {
    await putRows(page, 'marks', [{ kind: 'backup', id: String(Date.now() - 8 * DAY_MS) }]);
    await page.goto('/admin/dashboard/overview');
    const due = page.getByRole('region', { name: 'Backup due' });
    await expect(due).toContainText('8 days ago');
    await due.getByRole('link', { name: 'Make a backup' }).click();
  });
  const data = page.getByRole('tabpanel', { name: 'Data', exact: true });

  await test.step('a restore point says what it would change, and gives one list back', async () => {
    const texts = {
      pages: JSON.stringify(CONTENT.pages),
      blogs: JSON.stringify([post({ title: 'Earlier' })]),
    };
    await putRows(page, 'snapshots', [{ id: 900, takenAt: Date.now(), reason: 'daily', texts }]);
    await data.getByRole('tab', { name: 'Recovery' }).click();
    const point = data
      .getByRole('list', { name: 'What you can restore' })
      .getByRole('listitem')
      .filter({ hasText: 'once a day' })
      .first();
    await expectNothingFound(page);
    await point.getByRole('button', { name: /^View/ }).click();
    const inside = page.getByRole('dialog', { name: /^Restore point of/ });
    await expect(inside.getByRole('rowheader')).toHaveText(['Pages', 'Blog posts']);
    expect(await figures(inside, 'Pages')).toEqual(['1', '0', '0']);
    expect(await figures(inside, 'Blog posts')).toEqual(['0', '1', '0']);
    await inside.getByRole('checkbox', { name: 'Blog posts' }).uncheck();
    await expectNothingFound(page);
    await inside.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click();
    await expect(notice(page, 'It was restored.')).toBeVisible();
    expect(await stored(page, 'pages')).toEqual(CONTENT.pages);
    expect(await stored(page, 'blogs')).toEqual(CONTENT.blogs);
    await expect(inside).toBeHidden();
  });

  await test.step('the meter is exact', async () => {
    await data.getByRole('tab', { name: 'Storage' }).click();
    const meter = data.getByRole('meter');
    await expect(meter).toHaveAttribute('max', '5242880');
    const used = await page.evaluate(() =>
      Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0),
    );
    await expect(meter).toHaveAttribute('value', String(used));
    await expect(
      data.getByText(/(?:This browser may delete the|The browser keeps this) site’s data/),
    ).toBeVisible();
    await expectNothingFound(page);
  });

  await test.step('a text that was set aside is downloaded, and deleted', async () => {
    await data.getByRole('tab', { name: 'Recovery' }).click();
    const row = data
      .getByRole('list', { name: 'What you can restore' })
      .getByRole('listitem')
      .filter({ hasText: 'Set aside' });
    const file = await download(page, row.getByRole('button', { name: 'Download Pages' }));
    expect(await readFile(await file.path(), 'utf8')).toBe(JSON.stringify(bad));
    await row.getByRole('button', { name: 'Delete Pages' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this text for good?' });
    await expectNothingFound(page);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(notice(page, 'It was deleted.')).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  await test.step('where nothing can be read, nothing is said of what was set aside', async () => {
    await page.addInitScript(() => {
      const read: unknown = Reflect.get(IDBObjectStore.prototype, 'getAll');
      if (typeof read !== 'function') return;
      Reflect.set(IDBObjectStore.prototype, 'getAll', function fail(this: IDBObjectStore, ...all) {
        if (this.name === 'quarantine') throw new DOMException('On purpose.', 'UnknownError');
        return Reflect.apply(read, this, all);
      });
    });
    await page.goto('/admin/dashboard/profile#recovery');
    await page.reload();
    const list = data.getByRole('region', { name: 'What you can restore' });
    await expect(list.getByRole('alert')).toContainText('Not all of it could be read.');
    await expect(list).not.toContainText('All stored content can be read.');
    await expect(list).not.toContainText('Nothing yet.');
  });
});

test('the oldest decided applications leave a full list, and no other', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(120_000);
  const COUNT = 5200;
  const all = Array.from({ length: COUNT }, (_, at) =>
    application({
      id: `old-${at}`,
      trackingNumber: `DV${100_000 + at}`,
      // The very oldest waits for a decision still.
      status: at === 0 ? 'Submitted' : 'Approved',
      purpose: 'x'.repeat(480),
      submissionDate: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
    }),
  );
  await signedIn('/admin/dashboard/profile#storage', { visaApplications: all });
  await expect(page.getByText(/older applications are in the database beside it/)).toBeVisible({
    timeout: 30_000,
  });
  await expectNothingFound(page);
  const listed = await page.evaluate(() => {
    const rows: unknown = JSON.parse(localStorage.getItem('visaApplications') ?? '[]');
    return Array.isArray(rows) ? rows.map((each) => String(Object(each).id)) : [];
  });
  expect(listed[0]).toBe('old-0');
  expect(listed.slice(1)).toEqual(all.slice(-listed.length + 1).map(({ id }) => id));
  expect(listed.length).toBeLessThan(COUNT - 10);
  const oldest = 'DV100001';

  await test.step('for the administrator', async () => {
    await page.goto('/admin/dashboard/overview');
    await expect(page.getByRole('link', { name: /Total Applications/ })).toContainText('5,200');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(oldest);
    await page.getByRole('option', { name: `Amal Haddad ${oldest}` }).click();
    await expect(page.getByRole('dialog')).toContainText(oldest);
    await page.goto('/admin/dashboard/applications');
    await expect(page.getByRole('link', { name: /^All 5,200$/ })).toBeVisible();
    await page.getByRole('searchbox').fill(oldest);
    await page.getByRole('button', { name: `View ${oldest}, Amal` }).click();
    await expect(page.getByRole('dialog')).toContainText(oldest);
    await page.goto('/admin/counter');
    await hand(page, oldest);
    await expect(page.getByRole('heading', { name: 'Amal Haddad' })).toBeVisible();
    await page.goto('/admin/dashboard/profile#backup');
    await saveTo(page, 'downloads');
    await page.getByLabel('With uploaded documents').uncheck();
    await page.getByRole('button', { name: 'Make a backup' }).click();
    await expect(page.getByText(/Visa applications 5,200/)).toBeVisible({ timeout: 30_000 });
  });

  await test.step('for the applicant', async () => {
    await page.goto(`/track?number=${oldest}`);
    await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
  });
});

test('data from before the demo stays a restore point once it is kept', async ({
  page,
  signedIn,
}) => {
  await page.goto('/favicon.svg');
  await storeBeforeDemo(page, { pages: [pageEntry({ id: 'mine' })] });
  await signedIn('/admin/dashboard/overview');
  const offer = page.getByRole('region', { name: 'Earlier data found on this device' });
  const pages = page.getByRole('main').getByRole('link', { name: /Total Pages/ });
  await expect(pages).toHaveText('Total Pages2');
  await expect(offer).toContainText('Pages');
  await expectNothingFound(page);
  const points = offer.getByRole('link', { name: 'Show restore points' });
  const recovery = (await points.getAttribute('href')) ?? '';
  await offer.getByRole('button', { name: 'Keep the demo' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome, Admin!' })).toBeVisible();
  await expect(offer).toBeHidden();
  await page.goto(recovery);
  const point = page
    .getByRole('list', { name: 'What you can restore' })
    .getByRole('listitem')
    .filter({ hasText: 'before the demo content was written' });
  await point.getByRole('button', { name: /^View/ }).click();
  const inside = page.getByRole('dialog', { name: /^Restore point of/ });
  await expect.poll(() => figures(inside, 'Pages')).toEqual(['1', '0', '2']);
  await inside.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click();
  await expect(notice(page, 'It was restored.')).toBeVisible();
  await page.goto('/admin/dashboard/overview');
  await expect(pages).toHaveText('Total Pages1');
});

test('erasing takes the site’s name, and leaves nothing', async ({ page, store, signedIn }) => {
  await store(CONTENT);
  const data = await openData(page, signedIn);
  await data.getByRole('tab', { name: 'Erase' }).click();
  const erase = data.getByRole('button', { name: 'Erase everything' });
  await expect(data.getByRole('button', { name: 'Make a backup first' })).toBeVisible();
  await data.getByLabel(/Type the name of the site/).fill('gate');
  await erase.click();
  await expect(data.getByText('This is not the name of the site.')).toBeVisible();
  await expectNothingFound(page);
  expect(await stored(page, 'pages')).toEqual(CONTENT.pages);
  await data.getByLabel(/Type the name of the site/).fill('Gate');
  await erase.click();

  const note = page.getByRole('region', { name: 'This device is erased' });
  await expect(note.getByRole('listitem')).toHaveCount(3);
  await expect(note).toContainText('9 keys of local storage');
  await expectNothingFound(page);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).not.toContain('visaApplications');
  expect(keys).not.toContain('adminAuthenticated');
  expect((await stored(page, 'pages')).map(({ slug }: { slug: string }) => slug)).toEqual([
    'about',
    'contact-us',
  ]);
});
