import type { Page } from 'playwright/test';
import { expectNothingFound } from '../axe';
import { rowsOf } from '../database';
import { application, page as pageEntry } from '../entries';
import { emptyFolder, filesInFolder, joinFolder, openCounter, synchronise } from '../officeCounter';
import { expect, test } from '../test';

const PANEL = '/admin/dashboard/profile#counters';

/** Copies files until what is looked for is seen. */
async function expectSynchronised(pages: readonly Page[], look: () => Promise<void>) {
  await expect(async () => {
    await synchronise(...pages);
    await look();
  }).toPass();
}

/** Opens a page's editor from the list of pages. */
async function edit(page: Page, title: string, field: string, text: string): Promise<void> {
  await page.goto('/admin/dashboard/pages');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await page.getByLabel(field, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('two counters join one folder: what is edited at one is on the other’s open screen', async ({
  browser,
}) => {
  const one = await openCounter(browser, {
    pages: [pageEntry({ id: 'p1', slug: 'a', title: 'From One' })],
    visaApplications: [application()],
  });
  await expect(one.getByText('The demonstration key is public')).toBeVisible();
  await expectNothingFound(one);
  await one.getByRole('button', { name: 'Choose a folder' }).click();
  await expect(one.getByText('You are the first here.')).toBeVisible();
  await expect(one.getByText(/This counter adds: .*Visa applications 1/)).toBeVisible();
  await one.getByRole('button', { name: 'Join' }).click();
  await expect(one.getByText('Give this counter a name.')).toBeVisible();
  await expect(one.getByLabel('Name of this counter')).toBeFocused();
  await one.getByRole('button', { name: 'Cancel' }).click();
  await joinFolder(one, 'Reception');
  await expect.poll(() => filesInFolder(one)).toBe(1);

  const two = await openCounter(browser, {
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
  await edit(one, 'From One', 'Title', 'Edited at Reception');
  await expectSynchronised([one, two], () =>
    expect(two.getByText('Edited at Reception')).toBeVisible({ timeout: 1000 }),
  );

  await one.goto(PANEL);
  const list = one.getByRole('list', { name: 'Counters of this office' });
  await expect(list.getByRole('listitem')).toHaveText([
    /Reception.*this counter/,
    /Counter 2.*last seen/,
  ]);
  await Promise.all([one.context().close(), two.context().close()]);
});

test('a folder that is emptied, or that the browser asks about again, loses no word', async ({
  browser,
}) => {
  const page = await openCounter(browser, {
    pages: [pageEntry({ id: 'p1', slug: 'a', title: 'First' })],
  });
  await joinFolder(page, 'Reception');
  await expect.poll(() => filesInFolder(page)).toBe(1);

  await emptyFolder(page);
  await expect(page.getByText('The folder is empty, and was not.')).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: /write everything again/ }).click();
  await expect.poll(() => filesInFolder(page)).toBe(1);
  await expect(page.getByText('The folder is empty, and was not.')).toBeHidden();

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
  await expect(page.getByText('the browser asks for the folder again')).toBeVisible();
  await edit(page, 'First', 'Title', 'Typed meanwhile');
  await page.getByRole('link', { name: 'Counters: 1 change waits for the folder' }).click();
  await expect(page.getByText('The browser asks again after a restart')).toBeVisible();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Counters: in step')).toBeVisible();

  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('button', { name: 'Choose a folder' })).toBeVisible();
  await expect(page.getByText('Counters: in step')).toBeHidden();
  await page.context().close();
});

test('by hand: an exchange file takes everything from one counter to the other, and back', async ({
  browser,
}) => {
  const one = await openCounter(browser, {
    pages: [pageEntry({ id: 'p1', slug: 'a', title: 'From One' })],
  });
  const two = await openCounter(browser, {
    pages: [pageEntry({ id: 'p2', slug: 'b', title: 'From Two' })],
  });
  const save = 'Save an exchange file';
  const carry = async (from: Page, to: Page) => {
    const download = from.waitForEvent('download');
    await from.getByRole('button', { name: save }).click();
    const file = await (await download).path();
    const chooser = to.waitForEvent('filechooser');
    await to.getByRole('button', { name: 'Open an exchange file' }).click();
    await (await chooser).setFiles(file);
  };
  await one.getByRole('button', { name: save }).click();
  await one.getByLabel('Name of this counter').fill('Reception');
  await one.getByRole('button', { name: 'Join' }).click();
  await carry(one, two);
  await expect(two.getByText('One counter is there: Reception.')).toBeVisible();
  await two.getByLabel('Name of this counter').fill('Counter 2');
  await two.getByRole('button', { name: 'Join' }).click();
  await expect(two.getByRole('heading', { name: 'This counter is Counter 2' })).toBeVisible();
  await carry(two, one);
  await expect(one.getByText(/changes were new and are here now\./)).toBeVisible();
  await carry(two, one);
  await expect(one.getByText('Nothing in this file was new.')).toBeVisible();
  for (const page of [one, two]) {
    await page.goto('/admin/dashboard/pages');
    await expect(page.getByText('From One')).toBeVisible();
    await expect(page.getByText('From Two')).toBeVisible();
    await page.goto(PANEL);
  }
  const chooser = two.waitForEvent('filechooser');
  await two.getByRole('button', { name: 'Open an exchange file' }).click();
  const noise = { name: 'x.visaswap', mimeType: '', buffer: Buffer.from('Noise.') };
  await (await chooser).setFiles(noise);
  await expect(two.getByText('This is not an exchange file of this office.')).toBeVisible();
  await expectNothingFound(two);
  await Promise.all([one.context().close(), two.context().close()]);
});

test('one field edited at two counters apart: both show the same, and both know the other value', async ({
  browser,
}) => {
  const shared = { pages: [pageEntry({ id: 'p1', slug: 'a', title: 'First' })] };
  const [one, two] = [await openCounter(browser, shared), await openCounter(browser)];
  await joinFolder(one, 'Reception');
  await expect.poll(() => filesInFolder(one)).toBe(1);
  await synchronise(one, two);
  await joinFolder(two, 'Counter 2');
  await edit(one, 'First', 'Title', 'By Reception');
  await edit(two, 'First', 'Title', 'By Counter 2');
  const titleOf = (page: Page) =>
    page.evaluate((): unknown => JSON.parse(localStorage.getItem('pages') ?? '[]')[0]?.title);
  await expectSynchronised([one, two], async () => {
    expect(await titleOf(one)).toBe(await titleOf(two));
    for (const page of [one, two]) {
      const changes = await rowsOf(page, 'changes');
      expect(changes).toContain('By Reception');
      expect(changes).toContain('By Counter 2');
      expect(await rowsOf(page, 'unsettled')).toContain('p1');
    }
  });

  await two.getByRole('button', { name: /^Actions for By/ }).click();
  await two.getByRole('menuitem', { name: 'Delete' }).click();
  await two.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectSynchronised([one, two], () =>
    expect(one.getByText(/^By /)).toHaveCount(0, { timeout: 1000 }),
  );
  await Promise.all([one.context().close(), two.context().close()]);
});
