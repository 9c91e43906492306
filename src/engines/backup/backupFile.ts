import * as v from 'valibot';
import { sealSchema, sealBytes } from '@/lib/crypto/passwords';
import { DOCUMENT_KINDS } from '@/domain/application';
import { contentTypes, type ContentKey } from '@/domain/registry';
import { menusType } from '@/domain/menus';
import { settingsType } from '@/domain/settings';
import { MAX_BACKUP_BYTES } from '@/config';
import { toBase64, sha256 } from '@/lib/crypto/bytes';
import { parseForeignJson, isRecord } from '@/lib/json';
import { type DocumentName, typeBySignature } from '@/domain/documentFile';
import {
  type ApplicationHistories,
  HISTORY_KEYS,
  historySchemas,
} from '@/engines/handover/history';
import type { EntryVersion } from './entryVersions';

/* The format of a backup file, see docs/data.md. */
const BACKUP_FORMAT = 'dubai-visa-backup';
/** Incremented when older code cannot read the whole file. */
export const BACKUP_VERSION = 1;
/** Maximum nesting of a whole file; the site's own content stays below a tenth of it. */
export const MAX_BACKUP_DEPTH = 100;
/** Maximum nesting of a record, which is inside a list, the content and the file. */
const MAX_RECORD_DEPTH = MAX_BACKUP_DEPTH - 3;

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

export interface BackupSource {
  readonly createdAt: Date;
  readonly siteName: string;
  /** The records as JSON texts, by key. */
  readonly texts: ReadonlyMap<ContentKey, readonly string[]>;
  /** Rows of applications that are not in `texts` are left out. */
  readonly history: ApplicationHistories;
  readonly versions?: readonly EntryVersion[];
  readonly documents: readonly DocumentName[];
  /** `undefined` if it was deleted meanwhile. */
  readonly readDocument: (name: DocumentName) => Promise<Blob | undefined>;
}

const HEAD = { format: BACKUP_FORMAT, version: BACKUP_VERSION };

async function packDocument(name: DocumentName, file: Blob): Promise<BackupDocument> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    ...name,
    type: typeBySignature(bytes) ?? file.type,
    size: bytes.length,
    sha256: await sha256(bytes),
    data: toBase64(bytes),
  };
}

function assertNotTooLarge(byteCount: number): void {
  if (byteCount > MAX_BACKUP_BYTES) throw new BackupError('tooLarge');
}

/** The record as it will be read back, which the checksum covers; nothing if it is unreadable. */
function asReadBack(text: string): [unknown] | [] {
  try {
    return [parseForeignJson(text, MAX_RECORD_DEPTH).value];
  } catch {
    return [];
  }
}

export interface WrittenBackup {
  readonly file: Blob;
  /** Number of records left out because they could not be read back. */
  readonly omittedCount: number;
  readonly sha256: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** Writes an unencrypted file. `onDocument` gets the number of finished documents. @throws BackupError */
export async function writeBackup(
  { createdAt, siteName, texts, history, versions, documents: names, readDocument }: BackupSource,
  onDocument: (done: number) => void = () => {},
): Promise<WrittenBackup> {
  const content: Record<string, unknown> = {};
  const counts: Record<string, number> = {};
  let omittedCount = 0;
  for (const [key, all] of texts) {
    const records = all.flatMap(asReadBack);
    omittedCount += all.length - records.length;
    if (isCollection(key)) content[key] = records;
    else if (records.length > 0) [content[key]] = records;
    else continue;
    counts[key] = records.length;
  }
  const applications = content['visaApplications'];
  if (Array.isArray(applications)) {
    const ids = new Set(applications.map((each) => (isRecord(each) ? each['id'] : undefined)));
    for (const key of HISTORY_KEYS) {
      const known = history[key].filter((row) => ids.has(row.applicationId));
      const rows = known.filter((row) => v.is(historySchemas[key], row));
      omittedCount += known.length - rows.length;
      content[key] = rows;
      counts[key] = rows.length;
    }
  }
  if (versions) {
    content['versions'] = versions;
    counts['versions'] = versions.length;
  }
  // One Blob per document, so that only one at a time is in memory as text.
  const parts: Blob[] = [];
  const documents: BackupDocument[] = [];
  let size = 0;
  for (const [index, name] of names.entries()) {
    const file = await readDocument(name);
    if (file) {
      const packed = await packDocument(name, file);
      const part = new Blob([parts.length > 0 ? ',' : '', JSON.stringify(packed)]);
      assertNotTooLarge((size += part.size));
      parts.push(part);
      documents.push({ ...packed, data: '' });
    }
    onDocument(index + 1);
  }
  const withDocuments = names.length > 0;
  if (withDocuments) counts['documents'] = documents.length;
  const plain = { createdAt: createdAt.toISOString(), siteName, counts, content };
  const checksum = await sha256(checkedText(withDocuments ? { ...plain, documents } : plain));
  const { content: _content, ...facts } = plain;
  const head = JSON.stringify({ ...HEAD, ...facts, sha256: checksum, content });
  const file = withDocuments
    ? new Blob([head.slice(0, -1), ',"documents":[', ...parts, ']}'])
    : new Blob([head]);
  assertNotTooLarge(file.size);
  return { file, omittedCount, sha256: checksum, counts };
}

/** Encrypts the file with a passphrase. @throws BackupError */
export async function sealBackup(file: Blob, passphrase: string): Promise<Blob> {
  const { seal, sealed } = await sealBytes(new Uint8Array(await file.arrayBuffer()), passphrase);
  const head = { ...HEAD, encryption: seal, sha256: await sha256(sealed), data: toBase64(sealed) };
  const whole = new Blob([JSON.stringify(head)]);
  assertNotTooLarge(whole.size);
  return whole;
}
