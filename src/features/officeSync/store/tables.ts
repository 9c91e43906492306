import type { SharedKey } from '@/engines/officeSync/change';
import type { LogHead } from '@/engines/officeSync/log';
import { db } from '@/store/journal/db';

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

export const unsettledTable = db.table<UnsettledRow, [SharedKey, string]>('unsettled');
export const folderTable = db.table<FolderRow, 'here'>('folder');
export const folderFilesTable = db.table<FolderFileRow, string>('folderFiles');
