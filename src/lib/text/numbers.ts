import { LANGUAGE, LOCALE, DIRECTION } from '../language';
import { strings } from './strings';

let rules: Intl.PluralRules | undefined;

/** One form for each plural category. */
type Forms<Form> = Readonly<Partial<Record<Intl.LDMLPluralRule, Form>> & { other: Form }>;

/** Selects the plural form for a count in the interface's language. */
export function plural<Form>(count: number, forms: Forms<Form>): Form {
  rules ??= new Intl.PluralRules(LANGUAGE);
  return forms[rules.select(count)] ?? forms.other;
}

let counts: Intl.NumberFormat | undefined;

/** Formats a count in the interface's language, not the browser's: `1,234`. */
export function formatCount(count: number): string {
  counts ??= new Intl.NumberFormat(LOCALE);
  return counts.format(count);
}

/** Formats a fraction of 1 as a percentage in the interface's language: `52%`. */
export const formatShare = (share: number, maximumFractionDigits = 0): string =>
  new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits }).format(share);

const KB = 1024;
const MB = KB * KB;
const GB = MB * KB;

/** Formats a size in bytes: `0 KB`, `1,023 KB`, `4.2 MB`, `10.0 GB`. */
export function fileSize(bytes: number): string {
  if (bytes >= GB) return strings.gigabytes((bytes / GB).toFixed(1));
  if (bytes >= MB) return strings.megabytes((bytes / MB).toFixed(1));
  return strings.kilobytes(formatCount(Math.ceil(bytes / KB)));
}

/** The message if a text exceeds `limit` characters; `undefined` if it fits. */
export function lengthProblem(text: string, limit: number | undefined): string | undefined {
  const length = Array.from(text).length;
  if (limit === undefined || length <= limit) return undefined;
  return strings.tooLong(formatCount(length), formatCount(limit));
}

let times: Intl.RelativeTimeFormat | undefined;
let lists: Intl.ListFormat | undefined;

/** Such as `in 5 seconds`. */
export function inSeconds(count: number): string {
  times ??= new Intl.RelativeTimeFormat(LOCALE);
  return times.format(count, 'second');
}

/** Isolates a name, whose direction is unknown, within right-to-left text. */
const isolated = (name: string) => (DIRECTION === 'rtl' ? `\u2068${name}\u2069` : name);

/** Joins names, such as `Pages, Menus, Documents`. */
export function listOf(names: readonly string[]): string {
  lists ??= new Intl.ListFormat(LOCALE, { type: 'unit' });
  return lists.format(names.map(isolated));
}
