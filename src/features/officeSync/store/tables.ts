import { nameOf } from '@/engines/officeSync/cells';
import type { Change, RecordChange, ToldDecision } from '@/engines/officeSync/change';
import { db, type Table } from '@/store/journal/db';
import type { ContentKey } from '@/domain/registry';

/**
 * The stamps of a record that counters share. Its values are in the record itself, except for
 * `counters` and `documents`, which are stored only here.
 */
export interface StampRow extends RecordChange {
  /** `nameOf` the record. */
  name: string;
  /** The number of this counter's file that contains it. */
  file?: number;
}

/** A decision as counters share it; its slip is also stored in `decisions`. */
export interface ToldDecisionRow {
  id: string;
  applicationId: string;
  value: ToldDecision;
  file?: number;
  /** Set on decisions that contradict each other. */
  twice?: 1;
}

/** A text of this counter that another counter's has replaced. */
export interface LostTextRow {
  id?: number;
  key: ContentKey;
  record: string;
  field: string;
  value: unknown;
  /** The id of the other counter. */
  counter: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The folder shared with other counters: one row. */
export interface FolderRow {
  name: 'here';
  directory: FileSystemDirectoryHandle;
  /** When deleted applications were last removed from own files; milliseconds since 1970. */
  erasedAt: number;
}

/** A file of that folder when it was last read. */
export interface FolderFileRow {
  name: string;
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
  kind: 'counter' | 'foreign' | 'other' | 'older' | 'newer' | 'unreadable';
  /** Empty for a file of no counter. */
  counter: string;
  /** The highest that were read of each; a smaller value means that changes were lost. */
  entries: number;
  newest: number;
  refused: number;
  /** Counters whose stamps in it are too far ahead. */
  ahead: string[];
  /** SHA-256 digests of its bytes; for an own file, also of a write in progress. */
  sums: string[];
  /** When what is missing from it is written again; milliseconds since 1970. */
  healAt?: number;
  /** Whether it exists, but with fewer changes than before. */
  hasLost?: boolean;
  /** Whether it is unreadable, but may still be arriving. */
  isUnread?: boolean;
}

export const stampsTable = db.table<StampRow, string>('stamps');
export const toldDecisionsTable = db.table<ToldDecisionRow, string>('toldDecisions');
export const lostTextsTable = db.table<LostTextRow, number>('lostTexts');
export const folderTable = db.table<FolderRow, 'here'>('folder');
export const folderFilesTable = db.table<FolderFileRow, string>('folderFiles');

interface AddedRow {
  id: string;
  applicationId: string;
  file?: number;
}
/** The append-only tables about applications, by the key of their changes. */
export const addedTables = [
  ['steps', db.table<AddedRow, string>('steps')],
  ['decisions', db.table<AddedRow, string>('toldDecisions')],
] as const;
/** The tables whose rows are written to this counter's files. */
export const toldTables = (['stamps', 'steps', 'toldDecisions'] as const).map((name) =>
  db.table<{ file?: number }, string>(name),
);

/** Marks rows that are not in `known` for a file; resolves to how many. In a transaction. */
export async function tellUnknown(
  known: ReadonlyMap<string, Change>,
  file: number,
): Promise<number> {
  let count = 0;
  for (const [key, table] of addedTables)
    count += await table
      .filter(({ id }) => !known.has(nameOf({ key, record: id })))
      .modify({ file });
  return count;
}

/**
 * The rows of some keys, in no particular order. A table with fewer rows than keys is read as a
 * whole, because a request for each key takes longer. In or out of a transaction.
 */
export async function rowsAt<Row>(table: Table<Row, string>, keys: readonly string[]) {
  const isSmall = (await table.count()) < keys.length;
  const rows = await (isSmall ? table.toArray() : table.bulkGet([...keys]));
  return rows.filter((row) => row !== undefined);
}

/** Marks steps and decisions of restored applications, which had left the files, to be written. */
export async function tellAgain(applicationIds: readonly string[], file: number): Promise<void> {
  for (const [, table] of addedTables)
    await table.where('applicationId').anyOf(applicationIds).modify({ file });
}
