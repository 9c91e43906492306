import {
  contradicting,
  isThere,
  knowsMore,
  nameOf,
  type NamedDecision,
  type MergedChanges,
} from '@/engines/officeSync/cells';
import { stepsTable } from '@/shared/store/applicationHistories';
import { type StampRow, stampsTable } from '@/shared/store/office';
import { db } from '@/store/journal/db';
import type { ContentKey } from '@/domain/registry';

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
  ahead: readonly string[];
  /** SHA-256 digests of its bytes; for an own file, also of a write in progress. */
  sums: readonly string[];
}

/** After which the page gets its turn. */
const SLICE_MS = 10;

export const lostTextsTable = db.table<LostTextRow, number>('lostTexts');
export const folderTable = db.table<FolderRow, 'here'>('folder');
export const folderFilesTable = db.table<FolderFileRow, string>('folderFiles');

/** The tables whose rows are written to this counter's files. */
export const sharedTables = (['stamps', 'steps'] as const).map((name) =>
  db.table<{ file?: number }, string>(name),
);

/** A row with these decisions about its application. */
export function withDecisions(
  { twice: _twice, ...row }: StampRow,
  decisions: readonly NamedDecision[],
): StampRow {
  return { ...row, decisions, ...(contradicting(decisions).length > 0 && { twice: 1 }) };
}

/** Whether a counter deleted a record; one that only has decisions is not received yet. */
export const wasDeleted = (row: Pick<StampRow, 'key' | 'cells' | 'gone'>): boolean =>
  !isThere(row) && Object.keys(row.gone).length > 0;

/** Whether a row has more than the files of the folder. */
export const lacks = (shown: MergedChanges, row: StampRow): boolean =>
  knowsMore(row, shown.records.get(row.name)) ||
  (!wasDeleted(row) && row.decisions?.some(({ id }) => !shown.decisions.has(id)) === true);

/** Forgets the stamps of records that must be read from the folder again. In a transaction. */
export async function forgetStamps(names: readonly string[]): Promise<void> {
  const rows = (await stampsTable.bulkGet([...names])).flatMap((row) => row ?? []);
  await stampsTable.bulkDelete([...names]);
  const decided = rows.filter(({ decisions }) => decisions !== undefined);
  await stampsTable.bulkPut(decided.map((row) => ({ ...row, cells: {}, gone: {} })));
}

/** Marks the steps that no file has, to be written; resolves to how many. In a transaction. */
export const shareUnknownSteps = (shown: MergedChanges, file: number) =>
  stepsTable.filter(({ id }) => !shown.steps.has(id)).modify({ file });

/** Marks the steps of restored applications, which no file has any more, to be written. */
export const shareStepsAgain = (applicationIds: readonly string[], file: number) =>
  stepsTable.where('applicationId').anyOf(applicationIds).modify({ file });

/** Works on many records in a transaction, with the page's own work in between. */
export async function inSlices<Each>(all: readonly Each[], work: (each: Each) => void) {
  let began = performance.now();
  for (const each of all) {
    if (performance.now() - began > SLICE_MS) {
      // A request, because a transaction ends while it waits for anything else.
      await db.meta.count();
      began = performance.now();
    }
    work(each);
  }
}

/** Whether the office has an application that nobody has removed. In or out of a transaction. */
export async function isSharedApplication(record: string): Promise<boolean> {
  const row = await stampsTable.get(nameOf({ key: 'visaApplications', record }));
  return row !== undefined && isThere(row);
}
