import { Dexie, type EntityTable, type Table } from 'dexie';
import type { DocumentKind } from '@/content/applications/application';
import type { LogHead } from '@/content/counters/log';
import type { CounterKey } from '@/content/handover/officeKeys';
import type { Slip } from '@/content/handover/slip';
import type { Change, SharedKey } from '@/content/counters/change';
import type { Audience } from '@/content/types/search';
import type { KeptFile } from '../documents/keptFile';
import type { ContentKey } from '../keys';
import { rotateLog } from './rotateLog';
import { endTransactionsInBfcache } from './bfcache';

export type { Table };

/** Raised when older code could no longer read what newer code writes. */
export const DATA_VERSION = 1;

/** What is true of the whole database. A new epoch means that it was deleted and made again. */
export interface MetaRow {
  name: 'database';
  epoch: string;
  dataVersion: number;
  office?: OfficeState;
}
/** What this counter is to its office. */
export interface OfficeState {
  /** 16 hexadecimal digits: this installation. */
  counter: string;
  /** Whether its commits are told to the others. */
  isInStep: boolean;
  /** The greatest seen. */
  clock: number;
  /** Of the newest row of `changes`. */
  lastSeq: number;
  /** Whether something went here that nobody deleted: all records are compared at the next merge. */
  mustCompare?: boolean;
}
/** A change of this counter, or of another one. */
export interface ChangeRow extends Change {
  /** Counts the rows in the order in which they came. */
  seq: number;
  isOwn: boolean;
  /** Set where only a newer version knows what it says. */
  waits?: 1;
}
/** A record with a field that has several values, or that was deleted and edited apart. */
export interface UnsettledRow {
  key: SharedKey;
  record: string;
}
export interface JournalRow {
  key: ContentKey;
  revision: number;
  hash: string;
  savedAt: number;
  /** The next slot that no record of this key has had. */
  freeSlot: number;
}
/** A text that a revision of the key once had, by its hash; equal texts count as the newest. */
export interface RevisionRow {
  key: ContentKey;
  hash: string;
  revision: number;
  savedAt: number;
}
/** One record of a key at its last revision; without `text` it was deleted at `revision`. */
export interface EntryRow {
  key: ContentKey;
  slot: number;
  pos: number;
  revision: number;
  text?: string;
}
export interface FileRow {
  applicationId: string;
  kind: DocumentKind;
  file: KeptFile;
}
export interface DraftRow {
  id: string;
  value: unknown;
  savedAt: number;
}
export type SnapshotReason = 'daily' | 'deletion' | 'foreignWrite' | 'restoring' | 'seeding';
/** The texts of some keys as they were; the mail password is not among them. */
export interface SnapshotRow {
  id: number;
  takenAt: number;
  reason: SnapshotReason;
  texts: Partial<Record<ContentKey, string>>;
}
/** A text that could not be read, kept word for word. */
export interface QuarantineRow {
  key: ContentKey;
  hash: string;
  text: string;
  foundAt: number;
}
/** What a secret belongs to: a key of localStorage, or the administrator. */
export type CredentialKey = ContentKey | 'account';
/** What must be kept but never be searched, copied or shown. */
export interface CredentialRow {
  key: CredentialKey;
  /** JSON. */
  secret: string;
}
/** What the administrator has read, answered or backed up: not content, and not for localStorage. */
export interface MarkRow {
  kind: 'readMessage' | 'answeredSnapshot' | 'backup';
  /** Of a backup: when it was made, in milliseconds since 1970. */
  id: string;
}

/** Something that was searched for, and led somewhere. */
export interface RecentSearchRow {
  audience: Audience;
  typed: string;
  /** Milliseconds since 1970. */
  searchedAt: number;
}

/** What this device has of what the office publishes: one row. */
export interface PublicationStateRow {
  name: 'here';
  /** Of the publication; null for the content of the build. */
  id: string | null;
  number: number;
  /** The hash of each key as the publication, or the first start, left it. */
  hashes: Record<string, string>;
  /** A publication with a lower number that the host has had since; milliseconds since 1970. */
  lower?: { id: string; seenAt: number } | undefined;
}
/** A publication that was made here, or that this device has taken over; the newest ten. */
export interface PublicationRow {
  id: string;
  number: number;
  /** ISO 8601, UTC. */
  publishedAt: string;
  /** The whole file. */
  text: string;
}
/** A file that the administrator chose, to be written again with one press. */
export interface PlaceRow {
  name: 'content.json';
  handle: FileSystemFileHandle;
}
/** The private halves of an office key, which cannot be exported; in no backup and no snapshot. */
export interface OfficeKeyRow extends CounterKey {
  /** Milliseconds since 1970. */
  installedAt: number;
}
/** An application that was handed over at this counter. */
export interface TakenOverRow {
  applicationId: string;
  /** As it was sealed: what the office signs for. */
  list: string;
  /** The list as this site writes it: tells whether the application is still the one that came. */
  packed: string;
  keyId: string;
  how: 'camera' | 'scanner' | 'paste' | 'file';
  /** Milliseconds since 1970. */
  at: number;
}
/** A decision of this counter, and the slip that says it. */
export interface DecisionRow extends Slip {
  applicationId: string;
  digits: string;
}
/** The newest slip about an application of this browser. */
export interface SlipRow extends Slip {
  applicationId: string;
}
/** The folder that this counter shares with others: one row. */
export interface FolderRow {
  name: 'here';
  directory: FileSystemDirectoryHandle;
  /** The place of the newest change that was written there or needs not be. */
  position: number;
  /** Milliseconds since 1970. */
  packedAt: number;
}
/** A file of that folder as it was read. */
export interface FolderFileRow {
  name: string;
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
  /** None of a file that is not this office's. */
  logs: LogHead[];
  /** Of the changes in it. */
  ids: string[];
  /** Of a file that is gone: when what no other file has is written again. */
  writeAgainAt?: number;
}

function dropSearchTerms(row: Record<string, unknown>): void {
  for (const field of ['terms', 'words', 'unindexed']) delete row[field];
}

class Database extends Dexie {
  declare meta: EntityTable<MetaRow, 'name'>;
  declare journal: EntityTable<JournalRow, 'key'>;
  declare revisions: Table<RevisionRow, [ContentKey, string]>;
  declare entries: Table<EntryRow, [ContentKey, number]>;
  declare files: Table<FileRow, [string, DocumentKind]>;
  declare drafts: EntityTable<DraftRow, 'id'>;
  declare snapshots: EntityTable<SnapshotRow, 'id'>;
  declare quarantine: Table<QuarantineRow, [ContentKey, string]>;
  declare credentials: EntityTable<CredentialRow, 'key'>;
  declare marks: Table<MarkRow, [MarkRow['kind'], string]>;
  declare recentSearches: Table<RecentSearchRow, [Audience, string]>;
  declare publicationState: EntityTable<PublicationStateRow, 'name'>;
  declare publications: EntityTable<PublicationRow, 'id'>;
  declare places: EntityTable<PlaceRow, 'name'>;
  declare officeKeys: EntityTable<OfficeKeyRow, 'id'>;
  declare takenOver: EntityTable<TakenOverRow, 'applicationId'>;
  declare decisions: Table<DecisionRow, [string, number]>;
  declare slips: EntityTable<SlipRow, 'mark'>;
  declare changes: Table<ChangeRow, [SharedKey, string, string]>;
  declare unsettled: Table<UnsettledRow, [SharedKey, string]>;
  declare folder: EntityTable<FolderRow, 'name'>;
  declare folderFiles: EntityTable<FolderFileRow, 'name'>;

  constructor() {
    // Strict: a commit is not announced before it is on the disk.
    super('dubai-visa', { chromeTransactionDurability: 'strict' });
    // Earlier versions kept what a search finds a record by beside its text, and indexes of it.
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
    // Nobody watches queries: what Dexie notes of each write for those who do is half of its work.
    for (const name of ['Observability', 'Cache']) this.unuse({ stack: 'dbcore', name });
    this.on('ready', rotateLog);
    this.use({ stack: 'dbcore', name: 'endsWhenPutAway', create: endTransactionsInBfcache });
    // Another tab deletes or upgrades the database: let go of it, and open it again when needed.
    this.on('versionchange', () => {
      this.close({ disableAutoOpen: false });
      return false;
    });
  }
}

/** The only way to Dexie. */
export const db = new Database();

/** From the lowest to the highest value that a compound key may have after `first`. */
export function everyKeyOf(first: string): [[string, unknown], [string, unknown]] {
  return [
    [first, Dexie.minKey],
    [first, Dexie.maxKey],
  ];
}

/** The changes of a key, of one of its records or of several. In a transaction or out of one. */
export function changesOf(key: SharedKey, first?: string, last = first): Promise<ChangeRow[]> {
  const lowest = first === undefined ? [key, Dexie.minKey] : [key, first, Dexie.minKey];
  const highest = last === undefined ? [key, Dexie.maxKey] : [key, last, Dexie.maxKey];
  return db.changes.where('[key+record+id]').between(lowest, highest).toArray();
}

/** From `[first, second]`, which a query may leave out, to the highest value that a compound key may have after `first`. */
export function everyKeyAfter(
  first: string,
  second: number,
): [[string, unknown], [string, unknown]] {
  return [
    [first, second],
    [first, Dexie.maxKey],
  ];
}
