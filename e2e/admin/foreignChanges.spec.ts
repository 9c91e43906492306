import type { Page } from 'playwright/test';
import { officeKey } from '@test/records';
import { fileName, newCounterId, sealCounterFile } from '../../src/engines/officeSync/folderFile';
import { application, page as pageEntry } from '../entries';
import {
  decide,
  emptyFolder,
  joinFolder,
  type OpenCounter,
  putFiles,
  test,
} from '../officeCounter';
import { expect, storedText } from '../test';

/** A record's key and id, and the new values of its fields. */
type Edit = readonly [key: string, record: string, values: Readonly<Record<string, unknown>>];

const LATER = Date.UTC(2027, 1, 1);

/** Puts a counter's file into a folder, as another program with the office's key would write it. */
async function arrive(page: Page, edits: readonly Edit[], stamp = LATER): Promise<void> {
  const head = { counter: newCounterId(), number: 0 };
  const texts = edits.map(([name, record, values]) => {
    if (name === 'decisions') return JSON.stringify([name, record, values]);
    const cells = Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, [stamp, head.counter, value]]),
    );
    return JSON.stringify([name, record, cells]);
  });
  const bytes = await sealCounterFile(await officeKey(), head, texts);
  await putFiles(page, { [fileName(head)]: Buffer.from(bytes).toString('base64') });
}

/** A counter in step with its folder, with a page of the office. */
async function joined(openCounter: OpenCounter): Promise<Page> {
  const page = await openCounter({ pages: [pageEntry({ id: 'p1', slug: 'fees', title: 'Fees' })] });
  await joinFolder(page, 'Reception');
  return page;
}

/** Waits until a page's title has arrived, which the file has after everything else. */
async function expectArrival(page: Page): Promise<void> {
  await expect.poll(() => storedText(page, 'pages')).toContain('The last edit');
}
const LAST: Edit = ['pages', 'last', { title: 'The last edit', slug: 'last' }];

test('a value of the wrong type is not taken, and the panel counts it', async ({ openCounter }) => {
  const page = await joined(openCounter);
  await arrive(page, [
    ['pages', 'p1', { title: { html: '<b>Fees</b>' } }],
    ['pages', 'p2', { title: ['no text'], slug: 'second' }],
    LAST,
  ]);
  await expectArrival(page);
  await expect(
    page.getByText(/^2 changes in the folder cannot be used by this version of the site/),
  ).toBeVisible();
  await page.goto('/admin/dashboard/pages');
  await expect(page.getByRole('row', { name: /^Edit Fees/ })).toBeVisible();
  expect(await storedText(page, 'pages')).toContain('"Fees"');
});

test('a clock more than 30 years ahead changes nothing, and is named', async ({ openCounter }) => {
  const page = await joined(openCounter);
  await arrive(page, [['pages', 'p1', { title: 'From the future' }]], Date.UTC(2090, 1, 1));
  await expect(page.getByText(/^Clock more than 30 years ahead: A counter without/)).toBeVisible();
  await arrive(page, [LAST]);
  await expectArrival(page);
  expect(await storedText(page, 'pages')).not.toContain('From the future');
});

/** A file's first bytes, with the demo key's id. */
const head = (kind: string, version: number) =>
  Buffer.concat([Buffer.from(kind), Buffer.of(version), Buffer.from('ff9daf38', 'hex')]);

test('files of other versions and offices, and torn ones, are named', async ({ openCounter }) => {
  const page = await openCounter();
  const name = (at: number) => `000000000000000${at}-00000000.visasync`;
  const older = { 'a1b2c3d4e5f60718-00000000.visalog': head('L', 1).toString('base64') };
  const newer = { [name(1)]: head('S', 3).toString('base64') };
  for (const [files, said] of [
    [older, 'This folder is of an earlier version of this site. Choose an empty one.'],
    [newer, 'This folder is of a newer version of this site.'],
  ] as const) {
    await putFiles(page, files);
    await page.getByRole('button', { name: 'Choose a folder' }).click();
    await expect(page.getByText(said)).toBeVisible();
    await emptyFolder(page);
  }
  await joinFolder(page, 'Reception');
  const foreign = head('S', 2);
  foreign.fill(7, 2);
  await putFiles(page, { ...older, ...newer, [name(2)]: foreign.toString('base64') });
  for (const said of [
    '1 file in the folder is of an earlier version of this site.',
    '1 file in the folder is of a newer version of this site.',
    '1 file in the folder does not belong to this office.',
  ])
    await expect(page.getByText(said)).toBeVisible();
  await arrive(page, [LAST]);
  await expectArrival(page);
});

test('a time out of all bounds closes neither counter nor application', async ({ openCounter }) => {
  const page = await openCounter({ visaApplications: [application()] });
  await joinFolder(page, 'Reception');
  const slip = { note: '', mark: 'A'.repeat(22), number: null, digits: '1' };
  const way = { list: 'x', packed: 'x', keyId: 'k', how: 'paste' };
  const { id } = application();
  const counter = '00000000000000cc';
  const decision = { application: id, status: 'Approved', counter, replaces: [], slip };
  const decided = (time: number) => ({ ...decision, decided: time });
  await arrive(page, [
    ['visaApplications', id, { way: { ...way, at: 1e300 } }],
    ['decisions', 'd1', decided(1e300)],
    // The last time that a slip can have, of a clock that is 80 years ahead.
    ['decisions', 'd2', decided(2 ** 32 - 1)],
    LAST,
  ]);
  await expectArrival(page);
  const code = page.getByRole('img', { name: /^The decision as a code/ });
  await page.goto(`/admin/counter?application=${id}`);
  await decide(page, 'Rejected', 'The photo is unusable.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'The clock is right' }).click();
  await expect(code).toBeVisible();
  // It is asked once.
  await page.getByRole('button', { name: 'Change decision' }).click();
  await decide(page, 'Approved');
  await expect(code).toBeVisible();
});
