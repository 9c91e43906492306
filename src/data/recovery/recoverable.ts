import {
  type Difference,
  differenceOf,
  type IncomingRecord,
  pair,
  type Pairing,
  withoutKept,
} from '@/content/backup/comparison';
import { whenIdle } from '@/lib/async/whenIdle';
import type { OtherValue } from '../counters/otherValues';
import { adminFlagsOf, setAdminFlags } from '../adminFlags';
import { SaveError } from '../errors';
import { withDatabase } from '../journal/database';
import { db, type SnapshotReason, type SnapshotRow } from '../journal/db';
import { openText } from '../journal/secrets';
import { idOf, type Item, parseRecords } from '../journal/text';
import { CONTENT_KEYS, type ContentKey, SEEDED_FLAG } from '../keys';
import { isUnreadable } from '../unread';
import { type Content, pairWith, readContent } from './content';
import { type IncomingContent, dryRun } from './restore';

export type { SnapshotReason };

/** What every row of the list has: its id, and its date in milliseconds since 1970. */
interface Row {
  readonly id: string;
  readonly at: number;
}

type Differences = ReadonlyMap<ContentKey, Difference>;

/** A snapshot, and how going back to it would change what is here now. */
export interface RestorePoint extends Row {
  readonly kind: 'point';
  readonly snapshot: number;
  readonly reason: SnapshotReason;
  /**
   * From before the demo content, holds what is not here, and nobody has answered the offer yet:
   * untouched demo records give way to it, what was made since stays beside it.
   */
  readonly isOffered: boolean;
  readonly differences: Differences;
}

/** The journal's last revision of a key whose stored text cannot be read. */
export interface LastCopy extends Row {
  readonly kind: 'copy';
  readonly key: ContentKey;
  readonly differences: Differences;
}

/** A text that could not be read and was set aside word for word. */
export interface UnreadableText extends Row {
  readonly kind: 'text';
  readonly key: ContentKey;
  readonly hash: string;
  readonly text: string;
}

/** A value that a change of another counter took the place of, or that a deletion did not see. */
export interface LostValue extends Row {
  readonly kind: 'value';
  readonly other: OtherValue;
}

/** What you can restore as it is; a text must be mended first. */
export type Comparable = RestorePoint | LastCopy;
export type Recoverable = Comparable | UnreadableText | LostValue;

const arrivingFrom = (records: readonly unknown[]): readonly IncomingRecord[] =>
  records.map((record) => ({ id: idOf(record), record, raw: record }));

/** The records in a snapshot; what cannot be read in it is left out. */
function recordsIn(texts: SnapshotRow['texts'], isOffered: boolean): IncomingContent {
  return new Map(
    CONTENT_KEYS.flatMap((key) => {
      const text = texts[key];
      const records = text === undefined ? undefined : parseRecords(key, text);
      // A kind that there was nothing of before the demo is left alone.
      if (!records || (isOffered && records.length === 0)) return [];
      return [[key, arrivingFrom(records)] as const];
    }),
  );
}

/** The demo's records, word for word. */
async function demoTexts(): Promise<ReadonlySet<string>> {
  const { seed } = await import('@/content/seed/seed');
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

/** What is here now, to compare with. */
interface Present {
  readonly content: Content;
  /** The texts that a snapshot of now would hold. */
  readonly texts: ReadonlyMap<ContentKey, string>;
}

/** `givingWay`: the texts of the records that would go, where that is not all that is only here. */
function differencesOf(
  texts: SnapshotRow['texts'],
  now: Present,
  givingWay?: ReadonlySet<string>,
): Differences {
  const differences = new Map<ContentKey, Difference>();
  // Most keys are as they were, and need no parsing.
  const changed: SnapshotRow['texts'] = {};
  for (const key of CONTENT_KEYS) {
    const text = texts[key];
    if (text === undefined) continue;
    const count = now.content.get(key)?.length ?? 0;
    if (text !== now.texts.get(key)) changed[key] = text;
    else differences.set(key, { arriving: count, added: 0, changed: 0, same: count, onlyHere: 0 });
  }
  for (const [key, records] of recordsIn(changed, givingWay !== undefined)) {
    const pairing = pairWith(key, now.content.get(key) ?? [], records);
    differences.set(key, differenceOf(givingWay ? withoutKept(pairing, givingWay) : pairing));
  }
  return differences;
}

const holdsNews = (differences: Differences) =>
  [...differences.values()].some(({ added, changed }) => added + changed > 0);

/** Snapshots from before the demo that nobody has answered. */
async function unanswered(): Promise<readonly number[]> {
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
  const texts = new Map([...content].map(([key, items]) => [key, openText(key, items)]));
  const now = { content, texts };
  const demo = offered.length > 0 ? await demoTexts() : undefined;
  const points: RestorePoint[] = [];
  for (const id of ids) {
    // One at a time: together they may be large.
    const row = await findSnapshot(id);
    if (row) {
      const news = demo && offered.includes(id) ? differencesOf(row.texts, now, demo) : undefined;
      const isOffered = news !== undefined && holdsNews(news);
      const differences = isOffered ? news : differencesOf(row.texts, now);
      const { takenAt: at, reason } = row;
      const names = { id: `point ${String(id)}`, snapshot: id };
      points.push({ kind: 'point', ...names, at, reason, isOffered, differences });
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
  return restorePoints(content, ids, await unanswered());
}

/** Nothing of a key that cannot be read is on any screen, so that all of its copy would come back. */
const pairCopy = (items: readonly Item[]) =>
  pair<Item>([], arrivingFrom(items.map(({ text }): unknown => JSON.parse(text))));

async function copies(content: Content): Promise<readonly LastCopy[]> {
  const keys = CONTENT_KEYS.filter((key) => isUnreadable(key) && content.has(key));
  const rows = await withDatabase(
    () => db.journal.bulkGet(keys),
    () => [],
  );
  return rows.flatMap((row): LastCopy[] => {
    if (!row) return [];
    const { key, savedAt: at } = row;
    const difference = differenceOf(pairCopy(content.get(key) ?? []));
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
  const count = await withDatabase(
    () => db.unsettled.count(),
    () => 0,
  );
  if (count === 0) return [];
  const { otherValues } = await import('../counters/otherValues');
  return (await otherValues()).map((other) => ({
    kind: 'value',
    id: other.id,
    at: other.at,
    other,
  }));
}

/** All that can be brought back, newest first, and whether all of it could be read. */
export async function recoverables(): Promise<{
  readonly list: readonly Recoverable[];
  readonly isWhole: boolean;
}> {
  const content = readContent();
  // What cannot be read is set aside while the content is read.
  await content.catch(() => undefined);
  const parts = await Promise.allSettled<readonly Recoverable[]>([
    unreadableTexts(),
    lostValues(),
    content.then(copies),
    content.then(allRestorePoints),
  ]);
  const list = parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
  const isWhole = parts.every(({ status }) => status === 'fulfilled');
  return { list: list.toSorted((a, b) => b.at - a.at), isWhole };
}

/** What the administrator is asked about: keys that cannot be read, and what could come back. */
export interface Offers {
  readonly unreadable: readonly ContentKey[];
  readonly copies: readonly LastCopy[];
  readonly beforeDemo: readonly RestorePoint[];
}

/** What in the list waits for an answer. @throws SaveError */
export async function offers(): Promise<Offers> {
  const unreadable = CONTENT_KEYS.filter(isUnreadable);
  const ids = await unanswered();
  // As a rule there is neither, and what is stored need not be read.
  if (unreadable.length + ids.length === 0) return { unreadable, copies: [], beforeDemo: [] };
  const content = await readContent();
  const points = await restorePoints(content, ids, ids);
  const beforeDemo = points.filter(({ isOffered }) => isOffered).toSorted((a, b) => b.at - a.at);
  return { unreadable, copies: await copies(content), beforeDemo };
}

/** The offers are answered: the content stays as it is, and the snapshots too. @throws SaveError */
export function dismissOffers(points: readonly RestorePoint[]): Promise<void> {
  const ids = points.map(({ snapshot }) => String(snapshot));
  return setAdminFlags('answeredSnapshot', ids, SEEDED_FLAG);
}

/** It is no longer there: newer snapshots have taken its place. */
export class RecoverableGone extends SaveError {
  constructor() {
    super('conflict');
  }
}

/** What of one kind would come back, beside the stored records that it is compared with. */
interface Compared {
  readonly pairing: Pairing<Item>;
  /** The same without the records that stay in any case. */
  readonly shown: Pairing<Item>;
}

/** Compares one of the list with what is stored; the stamps are for `restore`. @throws SaveError, RecoverableGone */
export async function compare(item: Comparable): Promise<{
  readonly kinds: ReadonlyMap<ContentKey, Compared>;
  readonly stamps: ReadonlyMap<ContentKey, string>;
}> {
  if (item.kind === 'copy') {
    const pairing = pairCopy((await readContent()).get(item.key) ?? []);
    const arriving = pairing.pairs.map((each) => each.arriving);
    const { stamps } = await dryRun(new Map([[item.key, arriving]]));
    return { kinds: new Map([[item.key, { pairing, shown: pairing }]]), stamps };
  }
  const row = await findSnapshot(item.snapshot);
  if (!row) throw new RecoverableGone();
  const { pairings, stamps } = await dryRun(recordsIn(row.texts, item.isOffered));
  const demo = item.isOffered ? await demoTexts() : undefined;
  const kinds = [...pairings].map(([key, pairing]) => {
    const shown = demo ? withoutKept(pairing, demo) : pairing;
    return [key, { pairing, shown }] as const;
  });
  return { kinds: new Map(kinds), stamps };
}
