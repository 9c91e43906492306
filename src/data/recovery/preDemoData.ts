import type { Seed } from '@/content/seed/seed';
import { announceHere } from '../local/changes';
import { commitMany, type KeyChange } from '../journal/commit';
import { withDatabase } from '../journal/database';
import { db, type SnapshotRow } from '../journal/db';
import { SaveError } from '../errors';
import { CONTENT_KEYS, isCollectionKey, SEEDED_FLAG, type ContentKey } from '../keys';
import { local } from '../local/local';
import { setAdminFlags, adminFlagsOf, putAdminFlags } from '../adminFlags';
import { withSecretOf } from '../journal/secrets';
import { fragment, matchItems, parseFragments, parseRecords, type Change } from '../journal/text';

/** What was on this device before the demo content was written over it. */
export interface PreDemoData {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  readonly recordCounts: ReadonlyMap<ContentKey, number>;
}

/** Snapshots taken before seeding that nobody has answered yet and that hold what is not here now, newest first. @throws SaveError */
export async function unansweredPreDemoData(): Promise<readonly PreDemoData[]> {
  const answered = await adminFlagsOf('answeredSnapshot');
  const snapshots = await withDatabase(
    () => db.snapshots.where('reason').equals('seeding').toArray(),
    () => [],
  );
  return snapshots
    .filter(({ id }) => !answered.has(String(id)))
    .toSorted((a, b) => b.takenAt - a.takenAt)
    .map(describe)
    .filter(({ recordCounts }) => recordCounts.size > 0);
}

function recordsOf({ texts }: SnapshotRow, key: ContentKey): readonly unknown[] {
  const text = texts[key];
  return (text !== undefined && parseRecords(key, text)) || [];
}

/** How many records of a snapshot are not stored word for word now. */
function missingHere(snapshot: SnapshotRow, key: ContentKey): number {
  const present = parseFragments(key, local.getItem(key) ?? '') ?? [];
  const texts = new Set(present.map(({ text }) => text));
  return recordsOf(snapshot, key).filter(
    (record) => !texts.has(fragment(withSecretOf(key, present[0]?.text, record)).text),
  ).length;
}

function describe(snapshot: SnapshotRow): PreDemoData {
  const counts = CONTENT_KEYS.map((key) => [key, missingHere(snapshot, key)] as const);
  const recordCounts = new Map(counts.filter(([, count]) => count > 0));
  return { id: snapshot.id, takenAt: snapshot.takenAt, recordCounts };
}

/** The offers are answered: the content stays as it is, and the snapshots too. @throws SaveError */
export function keepPresent(ids: readonly number[]): Promise<void> {
  return setAdminFlags('answeredSnapshot', ids.map(String), SEEDED_FLAG);
}

/**
 * Puts the earlier records back. Untouched demo records give way; what was made since stays
 * beside them. What is there now is kept in a snapshot. The offer is answered with it.
 * @throws SaveError, and then nothing was put back; `conflict` where the snapshot has given way
 */
export async function restoreEarlier(id: number): Promise<void> {
  const snapshot = await withDatabase(
    () => db.snapshots.get(id),
    () => undefined,
    'write',
  );
  if (!snapshot) throw new SaveError('conflict');
  const { seed } = await import('@/content/seed/seed');
  const keys = CONTENT_KEYS.filter((key) => recordsOf(snapshot, key).length > 0);
  const changes = keys.map((key): KeyChange => ({
    key,
    change: putBack(key, recordsOf(snapshot, key), seed),
  }));
  await commitMany(changes, {
    snapshot: 'restoring',
    within: () => putAdminFlags('answeredSnapshot', [String(id)]),
  });
  announceHere(SEEDED_FLAG);
}

function putBack(key: ContentKey, records: readonly unknown[], seed: Seed): Change {
  if (!isCollectionKey(key))
    // The mail password that is stored now stays: a snapshot has none.
    return (items) =>
      matchItems(
        items,
        records.map((record) => fragment(withSecretOf(key, items[0]?.text, record))),
      );
  const earlier = records.map(fragment);
  const { menus: _menus, ...demo } = seed;
  const giveWay = new Set(
    Object.values(demo)
      .flat()
      .map((record) => fragment(record).text),
  );
  const ids = new Set(earlier.map((each) => each.id));
  return (items) => {
    const isSince = (item: { text: string; id: string | undefined }) =>
      !giveWay.has(item.text) && (item.id === undefined || !ids.has(item.id));
    return matchItems(items, [...earlier, ...items.filter(isSince)]);
  };
}
