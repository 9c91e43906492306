import { LANGUAGE } from '../browser/language';

let counts: Intl.NumberFormat | undefined;

/** Formats a count in the interface's language, not the browser's: `1,234`. */
export function formatCount(count: number): string {
  counts ??= new Intl.NumberFormat(LANGUAGE);
  return counts.format(count);
}

/** Formats a share of 1 in the interface's language: `52%`. */
export const formatShare = (share: number, maximumFractionDigits = 0): string =>
  new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits }).format(share);
