import { Dexie, type EntityTable, type Table } from 'dexie';
import type { DocumentKind } from '@/domain/application';
import type { LogHead } from '@/engines/officeSync/log';
import type { Slip } from '@/engines/handover/slip';
import type { Change, SharedKey } from '@/engines/officeSync/change';
import type { Audience } from '@/domain/searchDefinition';
import type { StoredFile } from '../documents/storedFile';
import type { ContentKey } from '@/domain/registry';
import { rotateLog } from './rotateLog';
import { endTransactionsInBfcache } from './bfcache';

export type { Table };

/** Raised when older code could no longer read what newer code writes. */
export const DATA_VERSION = 1;

/** Metadata of the whole database. A new epoch means that it was deleted and created again. */
export interface MetaRow {
  name: 'database';
  epoch: string;
  dataVersion: number;
  office?: OfficeState;
}
/** This counter as a member of its office. */
export interface OfficeState {
  /** Id of this installation: 16 hexadecimal digits. */
  counter: string;
  /** Whether its commits are shared with the other counters. */
  isInStep: boolean;
  /** The greatest logical clock seen. */
  clock: number;
  /** `seq` of the newest row of `changes`. */
  lastSeq: number;
  /** Whether records were lost here without a deletion: the next merge compares all of them. */
  mustCompare?: boolean;
}
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
/** An application of the office that has no room in localStorage. */
export interface OverflowRow {
  id: string;
  /** As it says itself. */
  submitted: string;
  text: string;
}
export interface JournalRow {
  key: ContentKey;
  revision: number;
  hash: string;
  savedAt: number;
  /** The next unused slot. */
  freeSlot: number;
}
/** The hash of a text that a revision had; equal texts count as the newest. */
export interface RevisionRow {
  key: ContentKey;
  hash: string;
  revision: number;
  savedAt: number;
}
/** One record of a key; without `text` it was deleted at `revision`. */
export interface RecordRow {
  key: ContentKey;
  slot: number;
  pos: number;
  revision: number;
  text?: string;
}
export interface FileRow {
  applicationId: string;
  kind: DocumentKind;
  file: StoredFile;
}
export interface DraftRow {
  id: string;
  value: unknown;
  savedAt: number;
}
export type SnapshotReason = 'daily' | 'deletion' | 'foreignWrite' | 'restoring' | 'seeding';
/** Earlier texts of some keys, without the mail password. */
export interface SnapshotRow {
  id: number;
  takenAt: number;
  reason: SnapshotReason;
  texts: Partial<Record<ContentKey, string>>;
}
/** An unreadable text, verbatim. */
export interface QuarantineRow {
  key: ContentKey;
  hash: string;
  text: string;
  foundAt: number;
}
/** The owner of a secret: a key of localStorage, or the administrator. */
export type CredentialKey = ContentKey | 'account';
/** A secret, which is never searched, copied or shown. */
export interface CredentialRow {
  key: CredentialKey;
  /** JSON. */
  secret: string;
}
/** What the administrator has read, answered or backed up: state that localStorage does not hold. */
export interface AdminFlagRow {
  kind: 'readMessage' | 'answeredSnapshot' | 'backup';
  /** Of a backup: its time, in milliseconds since 1970. */
  id: string;
}

/** A query whose result was opened. */
export interface RecentSearchRow {
  audience: Audience;
  typed: string;
  /** Milliseconds since 1970. */
  searchedAt: number;
}

/** The publication that this device shows: one row. */
export interface PublicationStateRow {
  name: 'here';
  /** Id of the publication; null for the content of the build. */
  id: string | null;
  number: number;
  /** The hash of each key after the publication, or the first start, was stored. */
  hashes: Record<string, string>;
  /** A lower-numbered publication that the host has served since; milliseconds since 1970. */
  lower?: { id: string; seenAt: number } | undefined;
}
/** A publication made or taken over here; the newest ten are kept. */
export interface PublicationRow {
  id: string;
  number: number;
  /** ISO 8601, UTC. */
  publishedAt: string;
  /** The whole file. */
  text: string;
}
/** A file that the administrator chose, to write it again without a dialog. */
export interface FileHandleRow {
  name: 'content.json';
  handle: FileSystemFileHandle;
}
/** An application that this counter took over. */
export interface TakenOverRow {
  applicationId: string;
  /** The list as it was sealed, which the office signs. */
  list: string;
  /** The list as this site packs it: tells whether the application has changed since. */
  packed: string;
  keyId: string;
  how: 'camera' | 'scanner' | 'paste' | 'file';
  /** Milliseconds since 1970. */
  at: number;
}
/** A decision of this counter, with its slip. */
export interface DecisionRow extends Slip {
  applicationId: string;
  digits: string;
}
/** The newest slip of an application of this browser. */
export interface SlipRow extends Slip {
  applicationId: string;
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

function dropSearchTerms(row: Record<string, unknown>): void {
  for (const field of ['terms', 'words', 'unindexed']) delete row[field];
}

class Database extends Dexie {
  declare meta: EntityTable<MetaRow, 'name'>;
  declare journal: EntityTable<JournalRow, 'key'>;
  declare revisions: Table<RevisionRow, [ContentKey, string]>;
  declare entries: Table<RecordRow, [ContentKey, number]>;
  declare files: Table<FileRow, [string, DocumentKind]>;
  declare drafts: EntityTable<DraftRow, 'id'>;
  declare snapshots: EntityTable<SnapshotRow, 'id'>;
  declare quarantine: Table<QuarantineRow, [ContentKey, string]>;
  declare credentials: EntityTable<CredentialRow, 'key'>;
  declare marks: Table<AdminFlagRow, [AdminFlagRow['kind'], string]>;
  declare recentSearches: Table<RecentSearchRow, [Audience, string]>;
  declare publicationState: EntityTable<PublicationStateRow, 'name'>;
  declare publications: EntityTable<PublicationRow, 'id'>;
  declare places: EntityTable<FileHandleRow, 'name'>;
  declare takenOver: EntityTable<TakenOverRow, 'applicationId'>;
  declare decisions: Table<DecisionRow, [string, number]>;
  declare slips: EntityTable<SlipRow, 'mark'>;
  declare changes: Table<ChangeRow, [SharedKey, string, string]>;
  declare unsettled: Table<UnsettledRow, [SharedKey, string]>;
  declare outside: EntityTable<OverflowRow, 'id'>;
  declare folder: EntityTable<FolderRow, 'name'>;
  declare folderFiles: EntityTable<FolderFileRow, 'name'>;

  constructor() {
    // Strict: a commit is announced only once it is on the disk.
    super('dubai-visa', { chromeTransactionDurability: 'strict' });
    // Earlier versions stored search terms with each record, and indexed them.
    this.version(6)
      .stores({
        meta: 'name',
        journal: 'key',
        revisions: '[key+hash], [key+revision]',
        entries: '[key+slot], [key+revision]',
        files: '[applicationId+kind]',
        drafts: 'id',
        snapshots: '++id, reason',
        quarantine: '[key+hash]',
        credentials: 'key',
        marks: '[kind+id]',
        recentSearches: '[audience+typed]',
        publicationState: 'name',
        publications: 'id',
        places: 'name',
        officeKeys: 'id',
        takenOver: 'applicationId, at',
        decisions: '[applicationId+decided], decided',
        slips: 'mark',
      })
      .upgrade((transaction) =>
        transaction.table('entries').toCollection().modify(dropSearchTerms),
      );
    this.version(7).stores({
      changes: '[key+record+id], seq, waits',
      unsettled: '[key+record]',
      folder: 'name',
      folderFiles: 'name',
    });
    this.version(8).stores({ outside: 'id, submitted' });
    // No query is observed, and Dexie's bookkeeping for observers doubles the time of a write.
    for (const name of ['Observability', 'Cache']) this.unuse({ stack: 'dbcore', name });
    this.on('ready', rotateLog);
    this.use({ stack: 'dbcore', name: 'endsWhenPutAway', create: endTransactionsInBfcache });
    // Another tab deletes or upgrades the database: close it, and reopen it when needed.
    this.on('versionchange', () => {
      this.close({ disableAutoOpen: false });
      return false;
    });
  }
}

/** The only access to Dexie. */
export const db = new Database();

/** The bounds of all compound keys that start with `first`. */
export function keyRange(first: string): [[string, unknown], [string, unknown]] {
  return [
    [first, Dexie.minKey],
    [first, Dexie.maxKey],
  ];
}

/** The changes of a key, of one record or of a range of records. In or out of a transaction. */
export function changesOf(key: SharedKey, first?: string, last = first): Promise<ChangeRow[]> {
  const lowest = first === undefined ? [key, Dexie.minKey] : [key, first, Dexie.minKey];
  const highest = last === undefined ? [key, Dexie.maxKey] : [key, last, Dexie.maxKey];
  return db.changes.where('[key+record+id]').between(lowest, highest).toArray();
}

/** The bounds of compound keys from `[first, second]` to the last that starts with `first`. */
export function keyRangeFrom(
  first: string,
  second: number,
): [[string, unknown], [string, unknown]] {
  return [
    [first, second],
    [first, Dexie.maxKey],
  ];
}
