import { concat, fromUtf8, sameBytes, utf8, fromHex, toHex } from '../../lib/crypto/bytes';
import { deflate, inflate } from '../../lib/crypto/deflate';
import { ENC_BYTES } from '../../lib/crypto/hpke';
import { authOpener, authSealer } from '../../lib/crypto/hpkeAuth';
import { parseForeignJson } from '../../lib/foreignJson';
import { CHECK_BYTES, checkOf, codeHead, HEAD_BYTES, VERSION } from '../handover/code';
import type { CounterKey } from '../handover/officeKeys';
import { type Change, parseChange, toWire } from './change';

/*
 * A log: the changes that one start of the app at one counter has written. docs/counters.md has
 * its bytes.
 */
export const FOLDER_INFO = utf8('dubai-visa folder 1');
/** The kind, the version, the key, the counter, the writer and the number. */
const LOG_HEAD_BYTES = 26;
export const LENGTH_BYTES = 4;
const TAG_BYTES = 16;
/** A batch that inflates to more is not read. */
const MAX_BATCH_BYTES = 1_048_576;
/** So long is the JSON of a batch, unless one change alone is longer: logs close near their size. */
const USUAL_BATCH_LENGTH = 131_072;
/** Records are nested 100 deep at the most (docs/data.md); around a value are four lists or objects. */
const MAX_DEPTH = 104;
/** A log that is so long takes no further batch. */
const CLOSED_LOG_BYTES = 262_144;
/** The longest that a log can be: the last batch may be a large one. */
export const MAX_LOG_BYTES = 2 * MAX_BATCH_BYTES;

/** Who wrote a log, in hexadecimal, and which of theirs it is. */
export interface LogHead {
  /** The installation. */
  readonly counter: string;
  /** One start of the app, or of the exchange: a writer's name is never used again. */
  readonly writer: string;
  readonly number: number;
}

/** A log that is being written. Its context lives in memory alone: after a restart it is closed. */
export interface Log {
  /** All of it so far. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Adds changes until the log is closed; what is too large for a batch is passed over. */
  append: (changes: readonly Change[]) => Promise<Appended>;
}

interface Appended {
  readonly tooLarge: readonly Change[];
  /** What goes into the next log. */
  readonly rest: readonly Change[];
}

export function uint32(value: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(LENGTH_BYTES);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** The number at a place of bytes that are long enough. */
export function uint32At(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
}

/** Texts of changes as the JSON lists of batches, each with how many of them are in it. */
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

/** Whether a log takes no further batch. */
export const isClosed = ({ bytes }: Log): boolean => bytes.length >= CLOSED_LOG_BYTES;

/** Begins a log. `ephemeral` is for test vectors alone. */
export async function beginLog(
  { id, opening }: CounterKey,
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
      const isSupported = (text = '') => utf8(text).length + 2 <= MAX_BATCH_BYTES;
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

/** What was read of a log: the changes of all batches up to the first that is not whole. */
export interface ReadLog extends LogHead {
  readonly changes: readonly Change[];
  /** Whether nothing is behind those batches. */
  readonly isWhole: boolean;
}

/** The changes in an opened batch; what is none is passed over. */
async function changesIn(packed: Uint8Array<ArrayBuffer>): Promise<Change[]> {
  const inflated = await inflate(packed, MAX_BATCH_BYTES);
  const text = inflated && fromUtf8(inflated);
  if (text === undefined) return [];
  try {
    const { value } = parseForeignJson(text, MAX_DEPTH);
    if (!Array.isArray(value)) return [];
    return value.map(parseChange).filter((change) => change !== undefined);
  } catch {
    return [];
  }
}

/** The office key that a file of any kind says it is sealed with; `undefined` where it is no such file. */
export function keyIdIn(bytes: Uint8Array, kinds: string): string | undefined {
  const [kind = 0, version] = bytes;
  const isOurs = kinds.includes(String.fromCharCode(kind)) && version === VERSION;
  return isOurs ? toHex(bytes.subarray(2, HEAD_BYTES)) : undefined;
}

/** Reads a log as far as it is whole; `undefined` where it is none, or not of this key. Never throws. */
export async function readLog(
  bytes: Uint8Array<ArrayBuffer>,
  { id, opening }: CounterKey,
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
