import { MAX_BACKUP_BYTES } from '../../config';
import { concat, toHex } from '../../lib/crypto/bytes';
import { ENC_BYTES } from '../../lib/crypto/hpke';
import { authOpener, authSealer } from '../../lib/crypto/hpkeAuth';
import { codeHead, HEAD_BYTES } from '../handover/code';
import type { OfficeKeyPair } from '../handover/officeKeys';
import {
  FOLDER_INFO,
  keyIdIn,
  LENGTH_BYTES,
  type LogHead,
  MAX_LOG_BYTES,
  type ReadLog,
  readLog,
  uint32,
  uint32At,
} from './log';

/*
 * File formats of the shared folder (docs/counters.md): single logs, packs and exchange files of
 * several logs, and documents.
 */
const MAX_PACK_BYTES = MAX_BACKUP_BYTES;
const MAX_DOCUMENT_BYTES = MAX_BACKUP_BYTES;
/** Bounds the work for a malicious file that consists of lengths only. */
const MAX_LOGS = 16_384;

const NUMBER_DIGITS = 8;
const NAME_BYTES = 32;

export function fileName(
  { writer, number }: Pick<LogHead, 'writer' | 'number'>,
  kind: 'visalog' | 'visapack',
): string {
  return `${writer}-${String(number).padStart(NUMBER_DIGITS, '0')}.${kind}`;
}

/** Random bytes in hexadecimal. */
function randomName(byteCount: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(byteCount)));
}

/** The id of a counter, which is permanent, or of a writer, which is new at each start. */
export const newHexId = (): string => randomName(8);

export const newDocumentName = (): string => randomName(NAME_BYTES);

/** Path of a document in the folder. */
export function documentPath(name: string): readonly [string, string, string] {
  return ['documents', name.slice(0, 2), `${name}.visadoc`];
}

/** Several logs in one file, unchanged. */
export function packLogs(
  kind: 'P' | 'X',
  keyId: string,
  logs: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  return concat(codeHead(kind, keyId), ...logs.flatMap((log) => [uint32(log.length), log]));
}

/** The logs in a file; a truncated last one is included, because its first batches may be complete. */
export function* logsIn(bytes: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  if (keyIdIn(bytes, 'L') !== undefined) yield bytes;
  else
    for (let at = HEAD_BYTES, count = 0; count < MAX_LOGS; count += 1) {
      const start = at + LENGTH_BYTES;
      if (start > bytes.length) return;
      at = start + uint32At(bytes, at);
      yield bytes.slice(start, at);
    }
}

/** The complete parts of a file's logs; `undefined` if it is not sealed with this key. */
export async function readLogs(
  file: Blob,
  key: OfficeKeyPair,
): Promise<readonly ReadLog[] | undefined> {
  if (file.size > MAX_PACK_BYTES) return undefined;
  // Of a file too large for a log only the head is read first.
  const head = file.size > MAX_LOG_BYTES ? file.slice(0, HEAD_BYTES) : file;
  const read = new Uint8Array(await head.arrayBuffer());
  const isLog = keyIdIn(read, 'L') !== undefined;
  if (keyIdIn(read, 'LPX') !== key.id || (isLog && head !== file)) return undefined;
  const logs: ReadLog[] = [];
  const all = head === file ? read : new Uint8Array(await file.arrayBuffer());
  for (const bytes of logsIn(all)) {
    const log = await readLog(bytes, key);
    if (log) logs.push(log);
  }
  return isLog && logs.length === 0 ? undefined : logs;
}

/** Seals a document with the office's key, which also authenticates the writer. */
export async function sealDocument(
  document: Blob,
  { id, opening }: OfficeKeyPair,
  ephemeral?: CryptoKeyPair,
): Promise<Uint8Array<ArrayBuffer>> {
  const aad = codeHead('D', id);
  const { enc, seal } = await authSealer(opening, { info: FOLDER_INFO, aad }, ephemeral);
  return concat(aad, enc, await seal(new Uint8Array(await document.arrayBuffer())));
}

/** The bytes of a sealed document; `undefined` if the key is another, or it is too large or modified. */
export async function openDocument(
  file: Blob,
  { id, opening }: OfficeKeyPair,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (file.size > MAX_DOCUMENT_BYTES) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (keyIdIn(bytes, 'D') !== id) return undefined;
  const aad = bytes.slice(0, HEAD_BYTES);
  const start = HEAD_BYTES + ENC_BYTES;
  const context = { info: FOLDER_INFO, aad };
  const open = await authOpener(opening, bytes.slice(HEAD_BYTES, start), context);
  return open?.(bytes.slice(start));
}
