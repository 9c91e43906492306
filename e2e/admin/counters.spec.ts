import type { Page } from 'playwright/test';
import { sealFile } from '../../src/engines/handover/applicationFile';
import { OFFICE, sealingKey } from '../../src/engines/handover/office';
import { png } from '../applyForm';
import { expectNothingFound } from '../axe';
import { application, page as pageEntry } from '../entries';
import { backupFile, forgedBackup } from '../forgedBackup';
import {
  emptyFolder,
  filesInFolder,
  joinFolder,
  PANEL,
  putFiles,
  synchronise,
  decide,
  type OpenCounter,
  test,
} from '../officeCounter';
import { expect, chooseFile, download, stored, storedText } from '../test';

/** Copies files until what is looked for is seen. */
async function expectSynchronised(pages: readonly Page[], look: () => Promise<void>) {
  await expect(async () => {
    await synchronise(...pages);
    await look();
  }).toPass();
}

/** Two counters in step through one folder, the first with what is to be shared. */
async function twoCounters(openCounter: OpenCounter, shared: Readonly<Record<string, unknown>>) {
  const [one, two] = [await openCounter(shared), await openCounter()] as const;
  await joinFolder(one, 'Reception');
  await expect.poll(() => filesInFolder(one)).toBe(1);
  await synchronise(one, two);
  await joinFolder(two, 'Counter 2');
  return [one, two] as const;
}

/** The decision slip's code. */
const slip = (page: Page) => page.getByRole('img', { name: /^The decision as a code/ });

const storedPages = (page: Page) => storedText(page, 'pages');

/** Opens a page's editor from the list of pages. */
async function edit(page: Page, title: string, field: string, text: string): Promise<void> {
  await page.goto('/admin/dashboard/pages');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await page.getByLabel(field, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('two counters of one folder show each other’s edits at once', async ({ openCounter }) => {
  const one = await openCounter({
    pages: [pageEntry({ id: 'p1', slug: 'a', title: 'From One' })],
    visaApplications: [application()],
  });
  await expect(one.getByText('The demonstration key is public')).toBeVisible();
  await expect(one.getByRole('button', { name: 'Choose a folder' })).toBeInViewport();
  await expectNothingFound(one);
  await one.getByRole('button', { name: 'Choose a folder' }).click();
  await expect(one.getByText('You are the first counter.')).toBeVisible();
  await expect(one.getByText(/This counter adds: .*Visa applications 1/)).toBeVisible();
  await one.getByRole('button', { name: 'Join' }).click();
  await expect(one.getByText('Give this counter a name.')).toBeVisible();
  await expect(one.getByLabel('Name of this counter')).toBeFocused();
  await one.getByRole('button', { name: 'Cancel' }).click();
  const part = (name: string) => one.getByRole('tab', { name, exact: true });
  await part('Data').click();
  await expect(one.getByText('All data is in this browser only.')).toBeVisible();
  await part('Office').click();
  await joinFolder(one, 'Reception');
  await part('Data').click();
  await expect(one.getByText('All data is in this browser only.')).toBeHidden();
  await expect(one.getByText('The other counters of this office have this data too')).toBeVisible();
  await part('Office').click();
  await expect.poll(() => filesInFolder(one)).toBe(1);

  const two = await openCounter({
    pages: [pageEntry({ id: 'p2', slug: 'b', title: 'From Two' })],
  });
  await synchronise(one, two);
  await two.getByRole('button', { name: 'Choose a folder' }).click();
  await expect(two.getByText('One counter is there: Reception.')).toBeVisible();
  await expect(two.getByText(/They have: .*Visa applications 1/)).toBeVisible();
  await two.getByLabel('Name of this counter').fill('reception');
  await expect(two.getByText('Another counter has this name.')).toBeVisible();
  await two.getByRole('button', { name: 'Cancel' }).click();
  await joinFolder(two, 'Counter 2');
  await expectNothingFound(two);

  await one.goto('/admin/dashboard/pages');
  await expectSynchronised([one, two], () =>
    expect(one.getByText('From Two')).toBeVisible({ timeout: 1000 }),
  );
  await two.goto('/admin/dashboard/applications');
  await expect(two.getByText('DV123456')).toBeVisible();
  await two.goto('/admin/dashboard/pages');
  await expect(two.getByText('From One')).toBeVisible();
  // It is open in an editor at the other counter meanwhile, and something else of it is edited.
  await two.getByRole('button', { name: 'Edit From One' }).click();
  await two.getByText('Search engines', { exact: true }).click();
  await two.getByLabel('Meta Title').fill('Typed at Counter 2');
  await edit(one, 'From One', 'Title', 'Edited at Reception');
  await expectSynchronised([one, two], async () =>
    expect(await storedPages(two)).toContain('Edited at Reception'),
  );
  await two.getByRole('button', { name: 'Save' }).click();
  await expect(two.getByRole('dialog')).toBeHidden();
  await expect(two.getByText('Edited at Reception')).toBeVisible();
  await expectSynchronised([one, two], async () => {
    expect(await storedPages(one)).toContain('Typed at Counter 2');
    expect(await storedPages(one)).toContain('Edited at Reception');
  });

  await one.goto(PANEL);
  const list = one.getByRole('list', { name: 'Counters of this office' });
  await expect(list.getByRole('listitem')).toHaveText([
    /Reception.*this counter/,
    /Counter 2.*last seen/,
  ]);
});

test('a folder that is emptied or asked about again loses no word', async ({ openCounter }) => {
  const page = await openCounter({
    pages: [pageEntry({ id: 'p1', slug: 'a', title: 'First' })],
  });
  await joinFolder(page, 'Reception');
  await expect.poll(() => filesInFolder(page)).toBe(1);

  // A backup is older than what the office has: it adds, unless somebody chooses otherwise.
  await page.goto('/admin/dashboard/profile#backup');
  const older = [
    pageEntry({ id: 'p1', slug: 'a', title: 'Older' }),
    pageEntry({ id: 'p2', slug: 'b', title: 'Lost' }),
  ];
  const file = backupFile('backup.json', forgedBackup({ pages: older }));
  await page.getByLabel('Backup file').setInputFiles(file);
  await expect(page.getByRole('radio', { name: /^Add/ })).toBeChecked();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => storedPages(page)).toContain('Lost');
  expect(await storedPages(page)).toContain('First');
  expect(await storedPages(page)).not.toContain('Older');
  await page.goto(PANEL);
  // A file that is still being written would be in the emptied folder.
  await expect(page.getByText('Counters: in sync')).toBeVisible();

  await emptyFolder(page);
  await expect(page.getByText('The folder is suddenly empty.')).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: /Copy everything to it again/ }).click();
  await expect.poll(() => filesInFolder(page)).toBe(1);
  await expect(page.getByText('The folder is suddenly empty.')).toBeHidden();

  await page.context().addInitScript(() => {
    const isAllowed = () => sessionStorage.getItem('allowed') !== null;
    Object.assign(FileSystemHandle.prototype, {
      queryPermission: () => Promise.resolve(isAllowed() ? 'granted' : 'prompt'),
      requestPermission: () => {
        sessionStorage.setItem('allowed', '');
        return Promise.resolve('granted');
      },
    });
  });
  await page.goto('/admin/dashboard/overview');
  await expect(page.getByText('allow the folder again')).toBeVisible();
  await edit(page, 'First', 'Title', 'Typed meanwhile');
  await page.getByRole('link', { name: 'Counters: 1 change waits for the folder' }).click();
  await expect(page.getByText('After a restart or reload, the browser asks again')).toBeVisible();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Counters: in sync')).toBeVisible();

  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('button', { name: 'Choose a folder' })).toBeVisible();
  await expect(page.getByText('Counters: in sync')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Share with other counters' })).toBeFocused();
});

test('an exchange file takes everything to the other counter and back', async ({ openCounter }) => {
  const one = await openCounter({
    pages: [
      pageEntry({ id: 'p1', slug: 'a', title: 'From One' }),
      pageEntry({ id: 'x'.repeat(1_500), slug: 'c', title: 'An id too long to share' }),
    ],
  });
  const two = await openCounter({
    pages: [pageEntry({ id: 'p2', slug: 'b', title: 'From Two' })],
  });
  const save = 'Save an exchange file';
  const carry = async (from: Page, to: Page, name: string) => {
    const saved = await download(from, from.getByRole('button', { name: save }));
    expect(saved.suggestedFilename()).toMatch(
      new RegExp(String.raw`^dubai-visa-${name}-\d{4}-\d\d-\d\d\.visaswap$`),
    );
    const file = await saved.path();
    await chooseFile(to, 'Open an exchange file', file);
  };
  await one.getByRole('button', { name: save }).click();
  await expect(
    one.getByRole('status').filter({ hasText: 'You are the first counter' }),
  ).toBeFocused();
  await one.getByLabel('Name of this counter').fill('Reception');
  // The press that was begun: it joins and saves.
  await carry(one, two, 'Reception');
  await expect(one.getByRole('heading', { name: 'Share with other counters' })).toBeFocused();
  await expect(one.getByText('The exchange file is in your downloads.')).toBeVisible();
  await expect(one.getByText(/^1 change stays here: it is too large, or its id/)).toBeVisible();
  await expect(two.getByText('One counter is there: Reception.')).toBeVisible();
  await two.getByLabel('Name of this counter').fill('Counter 2');
  await two.getByRole('button', { name: 'Join' }).click();
  await expect(two.getByRole('heading', { name: 'This counter is Counter 2' })).toBeVisible();
  await carry(two, one, 'Counter 2');
  await expect(one.getByText(/new changes were added\./)).toBeVisible();
  await carry(two, one, 'Counter 2');
  await expect(one.getByText('This file contains nothing new.')).toBeVisible();
  for (const page of [one, two]) {
    await page.goto('/admin/dashboard/pages');
    await expect(page.getByText('From One')).toBeVisible();
    await expect(page.getByText('From Two')).toBeVisible();
    await page.goto(PANEL);
  }
  const noise = { name: 'x.visaswap', mimeType: '', buffer: Buffer.from('Noise.') };
  await chooseFile(two, 'Open an exchange file', noise);
  await expect(two.getByText('This is not an exchange file of this office.')).toBeVisible();
  await expectNothingFound(two);
});

test('a field edited at two counters apart: the lost text can come back', async ({
  openCounter,
}) => {
  const shared = { pages: [pageEntry({ id: 'p1', slug: 'a', title: 'First' })] };
  const [one, two] = await twoCounters(openCounter, shared);
  await edit(one, 'First', 'Title', 'By Reception <img src=x>');
  await edit(two, 'First', 'Title', 'By Counter 2');
  const titleOf = async (page: Page) => (await stored(page, 'pages'))[0]?.title;
  await expectSynchronised([one, two], async () => {
    for (const page of [one, two]) expect(await titleOf(page)).toBe('By Counter 2');
  });

  // What lost is on the list where it was typed, as text whatever it is.
  await one.goto('/admin/dashboard/profile#recovery');
  // The address, which follows the title, is a value of its own.
  const listed = one
    .getByRole('listitem')
    .filter({ hasText: 'By Reception <img src=x>' })
    .filter({ hasText: 'By Counter 2' });
  await expect(listed).toContainText('a text of this counter was replaced by one of Counter 2');
  await listed.getByRole('button', { name: 'Bring back Title' }).click();
  await expect(listed).toHaveCount(0);
  await expectSynchronised([one, two], async () => {
    for (const page of [one, two]) expect(await titleOf(page)).toBe('By Reception <img src=x>');
  });
});

test('who works at a counter is on its steps, here and there', async ({ openCounter }) => {
  const [one, two] = await twoCounters(openCounter, { visaApplications: [application()] });
  const name = one.getByLabel('Your name');
  for (const person of ['Amal', '']) {
    await name.fill(person);
    await one.getByRole('button', { name: 'Save your name' }).click();
    await expect(one.getByText('Your name is saved.')).toBeVisible();
    if (person === '') continue;
    await one.goto('/admin/counter?application=application-1');
    await decide(one, 'Approved');
    await expect(
      one.getByRole('listitem').filter({ hasText: 'Decided: Approved at Reception, by Amal' }),
    ).toHaveCount(1);
    await one.getByRole('link', { name: 'Day', exact: true }).click();
    await expect(
      one.getByRole('table', { name: 'Decided' }).getByRole('row', { name: /Approved/ }),
    ).toHaveText(/Reception\s*Amal$/);
    await one.goto(PANEL);
    await expect(name).toHaveValue('Amal');
  }
  await expectSynchronised([one, two], async () => {
    await two.reload();
    await two.getByText('Who has worked at the counters').click({ timeout: 5000 });
    const people = two.getByRole('list', { name: 'Who has worked at the counters' });
    await expect(people.getByRole('listitem')).toHaveText(
      [/^No name at Reception from \w/, /^Amal at Reception from \w/],
      { timeout: 1000 },
    );
  });
  await expectNothingFound(two);
});

test('an application decided twice apart has no slip until settled', async ({ openCounter }) => {
  const [one, two] = await twoCounters(openCounter, { visaApplications: [application()] });
  for (const [page, status, note] of [
    [one, 'Approved', undefined],
    [two, 'Rejected', 'The photo is unusable.'],
  ] as const) {
    await page.goto('/admin/counter?application=application-1');
    await decide(page, status, note);
    await expect(slip(page)).toBeVisible();
  }

  const alertOf = (page: Page) =>
    page.getByRole('alert').getByText('Two counters decided differently:');
  // Both have the slip of their own decision on the screen, which goes when they hear of the other.
  await expectSynchronised([one, two], async () => {
    for (const page of [one, two]) await expect(alertOf(page)).toBeVisible({ timeout: 1000 });
  });
  for (const page of [one, two]) {
    // The focus was on the slip.
    await expect(page.getByRole('main')).toBeFocused();
    const alert = alertOf(page);
    await expect(alert).toContainText(/Approved at Reception, .*\d/);
    await expect(alert).toContainText(/Rejected at Counter 2, .*\d/);
    await expect(alert).toContainText('Decide again to issue a slip.');
    await expect(slip(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  }
  await one.goto('/admin/dashboard/overview');
  const work = one.getByRole('region', { name: 'To do' });
  await expect(work.getByRole('link', { name: '1 decided twice' })).toBeVisible();
  await expectNothingFound(one);
  await one.goto('/admin/dashboard/applications');
  await expect(one.getByRole('row', { name: /DV123456/ })).toContainText('Decided twice');
  await one.goto('/admin/counter?view=day');
  await expect(one.getByRole('table', { name: 'Decided' })).toContainText('Decided twice');
  await one.goto('/admin/dashboard/overview');
  await work.getByRole('link', { name: '1 decided twice' }).click();
  await one.getByRole('link', { name: 'DV123456' }).click();
  await expect(one.getByText('Two counters decided differently:')).toBeVisible();
  await decide(two, 'Approved');
  await expect(slip(two)).toBeVisible();
  await expect(two.getByText('Two counters decided differently:')).toBeHidden();
  await expectSynchronised([one, two], () => expect(slip(one)).toBeVisible({ timeout: 1000 }));
  await expect(one.getByText('Two counters decided differently:')).toBeHidden();
  await one.goto('/admin/counter?view=day');
  await expect(one.getByRole('row', { name: /Approved Counter 2$/ })).toBeVisible();
});

test('a picture, its replacement and a decision reach the other counter', async ({
  openCounter,
}) => {
  const [one, two] = await twoCounters(openCounter, {});
  /** The first counter opens a file with a photo of this height. */
  const openFile = async (firstName: string, height: number) => {
    const { name, mimeType, buffer } = png('photo.png', height);
    const photo = new File([buffer], name, { type: mimeType });
    const meta = { name, size: photo.size, type: mimeType };
    const { documents } = application();
    const sent = application({ firstName, documents: { ...documents, passportPhoto: meta } });
    const files = [{ kind: 'passportPhoto', file: photo }] as const;
    const bytes = await sealFile(sent, files, sealingKey(OFFICE));
    await one.goto('/admin/counter');
    await chooseFile(one, 'Choose a file', {
      name: 'a.visa',
      mimeType: '',
      buffer: Buffer.from(bytes),
    });
  };
  const picture = two
    .getByRole('region', { name: 'Document viewer' })
    .getByRole('img', { name: 'Passport Photo' });
  const seesHeight = (height: number) =>
    expectSynchronised([one, two], () =>
      expect(picture).toHaveJSProperty('naturalHeight', height, { timeout: 1000 }),
    );
  await openFile('Amal', 160);
  await one.getByRole('button', { name: 'Accept' }).click();
  await two.goto('/admin/counter?application=application-1');
  await seesHeight(160);
  await openFile('Amina', 90);
  await one.getByRole('button', { name: 'Use the new answers' }).click();
  await seesHeight(90);

  await test.step('a form that holds a choice stays when another counter decides', async () => {
    await one.goto('/admin/counter?application=application-1');
    await one.getByRole('radio', { name: 'Rejected' }).check();
    await decide(two, 'Approved');
    await expect(slip(two)).toBeVisible();
    const said = one
      .getByRole('alert')
      .filter({ hasText: 'Already decided: Approved at Counter 2, ' });
    await expectSynchronised([one, two], () => expect(said).toBeVisible({ timeout: 1000 }));
    await expect(one.getByRole('radio', { name: 'Rejected' })).toBeChecked();
    await said.getByRole('button', { name: 'Show decision' }).click();
    await expect(slip(one)).toBeVisible();
  });
});

test('whatever is wrong with a folder is said for as long as it lasts', async ({ openCounter }) => {
  const page = await openCounter();
  /** From now on this method of files and folders fails, or none does; the folder is looked at. */
  const fail = (method: string, name = '') =>
    page.evaluate(
      ([failing, error]) => {
        const prototypes = [FileSystemDirectoryHandle, FileSystemFileHandle, Blob];
        for (const { prototype } of prototypes)
          for (const each of ['values', 'createWritable', 'arrayBuffer']) {
            const own: unknown = Reflect.get(prototype, each);
            if (typeof own !== 'function' || !Object.hasOwn(prototype, each)) continue;
            const real: unknown = Reflect.get(own, 'real') ?? own;
            const broken = () => {
              throw new DOMException('It fails.', error);
            };
            Reflect.set(broken, 'real', real);
            Reflect.set(prototype, each, each === failing ? broken : real);
          }
        document.dispatchEvent(new Event('visibilitychange'));
      },
      [method, name] as const,
    );
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await page.getByLabel('Name of this counter').fill('Reception');
  await fail('createWritable', 'QuotaExceededError');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Saving to the folder failed.')).toBeVisible();
  await expect(page.getByText('Counters: 1 change waits for the folder').first()).toBeVisible();
  await fail('');
  await expect(page.getByText('Counters: in sync')).toBeVisible();
  await fail('values', 'NotFoundError');
  await expect(page.getByText('The folder cannot be reached.')).toBeVisible();
  await expect(page.getByText('Counters: the folder cannot be reached')).toBeVisible();
  await fail('');
  await expect(page.getByText('The folder cannot be reached.')).toBeHidden();

  await fail('arrayBuffer', 'NotReadableError');
  await putFiles(page, { '0000000000000000-00000000.visasync': btoa('noise') });
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(/^Some files are not on this device yet/)).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await page.clock.setFixedTime(Date.now() + 120_000);
  await fail('');
  await expect(
    page.getByText('1 file in the folder does not belong to this office.'),
  ).toBeVisible();
  await expect(page.getByText(/^Some files are not on this device yet/)).toBeHidden();

  const tab = await page.context().newPage();
  await tab.goto(PANEL);
  await expect(tab.getByRole('heading', { name: 'This counter is Reception' })).toBeVisible();
  await page.goto('/');
  await expect(tab.getByText('Counters: in sync')).toBeVisible();
  await tab.getByRole('button', { name: 'Logout' }).click();
  await expect(tab.getByText('Counters: in sync')).toHaveCount(0);
});
