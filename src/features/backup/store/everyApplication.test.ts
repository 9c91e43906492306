import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { submitted } from '@test/records';
import { deleteDatabase, FakeBrowser, isolateTabs } from '@test/storage/fakeBrowser';

const START = Date.UTC(2026, 0, 1);
beforeEach(async () => {
  isolateTabs();
  await deleteDatabase();
});

/** The number-th application, of 10,000 characters; the higher the number, the newer. */
const numbered = (number: number, status = 'Approved') =>
  submitted(`old-${number}`, {
    trackingNumber: `DV${100_000 + number}`,
    submissionDate: new Date(START + number * 60_000).toISOString(),
    purpose: 'x'.repeat(9650),
    status,
  });

const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);

/** A browser whose localStorage was filled by an earlier version or by hand. */
async function openFull(list: readonly ReturnType<typeof numbered>[]) {
  const browser = new FakeBrowser();
  const first = await browser.openTab();
  first.storage.setItem('isDemoInitialized', 'true');
  first.storage.setItem('visaApplications', JSON.stringify(list));
  return { browser, ...(await reopen(browser)) };
}

async function reopen(browser: FakeBrowser) {
  const tab = await browser.openTab();
  await tab.startUp();
  const every = await import('@/store/everyApplication');
  const { db } = await import('@/store/journal/db');
  const overflow = async () => idsOf(await every.overflowApplications());
  return { tab, db, overflow, ...every };
}

const COUNT = 540;
const FULL = Array.from({ length: COUNT }, (_, at) =>
  numbered(at, at % 10 === 0 ? 'Processing' : 'Approved'),
);

test('the oldest decided applications leave a full list at the start, and are all there', async () => {
  const { tab, overflow, everyApplication } = await openFull(FULL);
  const gone = await overflow();
  const decided = FULL.filter(({ status }) => status === 'Approved');
  expect(gone.length).toBeGreaterThan(10);
  expect(gone).toEqual(expect.arrayContaining(idsOf(decided.slice(0, gone.length))));
  expect(tab.storage.getItem('visaApplications')?.length).toBeLessThan(0.95 * 5_242_880);
  expect(tab.applications.list().filter(({ status }) => status === 'Processing')).toHaveLength(54);
  expect(idsOf(await everyApplication()).toSorted()).toEqual(idsOf(FULL).toSorted());
});

test('a submission to a full list moves the next one out, in the same commit', async () => {
  const { tab, overflow, moveIntoList } = await openFull(FULL);
  const before = await overflow();
  const added = numbered(COUNT, 'Submitted');
  await tab.applications.append(() => added);
  expect(tab.applications.list().at(-1)).toMatchObject({ id: added.id });
  expect((await overflow()).length - before.length).toBeLessThanOrEqual(2);
  // The oldest comes back to be edited, and stays until it was.
  const [oldest = ''] = idsOf(FULL.slice(1));
  await moveIntoList(oldest);
  await tab.applications.update(([...all]) =>
    all.filter(({ id }) => id === oldest).map((each) => ({ ...each, status: 'Rejected' })),
  );
  expect(tab.applications.list()).toContainEqual(
    expect.objectContaining({ id: oldest, status: 'Rejected' }),
  );
  expect(await overflow()).not.toContain(oldest);
});

test('applications without a decision leave last', async () => {
  const waiting = FULL.map((each, at) => ({
    ...each,
    status: at % 30 === 0 ? 'Rejected' : 'Submitted',
  }));
  const { overflow } = await openFull(waiting);
  const gone = new Set(await overflow());
  expect(waiting.every(({ id, status }) => status === 'Submitted' || gone.has(id))).toBe(true);
  const [first, ...others] = waiting.filter(({ status }) => status === 'Submitted');
  expect(gone.has(first?.id ?? '')).toBe(true);
  expect(gone.has(others.at(-1)?.id ?? '')).toBe(false);
});

test('a backup has them, and a restore puts into the list what fits', async () => {
  const full = await openFull(FULL);
  const { readTexts } = await import('./makeBackup');
  const { texts } = await readTexts({ withMailPassword: false });
  const saved = (texts.get('visaApplications') ?? []).map((text): unknown => JSON.parse(text));
  expect(saved).toHaveLength(COUNT);
  const incoming = new Map([
    ['visaApplications' as const, FULL.map((record) => ({ id: record.id, record, raw: record }))],
  ]);
  const { dryRun, restore } = await import('./restore');
  // Those in the overflow are here already.
  const { pairings } = await dryRun(incoming);
  expect(pairings.get('visaApplications')?.pairs.every(({ stored }) => stored)).toBe(true);
  await restore(incoming, 'add', {});
  expect(await full.everyApplication()).toHaveLength(COUNT);

  await deleteDatabase();
  const other = await reopen(new FakeBrowser());
  const { restore: restoreThere } = await import('./restore');
  await restoreThere(incoming, 'add', {});
  expect(idsOf(await other.everyApplication()).toSorted()).toEqual(idsOf(FULL).toSorted());
  expect((await other.overflow()).length).toBeGreaterThan(10);
});

test('who clears the site’s data clears them too, and a snapshot has them all', async () => {
  const { browser, tab } = await openFull(FULL);
  for (const key of ['visaApplications', 'pages', 'isDemoInitialized']) tab.storage.removeItem(key);
  tab.storage.setItem('pages', '[]');
  const { db, everyApplication } = await reopen(browser);
  expect(await everyApplication()).toEqual([]);
  const [snapshot] = await db.snapshots.where('reason').equals('seeding').toArray();
  const kept: unknown = JSON.parse(snapshot?.texts.visaApplications ?? '[]');
  expect(kept).toHaveLength(COUNT);
});
