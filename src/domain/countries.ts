/** The regions of ISO 3166-1, and Kosovo (XK), which issues passports too. */
const REGIONS =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT ' +
  'BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ' +
  'ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT ' +
  'HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS ' +
  'LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI ' +
  'NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG ' +
  'SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG ' +
  'UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW';

const cache = new Map<string, readonly string[]>();

function regionNames(locale: string): [region: string, name: string][] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return REGIONS.split(' ').map((region) => [region, names.of(region) ?? region]);
}

/**
 * The names of all countries and regions in a language (BCP 47), in its sort order. Cached, because
 * the first call is slow.
 */
export function countryNames(locale: string): readonly string[] {
  const known = cache.get(locale);
  if (known) return known;
  const sorted = regionNames(locale)
    .map(([, name]) => name)
    .toSorted(new Intl.Collator(locale).compare);
  cache.set(locale, sorted);
  return sorted;
}

/** Finds a country's name in one language by its name in another, in any spelling. */
export function countryTranslator(from: string, to: string): (name: string) => string | undefined {
  const names = new Intl.DisplayNames(to, { type: 'region' });
  const found = new Map(regionNames(from).map(([region, name]) => [plain(name), names.of(region)]));
  return (name) => found.get(plain(name));
}

/** Words in lower case, without accents and punctuation. */
function plain(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/&/g, ' and ')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      // Arabic words are spelt with either letter at the end.
      .replaceAll('ة', 'ه')
      .replace(/\bsaint\b/g, 'st')
  );
}

const withoutBlanks = (text: string): string => text.replaceAll(' ', '');

/** Other names of countries, normalised by `plain`, by their names in the list. */
export type OtherNames = ReadonlyMap<string, readonly string[]>;

/** Arabic nationality adjectives that cannot be derived from the country's name. */
const ARABIC_DEMONYMS: Readonly<Record<string, string>> = {
  AT: 'نمساوي',
  BD: 'بنغالي',
  CD: 'كونغولي',
  CG: 'كونغولي',
  CI: 'إيفواري',
  GB: 'بريطاني إنجليزي',
  MG: 'مدغشقري',
  NL: 'هولندي',
  PS: 'فلسطيني',
  SA: 'سعودي',
  US: 'أمريكي أميركي',
};

/** A country's Arabic nationality adjectives: of both genders, with and without the article. */
function arabicDemonyms(region: string, name: string): string[] {
  const [first = ''] = name.replace(/^ال/, '').split(' ');
  const stem = plain(first).replace(/(?:ستان)?(?:يا|يه|[اهي])?$/, '');
  const land = plain(first).replace(/(?:يا|يه|[اهي])$/, '');
  const known = ARABIC_DEMONYMS[region]?.split(' ').map(plain);
  const adjectives = known ?? [...new Set([stem, land])].map((each) => `${each}ي`);
  return adjectives.flatMap((one) => [one, `${one}ه`, `ال${one}`, `ال${one}ه`]);
}

/**
 * Other names of countries: those in `languages`, the keys of `regions` (names and codes, with the
 * region as value), and `demonyms` (what a region's people are called).
 */
export function otherNames(
  locale: string,
  languages: readonly string[],
  regions: Readonly<Record<string, string>>,
  demonyms: Readonly<Record<string, string>>,
): OtherNames {
  const others = new Map(REGIONS.split(' ').map((region) => [region, new Array<string>()]));
  for (const [name, region] of Object.entries(regions)) others.get(region)?.push(plain(name));
  for (const [region, name] of [...Object.entries(demonyms), ...languages.flatMap(regionNames)])
    others.get(region)?.push(plain(name));
  for (const [region, name] of regionNames('ar'))
    others.get(region)?.push(...arabicDemonyms(region, name));
  return new Map(regionNames(locale).map(([region, name]) => [name, others.get(region) ?? []]));
}

/** The rank of a match, 0 is best, -1 is none. All texts are `plain`. */
function rank(name: string, others: readonly string[], typed: string): number {
  const bare = withoutBlanks(typed);
  if ([name, ...others].some((one) => withoutBlanks(one) === bare)) return 0;
  if (name.startsWith(typed)) return 1;
  // Other names may be typed without spaces.
  const isFound = others.some(
    (other) => other.startsWith(bare) || ` ${other}`.includes(` ${typed}`),
  );
  if (isFound || name.includes(` ${typed}`)) return 2;
  return name.includes(typed) ? 3 : -1;
}

/**
 * A query without matches is retried without its last letter, as in "Emirati", if this many stay.
 */
const STEM_LETTERS = 5;

/**
 * The names that match a query, all if it is empty: exact matches first, then names that start with
 * it, then names of which a word, or another name, starts with it, then names that contain it.
 */
export function matchCountries(
  names: readonly string[],
  typed: string,
  others: OtherNames = new Map(),
): string[] {
  const wanted = plain(typed);
  const ranked = (text: string) =>
    names
      .map((name) => ({ name, rank: rank(plain(name), others.get(name) ?? [], text) }))
      .filter((match) => match.rank >= 0);
  const found = ranked(wanted);
  const isStem = found.length === 0 && wanted.length > STEM_LETTERS;
  return (isStem ? ranked(wanted.slice(0, -1)) : found)
    .toSorted((a, b) => a.rank - b.rank)
    .map((match) => match.name);
}

/** Whether a text is the name of a listed country, in any spelling. */
export function isInList(names: readonly string[], typed: string): boolean {
  const wanted = plain(typed);
  return names.some((name) => plain(name) === wanted);
}
