/** The language that the words of the admin area are in. */
const LANGUAGE = 'en';

const times = new Intl.RelativeTimeFormat(LANGUAGE);
const lists = new Intl.ListFormat(LANGUAGE, { type: 'unit' });

/** As `in 5 seconds`. */
export function inSeconds(count: number): string {
  return times.format(count, 'second');
}

/** Names one after the other, as `Pages, Menus, Documents`. */
export function listOf(names: readonly string[]): string {
  return lists.format(names);
}
