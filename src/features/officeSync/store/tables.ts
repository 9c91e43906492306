import type { Change, SharedKey } from '@/engines/officeSync/change';
import type { LogHead } from '@/engines/officeSync/log';
import { db, keyRange } from '@/store/journal/db';

/** A change of this counter, or of another one. */
export interface ChangeRow extends Change {
  /** Ascends in the order of arrival. */
  seq: number;
  isOwn: boolean;
  /** Set if only a newer version of the app understands it. */
  waits?: 1;
}

/** A record with an unresolved conflict: several values of a field, or deleted and edited concurrently. */
export interface UnsettledRow {
  key: SharedKey;
  record: string;
}

/** The folder shared with other counters: one row. */
export interface FolderRow {
  name: 'here';
  directory: FileSystemDirectoryHandle;
  /** `seq` of the newest change that is written there or need not be. */
  position: number;
  /** Milliseconds since 1970. */
  packedAt: number;
}

/** A file of that folder when it was last read. */
export interface FolderFileRow {
  name: string;
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
  /** Empty for a file of another office. */
  logs: LogHead[];
  /** Ids of the changes in it. */
  ids: string[];
  /** Of a missing file: when changes that no other file has are written again. */
  writeAgainAt?: number;
}

export const changesTable = db.table<ChangeRow, [SharedKey, string, string]>('changes');
export const unsettledTable = db.table<UnsettledRow, [SharedKey, string]>('unsettled');
export const folderTable = db.table<FolderRow, 'here'>('folder');
export const folderFilesTable = db.table<FolderFileRow, string>('folderFiles');

/** After every id of a change. */
const LAST_ID = '~';

/** The changes of the records of a key from one to another. In or out of a transaction. */
export const changesFrom = (key: SharedKey, first = '', last = first) =>
  changesTable.where('[key+record+id]').between([key, first, ''], [key, last, LAST_ID]);

/** The changes of a key, or of one record. In or out of a transaction. */
export const changesOf = (key: SharedKey, record?: string): Promise<ChangeRow[]> =>
  (record === undefined
    ? changesTable.where('[key+record+id]').between(...keyRange(key))
    : changesFrom(key, record)
  ).toArray();
