import { beforeEach, expect, test, vi } from 'vitest';
import { FakeBrowser } from '@test/storage/fakeBrowser';

const user = { username: 'admin', email: 'a@example.com', phone: '' };
const LOGIN = 1_763_600_000_000;
const MINUTE = 60_000;

/** A tab with its own instance of the session. */
async function openTab(browser: FakeBrowser) {
  const { storage } = await browser.openTab();
  const session = await import('./session');
  return { storage, ...session };
}

function refuse() {
  throw new DOMException('', 'QuotaExceededError');
}

const setAppBadge = vi.fn<(count: number) => Promise<void>>();

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('navigator', { setAppBadge: setAppBadge.mockResolvedValue() });
  const cookies = new Map<string, string>();
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = '', seconds] = /^(\w+)=(\w*);.*max-age=(\d+)/.exec(text) ?? [];
      if (seconds === '0') cookies.delete(name);
      else cookies.set(name, value);
    },
  });
});

test('a login writes the three keys of the specification, and every tab knows of it', async () => {
  const browser = new FakeBrowser();
  const first = await openTab(browser);
  expect(first.readSession(LOGIN)).toEqual({ state: 'none' });
  first.openSession(user, LOGIN);
  expect(first.storage.getItem('adminAuthenticated')).toBe('true');
  expect(first.storage.getItem('loginTime')).toBe(String(LOGIN));
  expect(first.storage.getItem('adminUser')).toBe(JSON.stringify(user));
  const second = await openTab(browser);
  expect(second.readSession(LOGIN + 1)).toMatchObject({ state: 'live', user });
});

test('activity counts in every tab, and outlives the page', async () => {
  const browser = new FakeBrowser();
  const first = await openTab(browser);
  first.openSession(user, LOGIN);
  const activeAt = LOGIN + 10 * MINUTE;
  expect(first.isActivityDue(activeAt)).toBe(true);
  first.storeActivity(activeAt);
  expect(first.isActivityDue(activeAt + 1)).toBe(false);
  const second = await openTab(browser);
  expect(second.readSession(LOGIN + 20 * MINUTE)).toMatchObject({
    state: 'live',
    endsAt: LOGIN + 25 * MINUTE,
  });
  expect([first.isActiveElsewhere(), second.isActiveElsewhere()]).toEqual([false, true]);
});

test('where cookies are refused, activity counts in its page', async () => {
  vi.stubGlobal(
    'document',
    Object.freeze({
      get cookie() {
        return '';
      },
      set cookie(_text: string) {},
    }),
  );
  const browser = new FakeBrowser();
  const tab = await openTab(browser);
  tab.openSession(user, LOGIN);
  tab.storeActivity(LOGIN + 10 * MINUTE);
  expect(tab.readSession(LOGIN + 20 * MINUTE)).toMatchObject({ state: 'live' });
  const reloaded = await openTab(browser);
  expect(reloaded.readSession(LOGIN + 14 * MINUTE)).toMatchObject({ state: 'ending' });
  expect(reloaded.readSession(LOGIN + 15 * MINUTE)).toEqual({ state: 'expired' });
});

test('a clock that is behind records no activity and may end the session', async () => {
  const tab = await openTab(new FakeBrowser());
  tab.openSession(user, LOGIN);
  expect(tab.isActivityDue(LOGIN - 30_000)).toBe(false);
  expect(tab.isActivityDue(LOGIN - 600_000)).toBe(true);
  expect(tab.readSession(LOGIN - 600_000)).toEqual({ state: 'expired' });
});

test('a logout removes the keys, and the number on the icon', async () => {
  const tab = await openTab(new FakeBrowser());
  tab.openSession(user, LOGIN);
  expect(tab.closeSession()).toBe(true);
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
  for (const key of ['adminAuthenticated', 'loginTime', 'adminUser'])
    expect(tab.storage.getItem(key)).toBeNull();
  expect(tab.closeSession()).toBe(false);
  expect(tab.readSession(LOGIN)).toEqual({ state: 'none' });
});

test('if no storage has room for the keys, nobody is signed in', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refuse, removeItem: () => {} });
  const tab = await openTab(new FakeBrowser());
  vi.spyOn(tab.storage, 'setItem').mockImplementation(refuse);
  expect(() => tab.openSession(user, LOGIN)).toThrow('Not saved: full');
  expect(tab.readSession(LOGIN)).toEqual({ state: 'none' });
});

test('with a full localStorage a login is for this tab only, and survives a reload', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  const browser = new FakeBrowser();
  const tab = await openTab(browser);
  vi.spyOn(tab.storage, 'setItem').mockImplementation(refuse);
  tab.openSession(user, LOGIN);
  expect(tab.storage.getItem('adminAuthenticated')).toBeNull();
  const reloaded = await openTab(browser);
  expect(reloaded.readSession(LOGIN + 1)).toMatchObject({ state: 'live', user });
  expect(reloaded.closeSession()).toBe(true);
  expect(reloaded.readSession(LOGIN + 2)).toEqual({ state: 'none' });
});
