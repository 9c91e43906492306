/** The language that the words of the admin area are in. */
const LANGUAGE = 'en';

const plurals = new Intl.PluralRules(LANGUAGE);
const times = new Intl.RelativeTimeFormat(LANGUAGE);
const lists = new Intl.ListFormat(LANGUAGE, { type: 'unit' });

/** One for each plural that the language knows. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The form that goes with a count. */
export function plural(count: number, forms: Forms): string {
  return forms[plurals.select(count)] ?? forms.other;
}

/** As `in 5 seconds`. */
export function inSeconds(count: number): string {
  return times.format(count, 'second');
}

/** Names one after the other, as `Pages, Menus, Documents`. */
export function listOf(names: readonly string[]): string {
  return lists.format(names);
}
