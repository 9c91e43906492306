import { Dexie, type EntityTable, type Table, type Transaction } from 'dexie';
import type { DocumentKind } from '@/domain/application';
import type { ContentKey } from '@/domain/registry';
import { endTransactionsInBfcache } from './bfcache';
import { wait } from '@/lib/tasks';

export type { Table };

/**
 * The newest version of stored data that this code understands; 4 keeps an office's decisions with
 * the stamps of their application. If the database has a greater one, this code does not write to it.
 */
export const DATA_VERSION = 4;

/**
 * Metadata of the whole database. A new epoch means that it was deleted and created again. What a
 * feature keeps here it declares itself.
 */
export interface MetaRow {
  name: 'database';
  epoch: string;
  dataVersion: number;
}
export interface FileBytes {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** Only for a `File`, like `lastModified`. */
  readonly name?: string;
  readonly lastModified?: number;
}
/** A file in the database: a Blob, or its bytes where the browser cannot store Blobs. */
export type StoredFile = Blob | FileBytes;
/** An application for which localStorage has no room. */
export interface OverflowRow {
  id: string;
  /** The application's `submissionDate`. */
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
  /** For how long, in minutes, pages ran with this revision in localStorage. */
  minutes?: number;
}
/** The hash of a revision's text; of revisions with equal texts, the newest. */
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
/** Unsaved input of a form. `value` is a structured clone and may hold Blobs. */
export interface DraftRow {
  id: string;
  value: unknown;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** When its form was cancelled; it is kept for a day from then. */
  cancelledAt?: number;
}
export type SnapshotReason =
  | 'daily'
  | 'deletion'
  | 'foreignWrite'
  | 'joining'
  | 'restoring'
  | 'seeding';
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
/** A secret, kept out of `entries` and snapshots. */
export interface CredentialRow {
  key: CredentialKey;
  /** JSON. */
  secret: string;
}
/**
 * What the administrator has read, answered, backed up or deleted: state that localStorage does not
 * hold.
 */
export interface AdminFlagRow {
  kind: 'readMessage' | 'answeredSnapshot' | 'backup' | 'erased';
  /** Of a backup: its time, in milliseconds since 1970. */
  id: string;
}

function dropSearchTerms(row: Record<string, unknown>): void {
  for (const field of ['terms', 'words', 'unindexed']) delete row[field];
}

/** Leaves an office that was joined with an earlier version, whose folder this code cannot read. */
async function leaveEarlierOffice(transaction: Transaction): Promise<void> {
  for (const name of ['folder', 'folderFiles']) await transaction.table(name).clear();
  await transaction
    .table('meta')
    .toCollection()
    .modify((meta) => {
      if (!meta.office) return;
      const { counter, name, isInStep } = meta.office;
      const start = { last: 0, number: 0, month: '', waiting: 0 };
      meta.office = { counter, name, ...start, isInStep: false, isEarlier: isInStep };
      meta.dataVersion = DATA_VERSION;
    });
}

/** Moves the decisions of an office, which had a table of their own, to the stamps. */
async function keepDecisionsWithStamps(transaction: Transaction): Promise<void> {
  const stamps = transaction.table('stamps');
  const rows = new Map((await stamps.toArray()).map((row) => [row.name, row]));
  const changed = new Set();
  for (const { id, applicationId, value, twice, file = -1 } of await transaction
    .table('toldDecisions')
    .toArray()) {
    const name = `visaApplications ${applicationId}`;
    const blank = { name, key: 'visaApplications', record: applicationId, cells: {}, gone: {} };
    const row = rows.get(name) ?? blank;
    row.decisions = [...(row.decisions ?? []), { id, value }];
    if (twice) row.twice = twice;
    // Whichever of its files is written again has the whole record.
    if (file > (row.file ?? -1)) row.file = file;
    rows.set(name, row);
    changed.add(row);
  }
  await stamps.bulkPut([...changed]);
  await transaction
    .table('meta')
    .toCollection()
    .modify((meta) => {
      if (meta.office) meta.dataVersion = DATA_VERSION;
    });
}

/** Keeps which publications earlier versions made or took over, without their files. */
async function forgetPublications(transaction: Transaction): Promise<void> {
  const publications = transaction.table<{ id: string; publishedAt: string }>('publications');
  const made = await publications.toCollection().sortBy('number');
  const known = made.map(({ id }) => id);
  const publishedAt = made.at(-1)?.publishedAt;
  await transaction.table('publicationState').toCollection().modify({ known, publishedAt });
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
  readonly adminFlags: Table<AdminFlagRow, [AdminFlagRow['kind'], string]>;
  readonly overflow: Table<OverflowRow, string>;

  constructor() {
    // Strict: a commit is announced only once it is on the disk.
    super('dubai-visa', { chromeTransactionDurability: 'strict' });
    // Upgrades drop the search terms that earlier versions stored and indexed with each record.
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
    this.version(7).stores({ folder: 'name', folderFiles: 'name' });
    this.version(8).stores({ outside: 'id, submitted' });
    this.version(9).stores({ sendings: '[applicationId+at]' });
    this.version(10).stores({ steps: 'id, applicationId' });
    // Drops what earlier versions stored about an office, and the recent searches.
    this.version(12)
      .stores({
        steps: 'id, applicationId, file',
        stamps: 'name, file',
        toldDecisions: 'id, applicationId, file, twice',
        lostTexts: '++id',
        recentSearches: null,
        changes: null,
        changesets: null,
        unsettled: null,
      })
      .upgrade(leaveEarlierOffice);
    this.version(13).stores({ versions: '[key+id+at], [key+id]' });
    this.version(14).stores({ publications: null }).upgrade(forgetPublications);
    this.version(15)
      .stores({ stamps: 'name, file, twice', toldDecisions: null })
      .upgrade(keepDecisionsWithStamps);
    // Two tables have other names than in the code, as a stored table cannot be renamed.
    this.adminFlags = this.table('marks');
    this.overflow = this.table('outside');
    // Nothing uses Dexie's live queries, whose bookkeeping doubles the time of a write.
    for (const name of ['Observability', 'Cache']) this.unuse({ stack: 'dbcore', name });
    this.on('ready', rotateLog);
    this.use({ stack: 'dbcore', name: 'endsWhenPutAway', create: endTransactionsInBfcache });
    // Another tab deletes or upgrades the database: close this connection and reopen it on demand.
    this.on('versionchange', () => {
      this.close({ disableAutoOpen: false });
      return false;
    });
  }
}

/**
 * The only use of Dexie. A feature declares its own row types and gets its tables by `db.table`.
 */
export const db = new Database();

/** The bounds of all compound keys that start with `first`. */
export function keyRange(first: string): [[string, unknown], [string, unknown]] {
  return [
    [first, Dexie.minKey],
    [first, Dexie.maxKey],
  ];
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

/** A suspended page may hold the scratch database open, so the wait is limited. */
const TIMEOUT_MS = 500;

const browser: Navigator | undefined = globalThis.navigator;
/** Only Chromium has `userAgentData`. */
const isChromium = browser !== undefined && 'userAgentData' in browser;

async function createAndDeleteDatabase(): Promise<void> {
  const scratch = new Dexie('dubai-visa-scratch');
  scratch.version(1).stores({});
  try {
    await scratch.open();
    await scratch.delete();
  } catch {
    // Only a precaution: opening the real database reports the error.
  }
}

/**
 * Makes Chromium's LevelDB rotate its log before anything is written; deleting a database does
 * that. A browser killed during a large write leaves a torn record at the end of the log. The next
 * one appends after it, and the one after that finds the log corrupt and deletes all databases of
 * the origin.
 */
export async function rotateLog(): Promise<void> {
  if (isChromium) await Promise.race([createAndDeleteDatabase(), wait(TIMEOUT_MS)]);
}
