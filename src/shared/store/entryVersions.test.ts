import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageType } from '@/domain/entries';
import { FakeBrowser } from '@test/storage/fakeBrowser';
import * as v from 'valibot';

const page = (title: string, id = '1') => v.parse(pageType.schema, { id, title, slug: id });

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

/** Opens and starts a tab; clears the database unless the browser has been used. */
async function openTab(browser = new FakeBrowser()) {
  const tab = await browser.openTab();
  const { db } = await import('@/store/journal/db');
  await db.open();
  if (browser.disk.length === 0) for (const table of db.tables) await table.clear();
  await tab.startUp();
  const { keepVersion, versionsOf } = await import('./entryVersions');
  const save = (title: string, id?: string) => {
    vi.setSystemTime(Date.now() + 1000);
    const entry = page(title, id);
    return tab.pages.save(entry, undefined, { rows: () => keepVersion('pages', entry) });
  };
  const titlesOf = async (id = '1') =>
    (await versionsOf('pages', id)).map(
      ({ text }) => v.parse(pageType.schema, JSON.parse(text)).title,
    );
  return { ...tab, db, save, titlesOf };
}

test('each save is kept once, and the eleventh takes the place of the first', async () => {
  const { save, titlesOf } = await openTab();
  await save('one');
  await save('one');
  await save('two');
  expect(await titlesOf()).toEqual(['one', 'two']);
  for (let count = 3; count <= 11; count += 1) await save(String(count));
  expect(await titlesOf()).toEqual(['two', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
});

test('a save that fails keeps none', async () => {
  const { db, pages, save, titlesOf } = await openTab();
  await save('one');
  const { keepVersion } = await import('./entryVersions');
  const failing = pages.save(page('two'), undefined, {
    rows: async () => {
      await keepVersion('pages', page('two'));
      throw new Error('No room.');
    },
  });
  await expect(failing).rejects.toMatchObject({ name: 'SaveError' });
  expect(await titlesOf()).toEqual(['one']);
  expect(await db.table('versions').count()).toBe(1);
});

test.each([false, true])(
  'an entry that is deleted takes its versions along, for good: %s',
  async (isForGood) => {
    const { pages, save, titlesOf } = await openTab();
    await save('one');
    await save('other', '2');
    const undo = await pages.remove('1', isForGood);
    expect(await titlesOf()).toEqual([]);
    await undo();
    expect(await titlesOf()).toEqual([]);
    expect(await titlesOf('2')).toEqual(['other']);
  },
);

test('a first run after the data was cleared begins without versions', async () => {
  const browser = new FakeBrowser();
  const { save, storage } = await openTab(browser);
  await save('one');
  storage.setItem('pages', '[]');
  storage.removeItem('isDemoInitialized');
  const { titlesOf } = await openTab(browser);
  expect(await titlesOf()).toEqual([]);
});

test('another save makes room for rows that cannot be read', async () => {
  const { db, save, titlesOf } = await openTab();
  await db.table('versions').put({ key: 'pages', id: '1', at: 5, text: 5 });
  expect(await titlesOf()).toEqual([]);
  await save('one');
  expect(await db.table('versions').count()).toBe(1);
});
