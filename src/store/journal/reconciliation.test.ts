import 'fake-indexeddb/auto';
import { describe, expect, it, onTestFinished, vi, test } from 'vitest';
import { deleteDatabase, FakeBrowser } from '@test/storage/fakeBrowser';
import { BLANK } from '@test/storage/protocolPage';
import { SEEDED_FLAG } from '@/config';
import {
  msSeenBefore,
  type UnknownWrites,
  resolve,
  SETTLE_MS,
  type Comparison,
} from './reconciliation';
import { PROPAGATION_MS } from './tabs';
import { ABSENT } from '@/store/keys';

const last = 'hash of the last revision';
const foreign = 'hash of a foreign text';
const earlier = { stored: 'hash of an earlier revision', isEarlierRevision: true };
const missing = { stored: ABSENT };
const proved = { isProvenNewer: true };
const settled = { isProvenNewer: true, seenForMs: SETTLE_MS };

test.each<[string, Partial<Comparison>, string]>([
  ['what the last revision wrote', { stored: last }, 'inSync'],
  [
    'the last text, which an earlier revision had too',
    { stored: last, isEarlierRevision: true },
    'inSync',
  ],
  ['nothing, and nothing was ever written', { stored: ABSENT, last: ABSENT }, 'inSync'],
  ['an earlier revision, without proof', earlier, 'behind'],
  [
    'an earlier revision, without proof, for long',
    { ...earlier, seenForMs: PROPAGATION_MS },
    'behind',
  ],
  ['nothing, without proof', missing, 'behind'],
  ['an earlier revision, with proof, for the first time', { ...earlier, ...proved }, 'wait'],
  ['an earlier revision, with proof, that is still there', { ...earlier, ...settled }, 'adopt'],
  ['nothing, with proof, for the first time', { ...missing, ...proved }, 'wait'],
  ['nothing, with proof, still', { ...missing, ...settled }, 'adopt'],
  ['an unknown text, for the first time', { stored: foreign }, 'wait'],
  ['an unknown text, for a moment', { stored: foreign, seenForMs: SETTLE_MS }, 'wait'],
  ['an unknown text, for two seconds', { stored: foreign, seenForMs: PROPAGATION_MS }, 'adopt'],
  ['an unknown text, with proof, for the first time', { stored: foreign, ...proved }, 'wait'],
  ['an unknown text, with proof, for a moment', { stored: foreign, ...settled }, 'adopt'],
  [
    'an unknown text where there is no journal, for the first time',
    { stored: foreign, last: ABSENT },
    'wait',
  ],
  [
    'an unknown text where there is no journal, for a moment',
    { stored: foreign, last: ABSENT, seenForMs: SETTLE_MS },
    'adopt',
  ],
  ['an unreadable text', { stored: undefined }, 'unreadable'],
  ['an unreadable text, with proof', { stored: undefined, ...settled }, 'unreadable'],
])('localStorage holds %s', (_case, comparison, expected) => {
  const question = {
    stored: last,
    last,
    isEarlierRevision: false,
    isProvenNewer: false,
    seenForMs: 0,
  };
  expect(resolve({ ...question, ...comparison })).toBe(expected);
});

describe('a text that no revision wrote', () => {
  const unknownWrites: UnknownWrites = new Map([
    ['pages', { epoch: 'first', hash: 'a', seenForMs: 250 }],
  ]);
  const look = (epoch: string, hash: string) =>
    msSeenBefore(unknownWrites, { state: { key: 'pages', epoch }, stored: { hash } });

  it('has been seen for as long as it was the same', () => {
    expect(look('first', 'a')).toBe(250);
    expect(look('first', 'b')).toBe(0);
  });

  it('is compared again if the database was deleted meanwhile, because another tab may have written', () => {
    expect(look('second', 'a')).toBe(0);
  });
});

it('an earlier text counts as a late write until the last revision has settled', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('BroadcastChannel', undefined);
  const tab = await new FakeBrowser().openTab();
  await tab.pages.save({ ...BLANK, id: 'a', title: 'A' });
  const before = tab.storage.getItem('pages') ?? '';
  await tab.pages.save({ ...BLANK, id: 'b', title: 'B' });
  const newest = tab.storage.getItem('pages') ?? '';
  const { db } = await import('./db');
  const { writeTransaction } = await import('./database');
  const { reconcile } = await import('./reconciliation');
  const resolutionOf = async (text: string) => {
    tab.storage.setItem('pages', text);
    const { resolution } = await writeTransaction(db.tables, ({ epoch }) =>
      reconcile('pages', epoch, { unknownWrites: new Map() }),
    );
    return resolution;
  };
  expect(await resolutionOf(before)).toBe('behind');
  expect(await resolutionOf(newest)).toBe('inSync');
  vi.advanceTimersByTime(PROPAGATION_MS);
  expect(await resolutionOf(before)).toBe('wait');
  await db.revisions.put({ key: 'pages', revision: 2, hash: 'undone', savedAt: 0 });
  expect(await resolutionOf(before)).toBe('behind');
});

describe('after pages ran with the last revision in localStorage, without this page having seen it,', () => {
  const ONE = { ...BLANK, id: 'a', title: 'A' };

  /** Opens a new page after two saves, with pages of the browser having run for `minutes` since. */
  async function laterTab(minutes: number) {
    vi.stubGlobal('BroadcastChannel', undefined);
    await deleteDatabase();
    const browser = new FakeBrowser();
    const tab = await browser.openTab();
    await tab.startUp();
    await tab.pages.save(ONE);
    const before = tab.storage.getItem('pages') ?? '';
    await tab.pages.save({ ...BLANK, id: 'b', title: 'B' });
    const { db } = await import('./db');
    const { addRunningTime } = await import('./tabs');
    const meta = await db.meta.get('database');
    for (const { key, revision } of await db.journal.toArray())
      for (let noted = 0; noted < minutes; noted += 10)
        await addRunningTime([{ key, epoch: meta?.epoch ?? '', revision, minutes: 10 }]);
    const later = await browser.openTab();
    return { later, before };
  }

  it.each([
    [50, 'comes back: a crash may have lost it', ['A', 'B']],
    [60, 'makes way for an earlier text, and a snapshot keeps it', ['A']],
  ])('for %i minutes it %s', async (minutes, _what, titles) => {
    const { later, before } = await laterTab(minutes);
    later.storage.setItem('pages', before);
    await later.reconcileKeys(['pages']);
    expect(
      later.pages
        .list()
        .slice(2)
        .map(({ title }) => title),
    ).toEqual(titles);
    const { db } = await import('./db');
    const snapshots = await db.snapshots.where('reason').equals('foreignWrite').toArray();
    const isKept = snapshots.some(({ texts }) => texts.pages?.includes('"title":"B"'));
    expect(isKept).toBe(titles.length === 1);
  });

  it.each([
    [50, 'comes back whole where localStorage is empty', 4],
    [60, 'makes way for a first run', 2],
  ])('for %i minutes it %s', async (minutes, _what, count) => {
    const { later } = await laterTab(minutes);
    for (const key of [SEEDED_FLAG, 'pages', 'blogs', 'sections', 'visaCards', 'menus'])
      later.storage.removeItem(key);
    await later.startUp();
    expect(later.pages.list()).toHaveLength(count);
    expect(later.storage.getItem(SEEDED_FLAG)).toBe('true');
  });

  it('a text that was lost and written again counts anew', async () => {
    const { later, before } = await laterTab(50);
    later.storage.setItem('pages', before);
    await later.reconcileKeys(['pages']);
    const { db } = await import('./db');
    expect(await db.journal.get('pages')).toMatchObject({ minutes: 0 });
  });
});
