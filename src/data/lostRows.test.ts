import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDatabase, FakeBrowser, type FakeTab } from './fakeBrowser';
import { submit } from './protocolPage';

const later = setTimeout;
/** When a tab compares itself with the journal: not with the journal of the next test. */
const CHECK_DELAY_MS = 3000;

beforeEach(async () => {
  vi.stubGlobal('setTimeout', (task: () => void, ms = 0) =>
    ms === CHECK_DELAY_MS ? undefined : later(task, ms / 50),
  );
  vi.stubGlobal('BroadcastChannel', undefined);
  await deleteDatabase();
});

const SETTINGS = '{"siteName":"Gate","smtp":{"host":"h","pass":"secret"}}';

async function openStarted(browser: FakeBrowser) {
  const tab = await browser.openTab();
  await tab.startUp();
  return tab;
}

/** A browser in which three applications were submitted and the settings saved. */
async function used() {
  const browser = new FakeBrowser();
  const tab = await openStarted(browser);
  for (const id of ['1', '2', '3']) await submit({ data: tab }, id);
  tab.storage.setItem('settings', SETTINGS);
  await tab.check(['settings']);
  const { db } = await import('./db');
  return { browser, db };
}

const idsOf = ({ applications }: FakeTab) => applications.list().map(({ id }) => id);

/** A fifth application is submitted at once, and all are there after a crash too. */
async function expectFiveAfter(browser: FakeBrowser): Promise<FakeTab> {
  const unstarted = await browser.openTab();
  await submit({ data: unstarted }, '5');
  expect(idsOf(unstarted)).toEqual(['1', '2', '3', '4', '5']);

  browser.kill(Infinity);
  const after = await openStarted(browser);
  expect(idsOf(after)).toEqual(['1', '2', '3', '4', '5']);
  return after;
}

test('a row that the journal has lost is taken from localStorage, at the start or with a save', async () => {
  const { browser, db } = await used();
  await db.entries.delete(['visaApplications', 2]);
  const tab = await openStarted(browser);
  expect(idsOf(tab)).toEqual(['1', '2', '3']);
  await submit({ data: tab }, '4');
  expect(idsOf(tab)).toEqual(['1', '2', '3', '4']);

  const { db: next } = await import('./db');
  await next.entries.delete(['visaApplications', 1]);
  await expectFiveAfter(browser);
});

test('so are all rows of a key, and the mail password', async () => {
  const { browser, db } = await used();
  for (const slot of [1, 2, 3]) await db.entries.delete(['visaApplications', slot]);
  await db.credentials.delete('settings');
  const tab = await openStarted(browser);
  expect(idsOf(tab)).toEqual(['1', '2', '3']);
  expect(tab.storage.getItem('settings')).toBe(SETTINGS);

  browser.kill(Infinity);
  const after = await openStarted(browser);
  expect(idsOf(after)).toEqual(['1', '2', '3']);
  expect(after.storage.getItem('settings')).toBe(SETTINGS);
});

test('so is a key of which the journal has lost its own row', async () => {
  const { browser, db } = await used();
  await db.journal.delete('visaApplications');
  await db.journal.delete('settings');
  const tab = await openStarted(browser);
  expect(idsOf(tab)).toEqual(['1', '2', '3']);
  await submit({ data: tab }, '4');
  expect(idsOf(tab)).toEqual(['1', '2', '3', '4']);
  expect(tab.storage.getItem('settings')).toBe(SETTINGS);

  const { db: next } = await import('./db');
  await next.journal.delete('visaApplications');
  const after = await expectFiveAfter(browser);
  expect(after.storage.getItem('settings')).toBe(SETTINGS);
});

test('where localStorage is behind too, what it holds and the journal has lost is kept beside', async () => {
  const { browser, db } = await used();
  const before = browser.disk.texts().get('visaApplications') ?? '';
  const tab = await openStarted(browser);
  await submit({ data: tab }, '4');
  await db.entries.delete(['visaApplications', 2]);
  const next = await browser.openTab();
  next.storage.setItem('visaApplications', before);
  await next.startUp();

  expect(idsOf(next)).toEqual(['1', '3', '4']);
  const { db: now } = await import('./db');
  const kept = await now.snapshots.where('reason').equals('foreignWrite').toArray();
  expect(kept.map(({ texts }) => texts.visaApplications)).toEqual([before]);
});
