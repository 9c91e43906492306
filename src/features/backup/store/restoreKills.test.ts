import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { seed } from '@/domain/seed/seed';
import { deleteDatabase } from '@test/storage/fakeBrowser';
import { FakeProcesses, type FakePage } from '@test/storage/fakeProcesses';
import { SEEDED_FLAG } from '@/config';
import { CONTENT_KEYS } from '@/store/keys';
import { submitted } from '@test/records';
import { BLANK, submit } from '@test/storage/protocolPage';

const later = setTimeout;
/** The factor by which all timers of the app are shortened; 1 where timing matters. */
let haste = 1;
const RECORDS = 3;
const LOST = [0, 1, 2, 3, Infinity];
/** Every n-th call is tested; the torture run tests them all. */
const STEP = Number(process.env['TORTURE_CALL_STEP'] ?? 6);

beforeEach(() => {
  haste = 50;
  vi.stubGlobal('setTimeout', (task: () => void, ms = 0) => later(task, ms / haste));
  vi.spyOn(console, 'warn').mockReturnValue();
});

const [card] = seed.visaCards;

/** Pages and cards of one version, and an application that is added with it. */
function contentOf(version: string) {
  const ids = Array.from({ length: RECORDS }, (_, index) => `restored-${index}`);
  const incoming = (records: readonly { readonly id: string }[]) =>
    records.map((record) => ({ id: record.id, record, raw: record }));
  return new Map([
    ['pages', incoming(ids.map((id) => ({ ...BLANK, id, title: version })))],
    ['visaCards', incoming(ids.map((id) => ({ ...card, id, title: version })))],
    ['visaApplications', incoming([submitted(`application-${version}`, { purpose: version })])],
  ] as const);
}

async function restoreVersion({ data }: FakePage, version: string): Promise<void> {
  const records = contentOf(version);
  const { hashes } = await data.dryRun(records);
  await data.restore(records, 'replace', { hashes });
}

const versionsIn = ({ data }: FakePage) => [
  ...data.pages.list().map(({ title }) => title),
  ...data.visaCards.list().map(({ title }) => title),
  ...data.applications
    .list()
    .flatMap(({ id, purpose }) => (id === 'mine' ? [] : purpose))
    .slice(-1),
];
const ALL = 2 * RECORDS + 1;
const wholly = (version: string) => Array.from({ length: ALL }, () => version);

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
    // Promises of a dead page never settle.
    restoreVersion(page, 'new').then(resolve, resolve);
  });
  browser.kill(lostWrites);
  return browser;
}

test(
  'a restore killed at any storage call leaves all content old or all new',
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
      await vi.waitFor(() => expect(versionsIn(page)).toHaveLength(ALL));
      const versions = new Set(versionsIn(page));
      if (versions.size !== 1 || !isUntouched)
        found.push(`at ${at} of ${calls}, ${lostWrites} lost: ${[...versions].join(' ')}`);
      browser.kill(0);
    }
    expect(found).toEqual([]);
    expect(calls).toBeGreaterThan(20);
  },
);

/** What is killed: all windows, the one that restores, or the one that submits. */
const VICTIMS = ['all', 'restoring', 'submitting'] as const;

/**
 * A window restores what it has compared; from call number `from`, another window submits. At call
 * number `at` the victim dies, and a window that survives ends its work.
 */
async function dieBesideSubmission(from: number, at: number, victim: (typeof VICTIMS)[number]) {
  const { browser, page } = await oldContent();
  const other = browser.open();
  await other.data.startUp();
  const records = contentOf('new');
  const { hashes } = await page.data.dryRun(records);
  const told = new Set<'restored' | 'not restored' | 'submitted' | 'not submitted'>();
  const working = new Set([page]);
  let calls = 0;
  await new Promise<void>((resolve) => {
    const end = (worker: FakePage, answer: Parameters<typeof told.add>[0]) => {
      if (worker.isAlive) told.add(answer);
      working.delete(worker);
      if (working.size === 0) resolve();
    };
    const submitBeside = () =>
      submit(other, 'mine').then(
        () => end(other, 'submitted'),
        () => end(other, 'not submitted'),
      );
    const onCall = () => {
      if (working.size === 0) return;
      calls += 1;
      // Not inside the other window's call, whose Dexie zone is not that of this test's window.
      if (calls === from) {
        working.add(other);
        setImmediate(() => void submitBeside());
      }
      if (calls !== at) return;
      if (victim === 'all') browser.kill(LOST[at % LOST.length] ?? 0);
      else browser.crash(victim === 'restoring' ? page : other);
      // Promises of a dead page never settle.
      for (const each of working) if (!each.isAlive) end(each, 'not restored');
    };
    watch(page, onCall);
    watch(other, onCall);
    page.data.restore(records, 'replace', { hashes }).then(
      () => end(page, 'restored'),
      () => end(page, 'not restored'),
    );
  });
  return { browser, calls, told };
}

const OUTCOMES = new Set(['old', 'new', 'old,submitted', 'new,submitted']);

/** Which version a window shows, and whether with what was submitted. */
async function shownIn(page: FakePage): Promise<string> {
  await page.data.reconcileKeys(CONTENT_KEYS);
  const versions = versionsIn(page);
  const isSubmitted = page.data.applications.list().some(({ id }) => id === 'mine');
  const shown = versions.length === ALL ? [...new Set(versions)] : versions;
  return [...shown, ...(isSubmitted ? ['submitted'] : [])].join();
}

test(
  'a restore killed beside a submission keeps what was confirmed',
  { timeout: 240_000 },
  async () => {
    const found: string[] = [];
    const seen = new Set<string>();
    let calls = Infinity;
    let runs = 0;
    for (let from = 1; from <= calls; from += 4 * STEP)
      for (let at = from; ; at += STEP) {
        const victim = VICTIMS[runs++ % VICTIMS.length] ?? 'all';
        const race = await dieBesideSubmission(from, at, victim);
        const next = race.browser.open();
        await next.data.startUp();
        for (const page of race.browser.pages) {
          const state = await shownIn(page);
          const isTrue =
            OUTCOMES.has(state) &&
            (!race.told.has('submitted') || state.includes('submitted')) &&
            (!race.told.has('restored') || state.includes('new')) &&
            (!race.told.has('not restored') || state.includes('old'));
          seen.add(state);
          if (!isTrue)
            found.push(`from ${from}, at ${at}: ${state}, told ${[...race.told].join()}`);
        }
        race.browser.kill(0);
        ({ calls } = race);
        // Everything was done before anything died.
        if (calls < at) break;
      }
    expect(found).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining(['old,submitted', 'new,submitted']));
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
      // Promises of a dead page never settle.
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
