import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeLocalStorage, FakeDisk, FakeStorage } from '@test/storage/fakeStorage';

type Page = Awaited<ReturnType<typeof pageOf>>;

const put = (type: 'pagehide' | 'pageshow') =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', new FakeLocalStorage(new FakeStorage(new FakeDisk())));
});
afterEach(() => vi.unstubAllGlobals());

/** Loads the data layer as in a browser of this vendor. */
async function pageOf(vendor: string) {
  vi.stubGlobal('navigator', { vendor });
  const { db } = await import('./db');
  const { putDraft } = await import('../draftRows');
  await db.open();
  return { db, putDraft };
}

/** Starts a transaction that stays open until `end` is called. */
async function longOne({ db }: Pick<Page, 'db'>) {
  const ending = new AbortController();
  let freeze = () => {};
  const begun = new Promise<void>((resolve) => {
    freeze = resolve;
  });
  const done = db.transaction('rw', db.drafts, async () => {
    while (!ending.signal.aborted) {
      await db.drafts.count();
      freeze();
    }
  });
  await begun;
  return { done, end: () => ending.abort() };
}

test('in WebKit a page in the back/forward cache releases the database', async () => {
  const page = await pageOf('Apple Computer, Inc.');
  const { done } = await longOne(page);
  put('pagehide');
  await expect(done).rejects.toThrow(/abort/i);
});

test('its aborted write is retried when it is shown again', async () => {
  const { db, putDraft } = await pageOf('Apple Computer, Inc.');
  const { done } = await longOne({ db });
  const writings = [putDraft({ id: 'a', value: 'before', savedAt: 1 })];
  put('pagehide');
  writings.push(putDraft({ id: 'b', value: 'while leaving', savedAt: 1 }));
  await expect(done).rejects.toThrow(/abort/i);
  expect(await Promise.race([...writings, Promise.resolve('nothing yet')])).toBe('nothing yet');
  put('pageshow');
  await Promise.all(writings);
  expect(await db.drafts.count()).toBe(2);
});

test('other engines keep their transactions', async () => {
  const page = await pageOf('Google Inc.');
  const { done, end } = await longOne(page);
  put('pagehide');
  end();
  await expect(done).resolves.toBeUndefined();
});
