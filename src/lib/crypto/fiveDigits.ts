const PAIR_DIGITS = 5;
const SINGLE_DIGITS = 3;

/** Encodes bytes as decimal digits: five per two bytes, three for a last single byte. */
export function toDigits(bytes: Uint8Array): string {
  let digits = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [high = 0, low] = bytes.subarray(at, at + 2);
    digits +=
      low === undefined
        ? String(high).padStart(SINGLE_DIGITS, '0')
        : String(high * 256 + low).padStart(PAIR_DIGITS, '0');
  }
  return digits;
}

/** Decodes such digits; `undefined` if they are invalid. */
export function fromDigits(digits: string): Uint8Array<ArrayBuffer> | undefined {
  const rest = digits.length % PAIR_DIGITS;
  if ((rest !== 0 && rest !== SINGLE_DIGITS) || /\D/.test(digits)) return undefined;
  const bytes: number[] = [];
  for (let at = 0; at < digits.length; at += PAIR_DIGITS) {
    const group = digits.slice(at, at + PAIR_DIGITS);
    const value = Number(group);
    if (value > (group.length === PAIR_DIGITS ? 0xffff : 0xff)) return undefined;
    if (group.length === PAIR_DIGITS) bytes.push(value >> 8);
    bytes.push(value & 0xff);
  }
  return Uint8Array.from(bytes);
}
