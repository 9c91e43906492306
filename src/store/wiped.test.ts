import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { seed } from '@/domain/seed/seed';
import { deleteDatabase } from '@test/storage/fakeBrowser';
import { FakeProcesses, type FakePage } from '@test/storage/fakeProcesses';
import { STORAGE_KEYS } from './keys';
import { BLANK, submit } from '@test/storage/protocolPage';

const later = setTimeout;
beforeEach(async () => {
  vi.stubGlobal('setTimeout', (task: () => void, ms = 0) => later(task, ms / 50));
  vi.useFakeTimers({ toFake: ['Date'] });
  await deleteDatabase();
  return () => vi.useRealTimers();
});

const MINUTE_MS = 60_000;
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

async function openStarted(browser: FakeProcesses): Promise<FakePage> {
  const page = browser.open();
  await page.data.startUp();
  return page;
}

async function reload(browser: FakeProcesses, page: FakePage): Promise<FakePage> {
  const next = browser.reload(page);
  await next.data.startUp();
  return next;
}

const nameSite = ({ data }: FakePage, siteName: string) =>
  data.settings.set({ ...data.settings.get(), siteName });

/** Clears localStorage and notifies every page. */
function wipe(browser: FakeProcesses): void {
  for (const key of STORAGE_KEYS) browser.disk.push({ by: undefined, key, text: null });
  for (const { storage } of browser.pages) storage.deliver();
}

const shown = ({ data, storage }: FakePage) => ({
  titles: data.pages.list().map(({ title }) => title),
  applications: data.applications.list().map(({ id }) => id),
  settings: storage.getItem('settings') === null ? undefined : data.settings.get().siteName,
});
/** All snapshots except the daily ones. */
const snapshotsIn = ({ data }: FakePage) =>
  data.db.snapshots.where('reason').notEqual('daily').toArray();
const demo = {
  titles: seed.pages.map(({ title }) => title),
  applications: [],
  settings: undefined,
};
const mine = { titles: [...demo.titles, 'Mine'], applications: ['1'], settings: 'Gate' };

/** A browser with an application, settings and a page, saved in separate tabs. */
async function used() {
  const browser = new FakeProcesses();
  const first = await openStarted(browser);
  await submit(first, '1');
  await nameSite(first, 'Gate');
  pass(MINUTE_MS);
  const second = await openStarted(browser);
  await second.data.pages.save({ ...BLANK, id: 'mine', title: 'Mine' });
  pass(MINUTE_MS);
  return { browser, first, second };
}

test('localStorage wiped beside a page that the browser keeps comes back whole', async () => {
  const { browser, first } = await used();
  browser.crash(first);
  wipe(browser);
  const page = await openStarted(browser);
  expect(shown(page)).toEqual(mine);
  browser.kill(0);
});

test('localStorage wiped while another tab saves gets the demo, and offers the earlier data', async () => {
  const { browser, first, second } = await used();
  first.storage.deliver();
  await first.data.reconcileKeys(['pages']);
  await nameSite(second, 'Door');
  browser.crash(second);
  wipe(browser);
  const page = await reload(browser, first);
  expect(shown(page)).toEqual(demo);
  const kept = await snapshotsIn(page);
  expect(kept.map(({ reason }) => reason)).toEqual(['seeding']);
  expect(kept[0]?.texts.settings).toContain('Door');
  expect(kept[0]?.texts.visaApplications).toContain('"id":"1"');
  expect(kept[0]?.texts.pages).toContain('Mine');
  browser.kill(0);
});

test('a key removed by hand stays removed, and is kept in a snapshot', async () => {
  const { browser, second } = await used();
  const before = second.storage.getItem('pages');
  second.storage.removeItem('pages');
  const page = await reload(browser, second);
  expect(shown(page)).toEqual({ ...mine, titles: [] });
  const [kept] = await snapshotsIn(page);
  expect(kept).toMatchObject({ reason: 'foreignWrite', texts: { pages: before } });
  browser.kill(0);
});

/** Settings saved, changed in the journal, and reverted in localStorage only. */
async function savedBackWithoutJournal() {
  const { browser, first, second } = await used();
  const before = second.storage.getItem('settings');
  await nameSite(second, 'Door');
  browser.crash(first);
  browser.crash(second);
  browser.disk.push({ by: undefined, key: 'settings', text: before });
  return browser;
}

test('an earlier value saved without the journal is kept in a snapshot', async () => {
  const browser = await savedBackWithoutJournal();
  const page = await openStarted(browser);
  expect(shown(page)).toEqual({ ...mine, settings: 'Door' });
  const kept = await snapshotsIn(page);
  expect(kept.map(({ texts }) => texts.settings)).toEqual([expect.stringContaining('Gate')]);
  browser.kill(0);
});

test('without space for the snapshot the journal still wins', async () => {
  const browser = await savedBackWithoutJournal();
  const page = browser.open();
  vi.spyOn(page.data.db.snapshots, 'add').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  await page.data.startUp();
  expect(shown(page)).toEqual({ ...mine, settings: 'Door' });
  browser.kill(0);
});
