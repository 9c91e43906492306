import * as v from 'valibot';
import { type Change, SHARED_KEYS, type SharedKey } from '@/engines/officeSync/change';
import { isSupported, nameOf } from '@/engines/officeSync/merge';
import { db } from '@/store/journal/db';
import { inBatches } from '@/store/journal/journal';

/*
 * The known changes, own and received, in sets: one row for changes that were stored together. Its
 * functions run in a transaction or without one.
 */

export interface ChangesetRow {
  /** The sequence number of the last of its changes; ascends in the order of arrival. */
  seq: number;
  /** `nameOf` the records that they change. */
  records: string[];
  /** The changes as JSON, joined by commas: a text is stored in half the time of objects. */
  text: string;
  /** Set on a change by itself that only a newer version of the app understands. */
  waits?: 1;
}

/** Changes that were stored together. */
export interface Changeset extends Pick<ChangesetRow, 'seq' | 'waits'> {
  readonly changes: readonly Change[];
}

export const changesetsTable = db.table<ChangesetRow, number>('changesets');

const changesSchema = v.array(
  v.object({
    id: v.string(),
    clock: v.number(),
    key: v.picklist(SHARED_KEYS),
    record: v.string(),
    fields: v.record(
      v.string(),
      v.object({ value: v.optional(v.unknown(), null), replaces: v.array(v.string()) }),
    ),
  }),
);

/** Usual length of a set: long enough that joining is quick, short enough that reading a record is. */
const SET_LENGTH = 16_384;
/** Few enough not to block the page. */
const SETS_AT_ONCE = 3;

/** The rows of changes after the one with the sequence number `lastSeq`. */
export function* changesetRows(
  changes: readonly Change[],
  lastSeq: number,
): Generator<undefined, readonly ChangesetRow[]> {
  const rows: ChangesetRow[] = [];
  let open: ChangesetRow | undefined;
  for (const [at, change] of changes.entries()) {
    const row = { seq: lastSeq + at + 1, records: [nameOf(change)], text: JSON.stringify(change) };
    if (!isSupported(change)) rows.push({ ...row, waits: 1 });
    else if (open && open.text.length + row.text.length < SET_LENGTH) {
      open.seq = row.seq;
      open.records = [...new Set([...open.records, ...row.records])];
      open.text += `,${row.text}`;
    } else rows.push((open = row));
    yield;
  }
  return rows;
}

export const putChangesets = (rows: readonly ChangesetRow[]): Promise<void> =>
  inBatches(rows, (some) => changesetsTable.bulkPut([...some]), SETS_AT_ONCE);

/** Parses rows, each once. */
const parsed = (rows: readonly (ChangesetRow | undefined)[]): Changeset[] =>
  [...new Map(rows.map((row) => [row?.seq, row])).values()].flatMap((row) =>
    row ? { ...row, changes: v.parse(changesSchema, JSON.parse(`[${row.text}]`)) } : [],
  );

export const allChangesets = async () => parsed(await changesetsTable.toArray());

/** The sets after a sequence number, up to a number of them. */
export const changesetsAfter = async (seq: number, most: number) =>
  parsed(await changesetsTable.where('seq').above(seq).limit(most).toArray());

const waitingRows = () => changesetsTable.where('waits').equals(1);

/** The changes that only a newer version understood when they arrived. */
export const waitingChanges = async (): Promise<readonly Change[]> =>
  parsed(await waitingRows().toArray()).flatMap(({ changes }) => changes);

export const countWaiting = () => waitingRows().count();

type RecordName = Pick<Change, 'key' | 'record'>;

/** Up to this number, records are read one by one. */
const FEW = 100;

/** The sets that have changes of some records. */
export async function changesetsOf(records: readonly RecordName[]): Promise<Changeset[]> {
  const names = [...new Set(records.map(nameOf))].toSorted();
  const byRecord = changesetsTable.where('records');
  if (names.length <= FEW)
    return parsed((await Promise.all(names.map((name) => byRecord.equals(name).toArray()))).flat());
  // Where few records are known from the first to the last, those are read sooner than each by name.
  const range = byRecord.between(names[0], names.at(-1), true, true);
  const seqs =
    (await range.count()) <= names.length
      ? await range.primaryKeys()
      : (await Promise.all(names.map((name) => byRecord.equals(name).primaryKeys()))).flat();
  return parsed(await changesetsTable.bulkGet([...new Set(seqs)]));
}

/** The changes of some records in sets that have others, too. */
export function changesIn(
  sets: readonly Changeset[],
  records: readonly RecordName[],
): readonly Change[] {
  const names = new Set(records.map(nameOf));
  return sets.flatMap(({ changes }) => changes.filter((change) => names.has(nameOf(change))));
}

export const changesOf = async (records: readonly RecordName[]): Promise<readonly Change[]> =>
  changesIn(await changesetsOf(records), records);

/** The changes of all records of a key. */
export async function changesOfKey(key: SharedKey): Promise<readonly Change[]> {
  const seqs = await changesetsTable.where('records').startsWith(`${key} `).primaryKeys();
  const sets = parsed(await changesetsTable.bulkGet([...new Set(seqs)]));
  return sets.flatMap(({ changes }) => changes.filter((change) => change.key === key));
}
