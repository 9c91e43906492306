import { concat, fromUtf8, sameBytes, utf8, fromHex, toHex } from '../../lib/crypto/bytes';
import { deflate, inflate } from '../../lib/crypto/deflate';
import { ENC_BYTES } from '../../lib/crypto/hpke';
import { authOpener, authSealer } from '../../lib/crypto/hpkeAuth';
import { parseForeignJson, wellFormedJson } from '../../lib/foreignJson';
import { CHECK_BYTES, checkOf, codeHead, HEAD_BYTES, VERSION } from '../handover/code';
import type { OfficeKeyPair } from '../handover/officeKeys';
import { type Change, parseChange, toWire } from './change';

/*
 * A log: changes that one writer wrote, until the log is closed. Bytes: docs/counters.md.
 */
export const FOLDER_INFO = utf8('dubai-visa folder 1');
/** The kind, the version, the key, the counter, the writer and the number. */
const LOG_HEAD_BYTES = 26;
export const LENGTH_BYTES = 4;
const TAG_BYTES = 16;
/** Larger inflated batches are not read. */
const MAX_BATCH_BYTES = 1_048_576;
/** The usual limit of a batch's JSON; a single change may exceed it. */
const USUAL_BATCH_LENGTH = 131_072;
/** Records are at most 100 levels deep (docs/data.md), and a value is inside four lists or objects. */
const MAX_DEPTH = 104;
/** From this length on a log is closed. */
const CLOSED_LOG_BYTES = 262_144;
/** The maximum length of a log, whose last batch may be large. */
export const MAX_LOG_BYTES = 2 * MAX_BATCH_BYTES;

/** Ids of a log's counter and writer, in hexadecimal, and its number. */
export interface LogHead {
  /** The installation. */
  readonly counter: string;
  /** One start of the exchange, or one exchange file; its id is never reused. */
  readonly writer: string;
  readonly number: number;
}

/** A log being written. Its sealing context is in memory only, so a restart closes it. */
export interface Log {
  /** Its bytes so far. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Adds changes until the log is closed; those that no reader would accept are skipped. */
  append: (changes: readonly Change[]) => Promise<Appended>;
}

interface Appended {
  readonly tooLarge: readonly Change[];
  /** Changes for the next log. */
  readonly rest: readonly Change[];
}

export function uint32(value: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(LENGTH_BYTES);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** Reads an unsigned 32-bit integer. */
export function uint32At(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
}

/** Groups serialised changes into JSON lists, one per batch, with their counts. */
function* batchesOf(texts: readonly string[]): Generator<readonly [json: string, count: number]> {
  let batch: string[] = [];
  let length = 0;
  for (const text of texts) {
    if (batch.length > 0 && length + text.length > USUAL_BATCH_LENGTH) {
      yield [`[${batch.join()}]`, batch.length];
      batch = [];
      length = 0;
    }
    batch.push(text);
    length += text.length;
  }
  if (batch.length > 0) yield [`[${batch.join()}]`, batch.length];
}

export const isClosed = ({ bytes }: Log): boolean => bytes.length >= CLOSED_LOG_BYTES;

/** Begins a log. `ephemeral` is for test vectors only. */
export async function beginLog(
  { id, opening }: OfficeKeyPair,
  { counter, writer, number }: LogHead,
  ephemeral?: CryptoKeyPair,
): Promise<Log> {
  const aad = concat(codeHead('L', id), fromHex(counter), fromHex(writer), uint32(number));
  const { enc, seal } = await authSealer(opening, { info: FOLDER_INFO, aad }, ephemeral);
  let bytes = concat(aad, enc);
  const log: Log = {
    get bytes() {
      return bytes;
    },
    append: async (changes) => {
      const texts = changes.map((change) => JSON.stringify(toWire(change)));
      const isSupported = (text = '') =>
        utf8(text).length + 2 <= MAX_BATCH_BYTES && parseChanges(`[${text}]`).length === 1;
      const tooLarge = changes.filter((_, at) => !isSupported(texts[at]));
      const rest = changes.filter((_, at) => isSupported(texts[at]));
      for (const [batch, count] of batchesOf(texts.filter(isSupported))) {
        const sealed = await seal(await deflate(utf8(batch)));
        const framed = concat(uint32(sealed.length), sealed);
        bytes = concat(bytes, framed, await checkOf(framed));
        rest.splice(0, count);
        if (isClosed(log)) break;
      }
      return { tooLarge, rest };
    },
  };
  return log;
}

/** Changes of all batches before the first incomplete one. */
export interface ReadLog extends LogHead {
  readonly changes: readonly Change[];
  /** Whether the log ends after those batches. */
  readonly isWhole: boolean;
}

/** The changes of an opened batch. */
async function changesIn(packed: Uint8Array<ArrayBuffer>): Promise<Change[]> {
  const inflated = await inflate(packed, MAX_BATCH_BYTES);
  return parseChanges((inflated && fromUtf8(inflated)) ?? '');
}

/** Parses a batch, for reader and writer; invalid changes are skipped. */
function parseChanges(text: string): Change[] {
  try {
    const { value } = parseForeignJson(wellFormedJson(text), MAX_DEPTH);
    if (!Array.isArray(value)) return [];
    return value.map(parseChange).filter((change) => change !== undefined);
  } catch {
    return [];
  }
}

/** The id of the office key in a file's head; `undefined` for other files. */
export function keyIdIn(bytes: Uint8Array, kinds: string): string | undefined {
  const [kind = 0, version] = bytes;
  const isOurs = kinds.includes(String.fromCharCode(kind)) && version === VERSION;
  return isOurs ? toHex(bytes.subarray(2, HEAD_BYTES)) : undefined;
}

/** Reads the complete batches of a log; `undefined` for other files or keys. Never throws. */
export async function readLog(
  bytes: Uint8Array<ArrayBuffer>,
  { id, opening }: OfficeKeyPair,
): Promise<ReadLog | undefined> {
  const start = LOG_HEAD_BYTES + ENC_BYTES;
  if (bytes.length < start || bytes.length > MAX_LOG_BYTES) return undefined;
  if (keyIdIn(bytes, 'L') !== id) return undefined;
  const context = { info: FOLDER_INFO, aad: bytes.slice(0, LOG_HEAD_BYTES) };
  const open = await authOpener(opening, bytes.slice(LOG_HEAD_BYTES, start), context);
  if (open === undefined) return undefined;
  const changes: Change[] = [];
  let at = start;
  while (at + LENGTH_BYTES + TAG_BYTES + CHECK_BYTES <= bytes.length) {
    const end = at + LENGTH_BYTES + uint32At(bytes, at);
    if (end + CHECK_BYTES > bytes.length) break;
    const check = await checkOf(bytes.slice(at, end));
    if (!sameBytes(check, bytes.subarray(end, end + CHECK_BYTES))) break;
    const packed = await open(bytes.slice(at + LENGTH_BYTES, end));
    if (packed === undefined) break;
    changes.push(...(await changesIn(packed)));
    at = end + CHECK_BYTES;
  }
  return {
    counter: toHex(bytes.subarray(HEAD_BYTES, HEAD_BYTES + 8)),
    writer: toHex(bytes.subarray(HEAD_BYTES + 8, HEAD_BYTES + 16)),
    number: uint32At(bytes, HEAD_BYTES + 16),
    changes,
    isWhole: at === bytes.length,
  };
}
