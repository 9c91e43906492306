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
 * The names of all countries and regions in a language (BCP 47), in its order. Cached, because the
 * first call is slow.
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
      // Both are written at the end of Arabic words.
      .replaceAll('ة', 'ه')
      .replace(/\bsaint\b/g, 'st')
  );
}

const withoutBlanks = (text: string): string => text.replaceAll(' ', '');

/** What else countries are called, as `plain` writes it, by their names in the list. */
export type OtherNames = ReadonlyMap<string, readonly string[]>;

/** Arabic adjectives that no rule makes of a country's name. */
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

/** What a country's people are called in Arabic, of both genders, with and without the article. */
function arabicDemonyms(region: string, name: string): string[] {
  const [first = ''] = name.replace(/^ال/, '').split(' ');
  const stem = plain(first).replace(/(?:ستان)?(?:يا|يه|[اهي])?$/, '');
  const land = plain(first).replace(/(?:يا|يه|[اهي])$/, '');
  const known = ARABIC_DEMONYMS[region]?.split(' ').map(plain);
  const adjectives = known ?? [...new Set([stem, land])].map((each) => `${each}ي`);
  return adjectives.flatMap((one) => [one, `${one}ه`, `ال${one}`, `ال${one}ه`]);
}

/**
 * The names of countries in other languages, with those of `regions` (the region by the name or
 * code) and `demonyms` (what its people are called, by the region).
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
  // Other names may be written without blanks.
  const isFound = others.some(
    (other) => other.startsWith(bare) || ` ${other}`.includes(` ${typed}`),
  );
  if (isFound || name.includes(` ${typed}`)) return 2;
  return name.includes(typed) ? 3 : -1;
}

/** Endings such as that of "Emirati" are tried without, in words that keep at least this much. */
const STEM_LETTERS = 5;

/**
 * Matching names, all for an empty query: exact names first, then names that start with it, then a word or another name that does, then any that contain it.
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
