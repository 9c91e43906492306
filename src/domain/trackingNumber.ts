import { TRACKING_DIGITS, TRACKING_PREFIX } from '@/config';
import { toAsciiDigits } from '@/lib/text/typed';

const SPACE = 10 ** TRACKING_DIGITS;

/**
 * 'DV' and the last 6 digits of the time in milliseconds (SPEC section 9), or the next free number.
 * @throws RangeError if every number is taken
 */
export function nextTrackingNumber(now: Date, taken: ReadonlySet<string>): string {
  // The time is negative before 1970.
  const start = Math.abs(now.getTime()) % SPACE;
  for (let step = 0; step < SPACE; step += 1) {
    const digits = String((start + step) % SPACE).padStart(TRACKING_DIGITS, '0');
    const number = TRACKING_PREFIX + digits;
    if (!taken.has(number)) return number;
  }
  throw new RangeError('Every tracking number is taken.');
}

/** The letters and digits of a number in upper case, without separators. */
export function compactNumber(typed: string): string {
  return toAsciiDigits(typed.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toUpperCase();
}

/** Normalises a typed tracking number, such as `dv 123 456` or Arabic digits. */
export function normaliseTrackingNumber(typed: string): string {
  const compact = compactNumber(typed);
  if (/^\d+$/.test(compact)) return TRACKING_PREFIX + compact;
  // Only digits can follow `DV`, so O, I and L are misreadings; other text may be pasted along.
  const digits =
    /DV([\dOIL]{6})(?![\dOIL])/.exec(compact)?.[1] ??
    /(?<![\p{L}\d]|\d[\s-])\d{3}[\s-]?\d{3}(?![\p{L}\d]|[\s-]\d)/u
      .exec(toAsciiDigits(typed))?.[0]
      .replace(/[\s-]/, '');
  if (digits === undefined) return compact;
  return TRACKING_PREFIX + digits.replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** Whether this is a complete, normalised tracking number. */
export function isTrackingNumber(number: string): boolean {
  return /^DV\d{6}$/.test(number);
}

/** Groups a tracking number for reading aloud: `DV 123 456`. */
export function formatTrackingNumber(number: string): string {
  return number.replace(/^(DV)(\d{3})(\d{3})$/, '$1 $2 $3');
}
