import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_DOCUMENTS } from '@/domain/application';
import { newApplication, BLANK_FORM } from '@/domain/applicationForm';
import { deleteDatabase } from '@test/storage/fakeBrowser';
import { FakeProcesses, type FakePage } from '@test/storage/fakeProcesses';
import { SEEDED_FLAG } from '@/store/keys';
import { BLANK } from '@test/storage/protocolPage';

const later = setTimeout;
/** Shortens every timer of the app by this factor, until timing matters. */
let haste = 1;
const RECORDS = 3;
const LOST = [0, 1, 2, 3, Infinity];
/** Every call in the long form; every n-th in the short one. */
const STEP = Number(process.env['TORTURE_CALL_STEP'] ?? 6);

beforeEach(() => {
  haste = 50;
  vi.stubGlobal('setTimeout', (task: () => void, ms = 0) => later(task, ms / haste));
  vi.spyOn(console, 'warn').mockReturnValue();
});

/** Pages and applications of one version. */
function contentOf(version: string) {
  const ids = Array.from({ length: RECORDS }, (_, index) => `restored-${index}`);
  const incoming = (records: readonly { readonly id: string }[]) =>
    records.map((record) => ({ id: record.id, record, raw: record }));
  const now = new Date('2026-11-21T12:00:00Z');
  const application = (id: string) =>
    newApplication({ ...BLANK_FORM, purpose: version }, NO_DOCUMENTS, {
      id,
      trackingNumber: `DV${id}`,
      now,
    });
  return new Map([
    ['pages', incoming(ids.map((id) => ({ ...BLANK, id, title: version })))],
    ['visaApplications', incoming(ids.map(application))],
  ] as const);
}

async function restoreVersion({ data }: FakePage, version: string): Promise<void> {
  const records = contentOf(version);
  const { hashes } = await data.dryRun(records);
  await data.restore(records, 'replace', { hashes });
}

const versionsIn = ({ data }: FakePage) => [
  ...data.pages.list().map(({ title }) => title),
  ...data.applications.list().map(({ purpose }) => purpose),
];
const wholly = (version: string) => Array.from({ length: 2 * RECORDS }, () => version);

/** A browser with a page and content of the version `old`. */
async function oldContent() {
  await deleteDatabase();
  const browser = new FakeProcesses();
  const page = browser.open();
  await page.data.startUp();
  await restoreVersion(page, 'old');
  return { browser, page };
}

/** Calls `onCall` before each storage call of a page, and after the last write. */
function watch({ localStorage, connection }: FakePage, onCall: () => void): void {
  connection.beforeRequest = onCall;
  localStorage.beforeWrite = () => {
    onCall();
    queueMicrotask(onCall);
  };
}

async function callsOfRestore(): Promise<number> {
  const { browser, page } = await oldContent();
  let calls = 0;
  watch(page, () => {
    calls += 1;
  });
  await restoreVersion(page, 'new');
  browser.kill(0);
  return calls;
}

/** Kills the browser, or only the page, during a storage call of a restore. */
async function dieInRestore(at: number, lostWrites: number): Promise<FakeProcesses> {
  const { browser, page } = await oldContent();
  await new Promise<void>((resolve) => {
    let calls = 0;
    watch(page, () => {
      calls += 1;
      if (calls !== at) return;
      browser.kill(lostWrites);
      resolve();
    });
    // A dead page's promises come to nothing.
    restoreVersion(page, 'new').then(resolve, resolve);
  });
  browser.kill(lostWrites);
  return browser;
}

test(
  'killed at any storage call of a restore, and the database late at the next start: wholly old or wholly new, never seeded over',
  { timeout: 120_000 },
  async () => {
    const calls = await callsOfRestore();
    const found: string[] = [];
    for (let at = 1; at <= calls; at += STEP) {
      const lostWrites = LOST[at % LOST.length] ?? 0;
      const browser = await dieInRestore(at, lostWrites);
      const page = browser.open();
      const left = page.storage.getItem('pages');
      const opens = page.connection.holdBack();
      const started = page.data.startUp();
      if (at % 2 === 0) await started;
      const isUntouched = page.storage.getItem('pages') === left;
      opens();
      await started;
      await vi.waitFor(() => expect(page.data.storageHealth()).toBe('whole'));
      await vi.waitFor(() => expect(versionsIn(page)).toHaveLength(2 * RECORDS));
      const versions = new Set(versionsIn(page));
      if (versions.size !== 1 || !isUntouched)
        found.push(`at ${at} of ${calls}, ${lostWrites} lost: ${[...versions].join(' ')}`);
      browser.kill(0);
    }
    expect(found).toEqual([]);
    expect(calls).toBeGreaterThan(20);
  },
);

for (const hasNeighbour of [false, true])
  test(`a page that dies between the two keys of a restore${hasNeighbour ? ', beside a living one' : ''}: neither is new`, async () => {
    const { browser, page } = await oldContent();
    const neighbour = hasNeighbour ? browser.open() : undefined;
    await neighbour?.data.startUp();
    await new Promise<void>((resolve) => {
      let writes = 0;
      page.localStorage.beforeWrite = () => {
        writes += 1;
        if (writes !== 2) return;
        browser.crash(page);
        resolve();
      };
      // A dead page's promises come to nothing.
      restoreVersion(page, 'new').then(resolve, resolve);
    });
    const next = browser.open();
    expect(next.storage.getItem('pages')).toContain('"new"');
    await next.data.startUp();
    expect(versionsIn(next)).toEqual(wholly('old'));
    browser.kill(0);
  });

test('a database that opens late: what is saved meanwhile is refused, and nothing is seeded or adopted', async () => {
  const { browser } = await oldContent();
  browser.kill(Infinity);
  const page = browser.open();
  const opens = page.connection.holdBack();
  await page.data.startUp();
  expect(page.data.storageHealth()).toBe('late');
  expect(page.storage.getItem(SEEDED_FLAG)).toBeNull();
  expect(page.data.pages.list()).toEqual([]);
  await expect(page.data.pages.save({ ...BLANK, id: 'more', title: 'old' })).rejects.toMatchObject({
    reason: 'interrupted',
  });
  haste = 1;
  const saved = page.data.pages.save({ ...BLANK, id: 'more', title: 'old' });
  opens();
  await saved;
  expect(page.data.storageHealth()).toBe('whole');
  expect(versionsIn(page)).toEqual([...wholly('old'), 'old']);
  browser.kill(0);
});

test('a first visit whose database opens late is seeded then', async () => {
  await deleteDatabase();
  const browser = new FakeProcesses();
  const page = browser.open();
  const opens = page.connection.holdBack();
  await page.data.startUp();
  expect(page.storage.getItem(SEEDED_FLAG)).toBeNull();
  opens();
  await vi.waitFor(() => expect(page.data.storageHealth()).toBe('whole'));
  expect(page.storage.getItem(SEEDED_FLAG)).toBe('true');
  expect(page.data.pages.list().map(({ id }) => id)).toContain('page-about');
  browser.kill(0);
});
