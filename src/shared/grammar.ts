import { DIRECTION, LOCALE } from '@/lib/language';

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
