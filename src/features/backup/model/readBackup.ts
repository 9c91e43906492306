import * as v from 'valibot';
import { MAX_BACKUP_BYTES } from '@/config';
import { fromBase64, sha256 } from '@/lib/crypto/bytes';
import { unsealBytes } from '@/lib/crypto/passwords';
import { type ForeignJson, parseForeignJson, wellFormedJson, isRecord } from '@/lib/json';
import { contentName } from '@/features/content/model/contentTypeConfigs';
import { fileSize } from '@/lib/text/numbers';
import { DOCUMENT_LABELS } from '@/domain/labels';
import { type DocumentName, typeBySignature } from '@/domain/documentFile';
import {
  type Backup,
  BACKUP_VERSION,
  type BackupDocument,
  BackupError,
  backupSchema,
  checkedText,
  headSchema,
  MAX_BACKUP_DEPTH,
  recordCount,
  sealedBackupSchema,
} from '@/engines/backup/backupFile';
import {
  type HistoryKey,
  historySchemas,
  type ApplicationHistories,
} from '@/engines/handover/history';
import type { ImportIssue } from '@/features/content/model/incoming';
import { strings as contentStrings } from '@/features/content/model/strings';
import { readStrings } from './strings';
import type { ContentKey } from '@/domain/registry';
import type { DifferenceCounts, IncomingContent, RestoreMode } from '@/engines/backup/comparison';
import type { EntryVersion } from '@/engines/backup/entryVersions';
import type { Publication } from '@/engines/publication';

/** A document, whose type is detected by the signature of the file. */
interface IncomingDocument extends DocumentName {
  readonly file: Blob;
}

/** Decodes the intact documents of a backup that belong to one of these applications. */
export async function readDocuments(
  documents: readonly BackupDocument[],
  applicationIds: ReadonlySet<string>,
): Promise<{ documents: IncomingDocument[]; refused: ImportIssue[] }> {
  const accepted: IncomingDocument[] = [];
  const refused: ImportIssue[] = [];
  for (const [index, { applicationId, kind, size, sha256: digest, data }] of documents.entries()) {
    const refuse = (reason: string) =>
      refused.push({ place: readStrings.document(index + 1, DOCUMENT_LABELS[kind]), reason });
    if (!applicationIds.has(applicationId)) {
      refuse(readStrings.orphan);
      continue;
    }
    const bytes = fromBase64(data);
    if (bytes?.length !== size || (await sha256(bytes)) !== digest) {
      refuse(readStrings.damagedBytes);
      continue;
    }
    const file = new Blob([bytes], { type: typeBySignature(bytes) ?? '' });
    accepted.push({ applicationId, kind, file });
  }
  return { documents: accepted, refused };
}

/** The rows of one list about applications; empty in an older backup. */
function readRows<Key extends HistoryKey>(
  key: Key,
  content: Backup['content'],
  applicationIds: ReadonlySet<string>,
  refused: ImportIssue[],
) {
  const list = content[key];
  if (list === undefined) return [];
  const rows: readonly unknown[] = Array.isArray(list) ? list : [list];
  return rows.flatMap((each, index) => {
    const { success, output } = v.safeParse(historySchemas[key], each);
    if (success && applicationIds.has(output.applicationId)) return output;
    const reason = success ? readStrings.orphan : readStrings.unreadable;
    refused.push({
      place: contentStrings.incoming.record(contentName(key), index + 1, ''),
      reason,
    });
    return [];
  });
}

/** How the applications of a backup reached the office, and the decisions about them. */
export function readHistory(content: Backup['content'], applicationIds: ReadonlySet<string>) {
  const refused: ImportIssue[] = [];
  const takenOver = readRows('takenOver', content, applicationIds, refused);
  const decisions = readRows('decisions', content, applicationIds, refused);
  const sendings = readRows('sendings', content, applicationIds, refused);
  const steps = readRows('steps', content, applicationIds, refused);
  return { history: { takenOver, decisions, sendings, steps }, refused };
}

export interface BackupRead {
  readonly backup: Backup;
  readonly isEncrypted: boolean;
  /** Number of fields that were removed because of their dangerous names, such as `__proto__`. */
  readonly omittedCount: number;
}

const refusal = (why: string) => new BackupError('refused', why);

function parse(text: string): ForeignJson {
  try {
    return parseForeignJson(text, MAX_BACKUP_DEPTH);
  } catch {
    throw refusal(readStrings.incomplete);
  }
}

function assertVersion(value: unknown): void {
  const head = v.safeParse(headSchema, value);
  if (!head.success) throw refusal(readStrings.noBackup);
  const { version } = head.output;
  if (version > BACKUP_VERSION) throw refusal(readStrings.newer(version, BACKUP_VERSION));
  if (version !== BACKUP_VERSION) throw refusal(readStrings.unknownFormat(version));
}

async function assertIntact({ counts, content, documents, ...rest }: Backup): Promise<void> {
  const found: Record<string, number> = {};
  for (const [key, value] of Object.entries(content)) found[key] = recordCount(value);
  if (documents) found['documents'] = documents.length;
  const isCounted = Object.entries({ ...found, ...counts }).every(
    ([name]) => found[name] === counts[name],
  );
  const text = checkedText({ counts, content, ...rest, ...(documents && { documents }) });
  if (!isCounted || (await sha256(text)) !== rest.sha256) throw refusal(readStrings.damaged);
}

async function decrypt(
  { encryption, sha256: digest, data }: v.InferOutput<typeof sealedBackupSchema>,
  passphrase: string | undefined,
): Promise<string> {
  const sealed = fromBase64(data);
  if (sealed === undefined || (await sha256(sealed)) !== digest) throw refusal(readStrings.damaged);
  if (passphrase === undefined) throw new BackupError('passphraseNeeded');
  const bytes = await unsealBytes(sealed, encryption, passphrase);
  if (bytes === undefined) throw new BackupError('wrongPassphrase');
  return new TextDecoder().decode(bytes);
}

function parseOrRefuse<Whole>(schema: v.GenericSchema<unknown, Whole>, value: unknown): Whole {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw refusal(readStrings.wrongType(v.getDotPath(issue)));
}

async function readPlain(
  text: string,
  { value, omittedCount }: ForeignJson,
  isEncrypted: boolean,
): Promise<BackupRead> {
  assertVersion(value);
  const backup = parseOrRefuse(backupSchema, value);
  await assertIntact(backup);
  const read = { isEncrypted, omittedCount };
  // After the checksum, which is that of the original text.
  const whole = wellFormedJson(text);
  if (whole === text) return { backup, ...read };
  return { backup: parseOrRefuse(backupSchema, parse(whole).value), ...read };
}

/** Reads a backup and verifies its checksum; records are not validated yet. @throws BackupError */
export async function readBackup(file: Blob, passphrase?: string): Promise<BackupRead> {
  if (file.size > MAX_BACKUP_BYTES)
    throw refusal(readStrings.tooLarge(fileSize(file.size), fileSize(MAX_BACKUP_BYTES)));
  const text = await file.text();
  const outer = parse(text);
  assertVersion(outer.value);
  // Only encrypted files have this field.
  if (!isRecord(outer.value) || !('encryption' in outer.value))
    return readPlain(text, outer, false);
  const sealed = parseOrRefuse(sealedBackupSchema, outer.value);
  const inner = await decrypt(sealed, passphrase);
  return readPlain(inner, parse(inner), true);
}

/** What a restore in one mode writes. */
interface RestorePlan {
  readonly content: IncomingContent;
  /** Corrections of invalid records. */
  readonly corrected: readonly ImportIssue[];
}

/** A backup, snapshot or publication after the comparison, ready to be restored. */
export interface PreparedRestore {
  readonly createdAt: string;
  /** Undefined for a snapshot. */
  readonly siteName?: string;
  readonly isEncrypted?: boolean;
  /** The differences from what is here. */
  readonly effects: ReadonlyMap<ContentKey, DifferenceCounts>;
  /** A publication is not added to what is here. */
  readonly plans: { readonly replace: RestorePlan; readonly add?: RestorePlan };
  /** The number of additions to what a restore never replaces: documents and history. */
  readonly additions?: ReadonlyMap<'documents' | HistoryKey, number>;
  readonly refused?: readonly ImportIssue[];
  readonly documents?: readonly IncomingDocument[];
  readonly history?: ApplicationHistories;
  readonly versions?: readonly EntryVersion[];
  /** The hash of each key when it was compared. */
  readonly hashes: ReadonlyMap<ContentKey, string>;
  /** Set for a snapshot. */
  readonly snapshot?: number;
  /** Set for the host's publication. */
  readonly publication?: Publication;
  /** Lists that stay as they are unless the user chooses otherwise. */
  readonly leftOut?: ReadonlySet<ContentKey>;
}

/** The comparison with the user's choices. */
export interface AskedRestore extends PreparedRestore {
  readonly mode: RestoreMode;
  /** Lists that the restore leaves as they are. */
  readonly leftOut: ReadonlySet<ContentKey>;
}
