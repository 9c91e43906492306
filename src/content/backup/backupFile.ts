import * as v from 'valibot';
import { sealSchema } from '@/lib/crypto/sealedBytes';
import { DOCUMENT_KINDS } from '../applications/application';
import { contentTypes, type CollectionKey } from '../types/registry';
import type { SingletonKey } from '../types/contentType';
import { menus } from '../menus/menus';
import { settings } from '../settings/settings';

/*
 * The file that a backup is, as docs/data.md describes it.
 */
export const BACKUP_FORMAT = 'dubai-visa-backup';
/** Raised when what older code reads would no longer be all that is in the file. */
export const BACKUP_VERSION = 1;
/** Of a whole file. No content of this site is nested a tenth as deep. */
export const MAX_BACKUP_DEPTH = 100;
/** A record is in a list, in the content, in the file. */
export const MAX_RECORD_DEPTH = MAX_BACKUP_DEPTH - 3;

export type ContentKey = CollectionKey | SingletonKey;

const singletons = [settings, menus];

/** Every kind of content, in the order in which it is listed. */
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

/** What every file of ours has, of any version. */
export const headSchema = v.object({ format: v.literal(BACKUP_FORMAT), version: v.number() });

export const backupSchema = v.object({
  createdAt: timestamp,
  siteName: v.string(),
  /** Records by key, and `documents`. */
  counts: v.record(v.string(), count),
  /** Of `checkedText`. */
  sha256: digest,
  /** Each key as localStorage has it: a list, or an object. */
  content: v.record(v.string(), v.unknown()),
  documents: v.optional(v.array(documentSchema)),
});
/** Everything, as it was when the backup was made. */
export type Backup = v.InferOutput<typeof backupSchema>;

/** A backup that is encrypted: in `data`, Base64, is a whole file that is not. */
export const sealedBackupSchema = v.object({
  encryption: sealSchema,
  /** Of the encrypted bytes, so that damage is known without the passphrase. */
  sha256: digest,
  data: v.string(),
});

/** What the checksum is of; the bytes of documents are in it by their own. */
export function checkedText(backup: Omit<Backup, 'sha256'>): string {
  const { createdAt, siteName, counts, content, documents } = backup;
  const checked = documents?.map(({ data: _data, ...rest }) => rest);
  return JSON.stringify({ createdAt, siteName, counts, content, documents: checked });
}

export function isCollection(key: ContentKey): boolean {
  return contentTypes.some((type) => type.key === key);
}

/** How many records a key's value holds: a singleton is one. */
export function recordCount(value: unknown): number {
  return Array.isArray(value) ? value.length : 1;
}

/**
 * Why a backup was not made or not opened: `refused` the file is none that can be restored, as
 * the message says · `passphraseNeeded` it is encrypted · `wrongPassphrase` it is whole, so that
 * the passphrase must be another one · `tooLarge` it could not be read again · `notWhole` what was
 * read back is not what was written.
 */
export type BackupFault =
  'refused' | 'passphraseNeeded' | 'wrongPassphrase' | 'tooLarge' | 'notWhole';

export class BackupError extends Error {
  override name = 'BackupError';
  readonly fault: BackupFault;

  /** With `refused`, the message is for people. */
  constructor(fault: BackupFault, message: string = fault) {
    super(message);
    this.fault = fault;
  }
}
