/** What machine-readable lines may hold (ICAO 9303-3, 4.3), in the order of the values of check digits, filler first. */
export const SIGNS = '<0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const WEIGHTS = [7, 3, 1];

/** The share of one sign in a check digit: its value times the weight of its place (ICAO 9303-3, 4.9). */
export const digitShare = (sign: string, place: number): number =>
  Math.max(0, SIGNS.indexOf(sign) - 1) * (WEIGHTS[place % 3] ?? 0);

export function checkDigit(text: string): string {
  const sum = Array.from(text).reduce((total, sign, place) => total + digitShare(sign, place), 0);
  return String(sum % 10);
}
