import { nameOf } from '@/engines/officeSync/cells';
import type { Change, RecordChange, ToldDecision } from '@/engines/officeSync/change';
import { db, type Table } from '@/store/journal/db';
import type { ContentKey } from '@/domain/registry';

/**
 * The stamps of a record that counters share. Values are in the record itself, but for `counters` and
 * `documents`, which are stored nowhere else.
 */
export interface StampRow extends RecordChange {
  /** `nameOf` the record. */
  name: string;
  /** The number of this counter's file that tells of it. */
  file?: number;
}

/** A decision as counters are told of it; its slip is among `decisions`, too. */
export interface ToldDecisionRow {
  id: string;
  applicationId: string;
  value: ToldDecision;
  file?: number;
  /** Set on decisions that contradict each other. */
  twice?: 1;
}

/** A text of this counter whose place another counter's has taken. */
export interface LostTextRow {
  id?: number;
  key: ContentKey;
  record: string;
  field: string;
  value: unknown;
  /** The id of that counter. */
  counter: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The folder shared with other counters: one row. */
export interface FolderRow {
  name: 'here';
  directory: FileSystemDirectoryHandle;
  /** When deleted applications were last taken out of this counter's files; milliseconds since 1970. */
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
  /** The most that it had of each. */
  entries: number;
  newest: number;
  refused: number;
  /** Counters whose stamps in it are too far ahead. */
  ahead: string[];
  /** The SHA-256 of its bytes; of an own one, of what is being written, too. */
  sums: string[];
  /** When what it had, and has no more, is written again. */
  healAt?: number;
  /** Whether it is there, with less than before. */
  hasLost?: boolean;
  /** Whether it cannot be read as it is now, and may still be arriving. */
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
/** What is added about applications, by the key of its changes. */
export const addedTables = [
  ['steps', db.table<AddedRow, string>('steps')],
  ['decisions', db.table<AddedRow, string>('toldDecisions')],
] as const;
/** What this counter's files tell of. */
export const toldTables = (['stamps', 'steps', 'toldDecisions'] as const).map((name) =>
  db.table<{ file?: number }, string>(name),
);

/** Tells what was added and is not among changes; resolves to how much. In a transaction. */
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
 * The rows of some keys, without a particular order. Of a table with fewer rows all are read: a
 * request for each takes longer. In or out of a transaction.
 */
export async function rowsAt<Row>(table: Table<Row, string>, keys: readonly string[]) {
  const isSmall = (await table.count()) < keys.length;
  const rows = await (isSmall ? table.toArray() : table.bulkGet([...keys]));
  return rows.filter((row) => row !== undefined);
}

/** What belongs to applications that are there again left the files with them: it is told again. */
export async function tellAgain(applicationIds: readonly string[], file: number): Promise<void> {
  for (const [, table] of addedTables)
    await table.where('applicationId').anyOf(applicationIds).modify({ file });
}
