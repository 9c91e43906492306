import * as v from 'valibot';
import { MAX_BACKUP_BYTES } from '@/config';
import { toBase64, sha256 } from '@/lib/crypto/bytes';
import { parseForeignJson, isRecord } from '@/lib/json';
import { sealBytes } from '@/lib/crypto/sealedBytes';
import { type DocumentName, typeBySignature } from '@/domain/documentFile';
import {
  type ApplicationHistories,
  HISTORY_KEYS,
  historySchemas,
} from '@/engines/handover/history';
import type { EntryVersion } from './entryVersions';
import type { ContentKey } from '@/domain/registry';
import {
  BackupError,
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupDocument,
  checkedText,
  isCollection,
  MAX_RECORD_DEPTH,
} from './backupFile';

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
