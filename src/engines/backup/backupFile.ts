import * as v from 'valibot';
import { sealSchema } from '@/lib/crypto/sealedBytes';
import { DOCUMENT_KINDS } from '@/domain/application';
import { contentTypes, type ContentKey } from '@/domain/registry';
import { menusType } from '@/domain/menus';
import { settingsType } from '@/domain/settings';

/* The format of a backup file, see docs/data.md. */
export const BACKUP_FORMAT = 'dubai-visa-backup';
/** Incremented when older code cannot read the whole file. */
export const BACKUP_VERSION = 1;
/** Maximum nesting of a whole file; the site's own content stays below a tenth of it. */
export const MAX_BACKUP_DEPTH = 100;
/** Maximum nesting of a record, which is inside a list, the content and the file. */
export const MAX_RECORD_DEPTH = MAX_BACKUP_DEPTH - 3;

const singletons = [settingsType, menusType];

/** Every kind of content, in display order. */
export const BACKED_UP_TYPES = [...contentTypes, ...singletons];

const digest = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const timestamp = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const documentSchema = v.object({
  applicationId: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist(DOCUMENT_KINDS),
  type: v.string(),
  size: count,
  sha256: digest,
  /** Base64. */
  data: v.string(),
});
export type BackupDocument = v.InferOutput<typeof documentSchema>;

/** The part that all versions of the format share. */
export const headSchema = v.object({ format: v.literal(BACKUP_FORMAT), version: v.number() });

export const backupSchema = v.object({
  createdAt: timestamp,
  siteName: v.string(),
  /** Number of records by key, and of `documents`. */
  counts: v.record(v.string(), count),
  /** Digest of `checkedText`. */
  sha256: digest,
  /** Values by key as in localStorage: a list, or an object. Also the rows of `HISTORY_KEYS`. */
  content: v.record(v.string(), v.unknown()),
  documents: v.optional(v.array(documentSchema)),
});
/** Everything, as it was when the backup was made. */
export type Backup = v.InferOutput<typeof backupSchema>;

/** An encrypted backup: `data` is a plain backup file, encrypted, in Base64. */
export const sealedBackupSchema = v.object({
  encryption: sealSchema,
  /** Digest of the encrypted bytes, to detect damage without the passphrase. */
  sha256: digest,
  data: v.string(),
});

/** The text that the checksum covers; documents are covered by their own checksums. */
export function checkedText(backup: Omit<Backup, 'sha256'>): string {
  const { createdAt, siteName, counts, content, documents } = backup;
  const checked = documents?.map(({ data: _data, ...rest }) => rest);
  return JSON.stringify({ createdAt, siteName, counts, content, documents: checked });
}

export function isCollection(key: ContentKey): boolean {
  return contentTypes.some((type) => type.key === key);
}

/** The number of records in a key's value; 1 for a singleton. */
export function recordCount(value: unknown): number {
  return Array.isArray(value) ? value.length : 1;
}

/**
 * Why a backup failed: `refused` the file cannot be restored, see the message · `passphraseNeeded`
 * it is encrypted · `wrongPassphrase` it is intact, so the passphrase is wrong · `tooLarge` it
 * could not be read again · `notVerified` the written file reads back differently.
 */
export type BackupFault =
  | 'refused'
  | 'passphraseNeeded'
  | 'wrongPassphrase'
  | 'tooLarge'
  | 'notVerified';

export class BackupError extends Error {
  override name = 'BackupError';
  readonly fault: BackupFault;

  /** With `refused`, the message is shown to the user. */
  constructor(fault: BackupFault, message: string = fault) {
    super(message);
    this.fault = fault;
  }
}
