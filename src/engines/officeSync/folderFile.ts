import { MAX_BACKUP_BYTES } from '@/config';
import { concat, fromHex, fromUtf8, toHex, utf8 } from '@/lib/crypto/bytes';
import { deflate, inflate } from '@/lib/crypto/deflate';
import { parseForeignJson, wellFormedJson } from '@/lib/json';
import { codeHead, HEAD_BYTES } from '@/engines/handover/code';
import type { OfficeKeyPair } from '@/engines/handover/officeKeys';
import { type Change, newestStamp, parseEntry, toEntry } from './change';
import { ENC_BYTES, suite } from '@/lib/crypto/hpke';

/*
 * The files of the shared folder, byte by byte: docs/counters.md.
 */
const INFO = utf8('dubai-visa folder 2');
const DOCUMENT_INFO = utf8('dubai-visa folder 1');
const VERSION = 2;
/** Kind, version, key id, counter id and file number. */
const FILE_HEAD_BYTES = HEAD_BYTES + 12;
const LENGTH_BYTES = 4;
/** Changes beyond this length go into the next file. */
const USUAL_LIST_LENGTH = 1_048_576;
/** Larger lists are refused. */
const MAX_LIST_BYTES = 8_388_608;
/** The sealed size of a list that hardly compresses. */
const MAX_FILE_BYTES = MAX_LIST_BYTES + 65_536;
/** Records are at most 100 levels deep (docs/data.md), and a value is inside four lists or objects. */
const MAX_DEPTH = 104;
/** Bounds the work for a malicious file that consists of lengths only. */
const MAX_FILES = 16_384;

const NUMBER_DIGITS = 8;

/** The counter that wrote a file, and the number of the file. */
export interface FileHead {
  /** 8 bytes in hexadecimal. */
  readonly counter: string;
  readonly number: number;
}

export const fileName = ({ counter, number }: FileHead): string =>
  `${counter}-${String(number).padStart(NUMBER_DIGITS, '0')}.visasync`;

const randomHex = (byteCount: number) => toHex(crypto.getRandomValues(new Uint8Array(byteCount)));

/** The id of a counter. */
export const newCounterId = (): string => randomHex(8);

export const newDocumentName = (): string => randomHex(32);

/** Path of a document in the folder. */
export const documentPath = (name: string): readonly [string, string, string] => [
  'documents',
  name.slice(0, 2),
  `${name}.visadoc`,
];

type Bytes = Uint8Array<ArrayBuffer>;

const uint32 = (value: number): Bytes =>
  fromHex(value.toString(16).padStart(2 * LENGTH_BYTES, '0'));

const uint32At = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);

const headOf = (kind: 'S' | 'X', keyId: string) =>
  concat(Uint8Array.of(kind.charCodeAt(0), VERSION), fromHex(keyId));

/** The entry of a change as JSON; undefined if readers would not accept all of it. */
export function changeText(change: Change): string | undefined {
  const text = JSON.stringify(toEntry(change));
  if (utf8(text).length + 2 > MAX_LIST_BYTES) return undefined;
  try {
    const { value } = parseForeignJson(wellFormedJson(`[${text}]`), MAX_DEPTH);
    return Array.isArray(value) && parseEntry(value[0], Infinity).isWhole ? text : undefined;
  } catch {
    return undefined;
  }
}

interface WrittenChange {
  readonly change: Change;
  readonly text: string;
}

/** Splits changes into lists for one file each; `unshared` are those that readers would refuse. */
export function listsOf(changes: readonly Change[]): {
  readonly lists: readonly (readonly WrittenChange[])[];
  readonly unshared: readonly Change[];
} {
  const lists: WrittenChange[][] = [];
  const unshared: Change[] = [];
  let length = Infinity;
  for (const change of changes) {
    const text = changeText(change);
    if (text === undefined) unshared.push(change);
    else {
      length += text.length;
      if (length > USUAL_LIST_LENGTH) {
        lists.push([]);
        ({ length } = text);
      }
      lists.at(-1)?.push({ change, text });
    }
  }
  return { lists, unshared };
}

/**
 * Seals bytes behind a head with the office's key pair as sender and recipient (HPKE in auth mode,
 * RFC 9180): whoever can read them could have written them.
 */
async function sealed(head: Bytes, info: Bytes, { opening }: OfficeKeyPair, bytes: Bytes) {
  const params = { recipientPublicKey: opening.publicKey, senderKey: opening, info };
  const { enc, ct } = await suite.seal(params, bytes, head);
  return concat(head, new Uint8Array(enc), new Uint8Array(ct));
}

/** What is sealed behind a head of this length; undefined if it is for another key, or modified. */
async function opened(
  file: Bytes,
  headBytes: number,
  info: Bytes,
  { opening }: OfficeKeyPair,
): Promise<Bytes | undefined> {
  const head = file.slice(0, headBytes);
  const enc = file.slice(headBytes, headBytes + ENC_BYTES);
  const params = { recipientKey: opening, enc, info, senderPublicKey: opening.publicKey };
  try {
    return new Uint8Array(await suite.open(params, file.slice(headBytes + ENC_BYTES), head));
  } catch {
    return undefined;
  }
}

/** Seals entries as a counter's file. */
export async function sealCounterFile(
  key: OfficeKeyPair,
  { counter, number }: FileHead,
  entries: readonly string[],
): Promise<Bytes> {
  const head = concat(headOf('S', key.id), fromHex(counter), uint32(number));
  return sealed(head, INFO, key, await deflate(utf8(`[${entries.join()}]`)));
}

/**
 * Why a file is refused: `foreign` another office; `other` not a counter's file; `older`, `newer`
 * another version of the site; `unreadable` damaged, or not complete yet.
 */
type NoCounterFile = 'foreign' | 'other' | 'older' | 'newer' | 'unreadable';

/** The refusal of a file that follows from its first bytes; undefined if it may be of this kind. */
function refusalOf(bytes: Uint8Array, kind: 'S' | 'X', keyId: string): NoCounterFile | undefined {
  const [first = 0, version = 0] = bytes;
  const letter = String.fromCharCode(first);
  const isOlder = version < VERSION && 'LPX'.includes(letter);
  const isOurs = version >= VERSION && 'SX'.includes(letter);
  if (bytes.length === 0) return 'unreadable';
  if (!isOlder && !isOurs) return 'other';
  if (toHex(bytes.subarray(2, HEAD_BYTES)) !== keyId) return 'foreign';
  if (isOlder) return 'older';
  if (version > VERSION) return 'newer';
  return letter === kind ? undefined : 'other';
}

/** The list in a counter's file; undefined if it is damaged, or not complete yet. */
async function listIn(bytes: Bytes, key: OfficeKeyPair): Promise<readonly unknown[] | undefined> {
  if (bytes.length > MAX_FILE_BYTES) return undefined;
  const packed = await opened(bytes, FILE_HEAD_BYTES, INFO, key);
  const inflated = packed && (await inflate(packed, MAX_LIST_BYTES));
  const text = inflated && fromUtf8(inflated);
  try {
    const list: unknown = text && parseForeignJson(wellFormedJson(text), MAX_DEPTH).value;
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a counter's file. Never throws. */
export async function readCounterFile(bytes: Bytes, key: OfficeKeyPair, now: number) {
  const refusal = refusalOf(bytes, 'S', key.id);
  if (refusal) return refusal;
  const list = await listIn(bytes, key);
  if (!list) return 'unreadable';
  const parsed = list.map((entry) => parseEntry(entry, now));
  const changes = parsed.flatMap(({ change }) => change ?? []);
  return {
    counter: toHex(bytes.subarray(HEAD_BYTES, HEAD_BYTES + 8)),
    number: uint32At(bytes, HEAD_BYTES + 8),
    changes,
    /** Number of entries, including refused ones. */
    entries: list.length,
    newest: newestStamp(changes),
    /** Number of entries that this version refuses, wholly or in part. */
    refused: parsed.filter(({ isWhole }) => !isWhole).length,
    /** Counters whose stamps are too far ahead to be taken. */
    ahead: [...new Set(parsed.flatMap(({ ahead }) => ahead))],
  };
}
type CounterFile = Exclude<Awaited<ReturnType<typeof readCounterFile>>, string>;

/** Packs several files into one exchange file, which is carried by hand. */
export const packFiles = (keyId: string, files: readonly Uint8Array[]): Bytes =>
  concat(headOf('X', keyId), ...files.flatMap((file) => [uint32(file.length), file]));

/** Reads an exchange file; damaged files inside it are left out. */
export async function readExchange(
  file: Blob,
  key: OfficeKeyPair,
  now: number,
): Promise<readonly CounterFile[] | NoCounterFile> {
  if (file.size > MAX_BACKUP_BYTES) return 'other';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const refusal = refusalOf(bytes, 'X', key.id);
  if (refusal) return refusal;
  const files: CounterFile[] = [];
  for (let at = HEAD_BYTES, count = 0; at + LENGTH_BYTES <= bytes.length && count < MAX_FILES;) {
    const start = at + LENGTH_BYTES;
    at = start + uint32At(bytes, at);
    count += 1;
    const read = await readCounterFile(bytes.slice(start, at), key, now);
    if (typeof read !== 'string') files.push(read);
  }
  return files;
}

/** Seals a document with the office's key. */
export const sealDocument = async (document: Blob, key: OfficeKeyPair): Promise<Bytes> =>
  sealed(codeHead('D', key.id), DOCUMENT_INFO, key, new Uint8Array(await document.arrayBuffer()));

/** Opens a sealed document; undefined if it is for another key, too large or modified. */
export async function openDocument(file: Blob, key: OfficeKeyPair): Promise<Bytes | undefined> {
  if (file.size > MAX_BACKUP_BYTES) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (toHex(bytes.subarray(0, HEAD_BYTES)) !== toHex(codeHead('D', key.id))) return undefined;
  return opened(bytes, HEAD_BYTES, DOCUMENT_INFO, key);
}
