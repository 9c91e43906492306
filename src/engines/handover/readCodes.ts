import { sameBytes, toHex } from '@/lib/crypto/bytes';
import { toAsciiDigits } from '@/lib/text/typed';
import { fromDigits, CHECK_BYTES, checkOf, type CodeKind, HEAD_BYTES, VERSION } from './code';

const MAX_CHARACTERS = 40_000;

/** A complete code. */
export interface Code {
  readonly kind: CodeKind;
  /** The id of the office key. */
  readonly keyId: string;
  /** The bytes without the checksum. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Why nothing was read: `notACode` not of this site · `incomplete` truncated or mistyped · `newer` of
 * an unknown version.
 */
export type CodeProblem = 'notACode' | 'incomplete' | 'newer';

const KINDS: Readonly<Record<string, CodeKind>> = { A: 'A', S: 'S', K: 'K' };

async function checked(run: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const whole = fromDigits(run);
  if (whole === undefined || whole.length < HEAD_BYTES + CHECK_BYTES) return undefined;
  const bytes = whole.slice(0, -CHECK_BYTES);
  return sameBytes(await checkOf(bytes), whole.subarray(-CHECK_BYTES)) ? bytes : undefined;
}

function codeOf(bytes: Uint8Array<ArrayBuffer>): Code | CodeProblem {
  const [letter = 0, version = 0] = bytes;
  const kind = KINDS[String.fromCharCode(letter)];
  if (kind === undefined || version < VERSION) return 'notACode';
  if (version > VERSION) return 'newer';
  return { kind, keyId: toHex(bytes.subarray(2, HEAD_BYTES)), bytes };
}

/** The text as it is, then with the changes that mail programs make undone. */
function* readings(text: string): Generator<string> {
  yield text;
  const visible = text.replace(/\p{Cf}/gu, '');
  yield visible;
  yield visible.replace(/[\s>]/g, '');
}

/**
 * Finds the codes in a text, such as a link, digits, or a mail that quotes others; the last one
 * first. If there is none, returns why.
 */
export async function readCodes(text: string): Promise<readonly Code[] | CodeProblem> {
  if (text.length > MAX_CHARACTERS) return 'notACode';
  let problem: CodeProblem = 'notACode';
  for (const reading of readings(toAsciiDigits(text.normalize('NFKC')))) {
    const runs = new Set(reading.match(/\d{60,}/g)?.toReversed());
    const found: (Code | CodeProblem)[] = [];
    for (const run of runs) {
      const bytes = await checked(run);
      if (bytes) found.push(codeOf(bytes));
    }
    const codes = found.filter((each) => typeof each !== 'string');
    if (codes.length > 0) return codes;
    const refused = found.find((each) => typeof each === 'string');
    if (refused !== undefined) return refused;
    if (runs.size > 0) problem = 'incomplete';
  }
  return problem;
}
