import {
  type DifferenceCounts,
  countDifferences,
  type IncomingRecord,
  pair,
  type Pairing,
  withoutUnaffected,
} from '@/engines/backup/comparison';
import { whenIdle } from '@/lib/async/scheduling';
import { adminFlagsOf, setAdminFlags } from '@/store/adminFlags';
import { SaveError } from '@/store/errors';
import { withDatabase } from '@/store/journal/database';
import { db, type SnapshotReason, type SnapshotRow } from '@/store/journal/db';
import { redactedText } from '@/store/journal/secrets';
import { parseRecords } from '@/store/local/records';
import { recordId, type StoredItem } from '@/store/journal/text';
import type { ContentKey } from '@/domain/registry';
import { SEEDED_FLAG } from '@/config';
import { CONTENT_KEYS } from '@/store/keys';
import { readText } from '@/store/local/read';
import { officeState } from '@/store/office/officeState';
import { type LostText, loadSharing } from '@/store/office/sharing';
import { notToAdd } from '@/store/addedOnly';
import { type Content, pairWith, readAllContent } from '@/store/allContent';
import { type IncomingContent, dryRun } from '@/store/restore';

/** The id and date (milliseconds since 1970) of each row of the list. */
interface Row {
  readonly id: string;
  readonly at: number;
}

type Differences = ReadonlyMap<ContentKey, DifferenceCounts>;

/** A snapshot, and what restoring it would change. */
export interface RestorePoint extends Row {
  readonly kind: 'point';
  readonly snapshot: number;
  readonly reason: SnapshotReason;
  /**
   * A snapshot from before the demo content with missing records, not answered yet. Untouched demo
   * records are replaced; later ones stay.
   */
  readonly isOffered: boolean;
  readonly differences: Differences;
}

/** The journal's last revision of an unreadable key. */
export interface LastCopy extends Row {
  readonly kind: 'copy';
  readonly key: ContentKey;
  readonly differences: Differences;
}

/** A quarantined text. */
export interface UnreadableText extends Row {
  readonly kind: 'text';
  readonly key: ContentKey;
  readonly hash: string;
  readonly text: string;
}

/** A value that another counter's change has overwritten, or that a deletion did not know. */
export interface LostValue extends Row {
  readonly kind: 'value';
  readonly other: LostText;
}

/** What can be restored as it is; a text must be repaired first. */
export type Comparable = RestorePoint | LastCopy;
export type Recoverable = Comparable | UnreadableText | LostValue;

/** Whether a key's text cannot be parsed. */
export function isUnreadable(key: ContentKey): boolean {
  const text = readText(key);
  return text !== null && parseRecords(key, text) === undefined;
}

const toIncoming = (records: readonly unknown[]): readonly IncomingRecord[] =>
  records.map((record) => ({ id: recordId(record), record, raw: record }));

/** The records in a snapshot; unreadable texts are left out. */
function recordsIn(texts: SnapshotRow['texts'], isOffered: boolean): IncomingContent {
  return new Map(
    CONTENT_KEYS.flatMap((key) => {
      const text = texts[key];
      const records = text === undefined ? undefined : parseRecords(key, text);
      // A kind without records before the demo is left alone.
      if (!records || (isOffered && records.length === 0)) return [];
      return [[key, toIncoming(records)] as const];
    }),
  );
}

/** The demo's records as JSON. */
async function demoTexts(): Promise<ReadonlySet<string>> {
  const { seed } = await import('@/domain/seed/seed');
  const lists = [seed.pages, seed.blogs, seed.sections, seed.visaCards];
  return new Set(lists.flatMap((list) => list.map((each) => JSON.stringify(each))));
}

function findSnapshot(id: number): Promise<SnapshotRow | undefined> {
  return withDatabase<SnapshotRow | undefined>(
    () => db.snapshots.get(id),
    () => undefined,
    'write',
  );
}

/** The current content, to compare with. */
interface CurrentContent {
  readonly content: Content;
  /** Names of records that are not added. */
  readonly excluded: ReadonlySet<string>;
  /** The texts that a snapshot would hold now. */
  readonly texts: ReadonlyMap<ContentKey, string>;
}

/** @param replaceable texts of the records that would be removed, if not all that are missing there */
function differencesOf(
  texts: SnapshotRow['texts'],
  now: CurrentContent,
  replaceable?: ReadonlySet<string>,
): Differences {
  const differences = new Map<ContentKey, DifferenceCounts>();
  // Unchanged keys need no parsing.
  const changed: SnapshotRow['texts'] = {};
  for (const key of CONTENT_KEYS) {
    const text = texts[key];
    if (text === undefined) continue;
    const count = now.content.get(key)?.length ?? 0;
    if (text !== now.texts.get(key)) changed[key] = text;
    else
      differences.set(key, { incoming: count, added: 0, changed: 0, same: count, onlyStored: 0 });
  }
  for (const [key, records] of recordsIn(changed, replaceable !== undefined)) {
    const items = now.content.get(key) ?? [];
    const pairing = pairWith({ key, items }, records, now.excluded);
    differences.set(
      key,
      countDifferences(replaceable ? withoutUnaffected(pairing, replaceable) : pairing),
    );
  }
  return differences;
}

const hasAdditions = (differences: Differences) =>
  [...differences.values()].some(({ added, changed }) => added + changed > 0);

/** Ids of the snapshots from before the demo that were not answered. */
async function pendingOfferIds(): Promise<readonly number[]> {
  const answered = await adminFlagsOf('answeredSnapshot');
  const ids = await withDatabase(
    () => db.snapshots.where('reason').equals('seeding').primaryKeys(),
    () => [],
  );
  return ids.filter((id) => !answered.has(String(id)));
}

async function restorePoints(
  content: Content,
  ids: readonly number[],
  offered: readonly number[],
): Promise<readonly RestorePoint[]> {
  const texts = new Map([...content].map(([key, items]) => [key, redactedText(key, items)]));
  const now = { content, texts, excluded: await withDatabase(notToAdd, () => new Set<string>()) };
  const demo = offered.length > 0 ? await demoTexts() : undefined;
  const points: RestorePoint[] = [];
  for (const id of ids) {
    // One at a time: all together may be large.
    const row = await findSnapshot(id);
    if (row) {
      const additions =
        demo && offered.includes(id) ? differencesOf(row.texts, now, demo) : undefined;
      const isOffered = additions !== undefined && hasAdditions(additions);
      const differences = isOffered ? additions : differencesOf(row.texts, now);
      const { takenAt: at, reason } = row;
      const identity = { id: `point ${String(id)}`, snapshot: id };
      points.push({ kind: 'point', ...identity, at, reason, isOffered, differences });
    }
    await new Promise<void>((resolve) => whenIdle(resolve));
  }
  return points;
}

async function allRestorePoints(content: Content): Promise<readonly RestorePoint[]> {
  const ids = await withDatabase(
    () => db.snapshots.toCollection().primaryKeys(),
    () => [],
  );
  return restorePoints(content, ids, await pendingOfferIds());
}

/** An unreadable key shows no records, so all of its copy counts as added. */
const pairCopy = (items: readonly StoredItem[]) =>
  pair<StoredItem>([], toIncoming(items.map(({ text }): unknown => JSON.parse(text))));

async function lastCopies(content: Content): Promise<readonly LastCopy[]> {
  const keys = CONTENT_KEYS.filter((key) => isUnreadable(key) && content.has(key));
  const rows = await withDatabase(
    () => db.journal.bulkGet(keys),
    () => [],
  );
  return rows.flatMap((row): LastCopy[] => {
    if (!row) return [];
    const { key, savedAt: at } = row;
    const difference = countDifferences(pairCopy(content.get(key) ?? []));
    return [
      { kind: 'copy', id: `copy ${key}`, at, key, differences: new Map([[key, difference]]) },
    ];
  });
}

async function unreadableTexts(): Promise<readonly UnreadableText[]> {
  const rows = await withDatabase(
    () => db.quarantine.toArray(),
    () => [],
  );
  return rows.map(({ key, hash, text, foundAt: at }) => ({
    kind: 'text',
    id: `text ${key} ${hash}`,
    at,
    key,
    hash,
    text,
  }));
}

async function lostValues(): Promise<readonly LostValue[]> {
  // One that has left its office can still resolve what is listed.
  if ((await officeState()) === undefined) return [];
  const { lostTexts } = await loadSharing();
  return (await lostTexts()).map((other) => ({
    kind: 'value',
    id: `value ${other.id}`,
    at: other.at,
    other,
  }));
}

/** Everything that can be restored, newest first, and whether all sources could be read. */
export async function recoverables(): Promise<{
  readonly list: readonly Recoverable[];
  readonly isComplete: boolean;
}> {
  const content = readAllContent();
  // Reading the content quarantines unreadable texts.
  await content.catch(() => undefined);
  const parts = await Promise.allSettled<readonly Recoverable[]>([
    unreadableTexts(),
    lostValues(),
    content.then(lastCopies),
    content.then(allRestorePoints),
  ]);
  const list = parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
  const isComplete = parts.every(({ status }) => status === 'fulfilled');
  return { list: list.toSorted((a, b) => b.at - a.at), isComplete };
}

/** What the administrator is asked about: unreadable keys, and what could be restored. */
export interface Offers {
  readonly unreadable: readonly ContentKey[];
  readonly lastCopies: readonly LastCopy[];
  readonly beforeDemo: readonly RestorePoint[];
}

/** The offers that are not answered yet. @throws SaveError */
export async function openQuestions(): Promise<Offers> {
  const unreadable = CONTENT_KEYS.filter(isUnreadable);
  const ids = await pendingOfferIds();
  // Usually there is neither, and the content need not be read.
  if (unreadable.length + ids.length === 0) return { unreadable, lastCopies: [], beforeDemo: [] };
  const content = await readAllContent();
  const points = await restorePoints(content, ids, ids);
  const beforeDemo = points.filter(({ isOffered }) => isOffered).toSorted((a, b) => b.at - a.at);
  return { unreadable, lastCopies: await lastCopies(content), beforeDemo };
}

/** Marks offers as answered; content and snapshots stay. @throws SaveError */
export function dismissOffers(points: readonly RestorePoint[]): Promise<void> {
  const ids = points.map(({ snapshot }) => String(snapshot));
  return setAdminFlags('answeredSnapshot', ids, SEEDED_FLAG);
}

/** The snapshot was deleted in favour of newer ones. */
export class RecoverableGone extends SaveError {
  constructor() {
    super('conflict');
    // Tells it from other conflicts where this module is not loaded.
    this.name = 'RecoverableGone';
  }
}

/** The restorable records of one kind, paired with the stored ones. */
interface Compared {
  readonly pairing: Pairing<StoredItem>;
  /** Without the records that stay in any case. */
  readonly shown: Pairing<StoredItem>;
}

/** Compares an item with the stored content; pass the hashes to `restore`. @throws SaveError, RecoverableGone */
export async function compare(item: Comparable): Promise<{
  readonly kinds: ReadonlyMap<ContentKey, Compared>;
  readonly hashes: ReadonlyMap<ContentKey, string>;
}> {
  if (item.kind === 'copy') {
    const pairing = pairCopy((await readAllContent()).get(item.key) ?? []);
    const incoming = pairing.pairs.map((each) => each.incoming);
    const { hashes } = await dryRun(new Map([[item.key, incoming]]));
    return { kinds: new Map([[item.key, { pairing, shown: pairing }]]), hashes };
  }
  const row = await findSnapshot(item.snapshot);
  if (!row) throw new RecoverableGone();
  const { pairings, hashes } = await dryRun(recordsIn(row.texts, item.isOffered));
  const demo = item.isOffered ? await demoTexts() : undefined;
  const kinds = [...pairings].map(([key, pairing]) => {
    const shown = demo ? withoutUnaffected(pairing, demo) : pairing;
    return [key, { pairing, shown }] as const;
  });
  return { kinds: new Map(kinds), hashes };
}
