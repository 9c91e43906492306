import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDatabase, FakeBrowser } from '@test/storage/fakeBrowser';

const user = { username: 'admin', email: 'a@example.com', phone: '' };
const LOGIN = 1_763_600_000_000;

/** A tab with its own instance of the session. */
async function openTab(browser: FakeBrowser) {
  const { storage } = await browser.openTab();
  const session = await import('./session');
  return { storage, ...session };
}

beforeEach(async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  await deleteDatabase();
});

test('a login writes the three keys of the specification, and a later tab knows of it', async () => {
  const browser = new FakeBrowser();
  const first = await openTab(browser);
  expect(await first.findSession(LOGIN)).toBe('none');
  await first.openSession(user, LOGIN);
  expect(first.storage.getItem('adminAuthenticated')).toBe('true');
  expect(first.storage.getItem('loginTime')).toBe(String(LOGIN));
  expect(first.storage.getItem('adminUser')).toBe(JSON.stringify(user));
  const second = await openTab(browser);
  expect(second.knownSession(LOGIN)).toBeUndefined();
  expect(await second.findSession(LOGIN + 1)).toMatchObject({ loginTime: LOGIN, activeAt: LOGIN });
  expect(second.knownSession(LOGIN + 2)).toMatchObject({ seenAt: LOGIN + 1 });
  expect(second.storedAdminUser()).toEqual(user);
});

test('activity outlives the page', async () => {
  const browser = new FakeBrowser();
  const first = await openTab(browser);
  await first.openSession(user, LOGIN);
  const activeAt = LOGIN + 60_000;
  expect(first.isActivityDue(activeAt)).toBe(true);
  first.noteActivity(activeAt);
  expect(first.isActivityDue(activeAt + 1)).toBe(false);
  const second = await openTab(browser);
  await vi.waitFor(async () =>
    expect(await second.findSession(activeAt)).toMatchObject({ activeAt }),
  );
});

test('while a clock is a little behind, activity is no news; further back it is, and ends the session', async () => {
  const tab = await openTab(new FakeBrowser());
  await tab.openSession(user, LOGIN);
  expect(tab.isActivityDue(LOGIN - 30_000)).toBe(false);
  expect(tab.isActivityDue(LOGIN - 600_000)).toBe(true);
});

test('after a logout the same keys are forged', async () => {
  const browser = new FakeBrowser();
  const tab = await openTab(browser);
  await tab.openSession(user, LOGIN);
  const keys = ['adminAuthenticated', 'loginTime', 'adminUser'] as const;
  const texts = keys.map((key) => tab.storage.getItem(key));
  expect(await tab.closeSession()).toBe(true);
  expect(keys.map((key) => tab.storage.getItem(key))).toEqual([null, null, null]);
  expect(await tab.closeSession()).toBe(false);
  for (const [index, key] of keys.entries()) tab.storage.setItem(key, texts[index] ?? '');
  expect(await tab.findSession(LOGIN)).toBe('forged');
});

test('a tab that hears late of a new login waits for it', async () => {
  const browser = new FakeBrowser();
  const late = await openTab(browser);
  await late.openSession(user, LOGIN);
  const early = await openTab(browser);
  await early.openSession(user, LOGIN + 5000);
  const found = late.findSession(LOGIN + 5001);
  late.storage.deliver(6);
  expect(await found).toMatchObject({ loginTime: LOGIN + 5000 });
});

test('without a database the login is what counts', async () => {
  const browser = new FakeBrowser();
  const openWithout = async () => {
    const tab = await openTab(browser);
    const { markDatabaseLost } = await import('../storageHealth');
    markDatabaseLost();
    return tab;
  };
  const tab = await openWithout();
  await tab.openSession(user, LOGIN);
  tab.noteActivity(LOGIN + 60_000);
  expect(await tab.findSession(LOGIN)).toMatchObject({ activeAt: LOGIN + 60_000 });
  const reloaded = await openWithout();
  expect(await reloaded.findSession(LOGIN)).toMatchObject({ activeAt: LOGIN });
});

test('a logout whose keys cannot be removed ends the session all the same', async () => {
  const tab = await openTab(new FakeBrowser());
  await tab.openSession(user, LOGIN);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(tab.storage, 'removeItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(await tab.closeSession()).toBe(true);
  expect(tab.storage.getItem('adminAuthenticated')).toBe('true');
  expect(await tab.findSession(LOGIN + 1)).toBe('forged');
});

test('without room for the keys anywhere nobody is signed in, and no row is left', async () => {
  const refuse = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refuse, removeItem: () => {} });
  const tab = await openTab(new FakeBrowser());
  vi.spyOn(tab.storage, 'setItem').mockImplementation(refuse);
  await expect(tab.openSession(user, LOGIN)).rejects.toMatchObject({ reason: 'full' });
  const { db } = await import('../journal/db');
  expect(await db.credentials.count()).toBe(0);
  expect(await tab.findSession(LOGIN)).toBe('none');
});

test('a login for which the database has no room is of this tab alone, and outlives its page', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  const browser = new FakeBrowser();
  const tab = await openTab(browser);
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await tab.openSession(user, LOGIN);
  expect(tab.storage.getItem('adminAuthenticated')).toBeNull();
  const reloaded = await openTab(browser);
  expect(await reloaded.findSession(LOGIN + 1)).toMatchObject({ activeAt: LOGIN });
  reloaded.noteActivity(LOGIN + 60_000);
  const again = await openTab(browser);
  expect(await again.findSession(LOGIN + 60_001)).toMatchObject({ activeAt: LOGIN + 60_000 });
  expect(await again.closeSession()).toBe(true);
  expect(await again.findSession(LOGIN + 60_002)).toBe('none');
  full.mockRestore();
});
