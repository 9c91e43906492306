import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDatabase, FakeBrowser, type FakeTab } from '@test/storage/fakeBrowser';
import { submit } from '@test/storage/protocolPage';

const later = setTimeout;

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('setTimeout', (task: () => void, ms = 0) => later(task, ms / 50));
  await deleteDatabase();
});

/** Keeps a transaction open until the returned function is called. */
function keepOpen(transaction: IDBTransaction): () => void {
  let isHeld = true;
  const meta = transaction.objectStore('meta');
  const hold = () => {
    if (isHeld) meta.count().addEventListener('success', hold);
  };
  hold();
  return () => {
    isHeld = false;
  };
}

async function openTab() {
  const tab = await new FakeBrowser().openTab();
  await tab.startUp();
  const { db } = await import('./journal/db');
  return { tab, database: db.backendDB() };
}

const ids = (tab: FakeTab) => tab.applications.list().map(({ id }) => id);

test('a save that the database does not start times out, and a retry saves once', async () => {
  const { tab, database } = await openTab();
  const letGo = keepOpen(database.transaction([...database.objectStoreNames], 'readwrite'));
  await expect(submit({ data: tab }, 'one')).rejects.toMatchObject({ reason: 'timeout' });
  letGo();
  // Its transaction runs after the aborted one, if that one started.
  await tab.pages.update(() => []);
  expect(ids(tab)).toEqual([]);
  await submit({ data: tab }, 'one');
  expect(ids(tab)).toEqual(['one']);
});

test('a save that completes after the timeout is stored once by the retry', async () => {
  const { tab } = await openTab();
  let running: IDBTransaction | undefined;
  // oxlint-disable-next-line typescript/unbound-method -- called with its own object
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function note(
    this: IDBObjectStore,
    ...row
  ) {
    running = this.transaction;
    return put.apply(this, row);
  });
  vi.spyOn(IDBTransaction.prototype, 'commit').mockReturnValue();
  vi.spyOn(IDBTransaction.prototype, 'abort').mockImplementation(() => {
    throw new DOMException('It is ending.', 'InvalidStateError');
  });
  let letGo = () => {};
  const write = tab.storage.setItem.bind(tab.storage);
  vi.spyOn(tab.storage, 'setItem').mockImplementationOnce((key, text) => {
    write(key, text);
    if (running) letGo = keepOpen(running);
  });
  await expect(submit({ data: tab }, 'one')).rejects.toMatchObject({ reason: 'timeout' });
  letGo();
  await submit({ data: tab }, 'one');
  expect(ids(tab)).toEqual(['one']);
});

test('a change that timed out but was stored is no conflict with itself', async () => {
  const { tab } = await openTab();
  const [page] = tab.pages.list();
  if (!page) throw new Error('There is no page.');
  const mine = { ...page, title: 'Mine' };
  await tab.pages.save(mine, page);
  await tab.pages.save(mine, page);
  const theirs = tab.pages.save({ ...page, title: 'Theirs' }, page);
  await expect(theirs).rejects.toMatchObject({ reason: 'conflict' });
});
