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

/**
 * The names of all countries and regions in a language (BCP 47), in its order. Cached, because the
 * first call is slow.
 */
export function countryNames(locale: string): readonly string[] {
  const known = cache.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const sorted = REGIONS.split(' ')
    .map((region) => names.of(region) ?? region)
    .toSorted(new Intl.Collator(locale).compare);
  cache.set(locale, sorted);
  return sorted;
}

/** Words in lower case, without accents and punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The rank of a match, 0 is best, -1 is none. Both texts are `plain`. */
function rank(name: string, typed: string): number {
  if (name.startsWith(typed)) return 0;
  const initials = name.replace(/(\S)\S* ?/g, '$1');
  if (name.includes(` ${typed}`) || (typed.length > 1 && initials === typed)) return 1;
  return name.includes(typed) ? 2 : -1;
}

/**
 * At most `limit` matching names, all for an empty query: first those that start with it, then
 * those with a word that does (or with these initials, as UAE), then any that contain it.
 */
export function matchCountries(
  names: readonly string[],
  typed: string,
  limit = Number.POSITIVE_INFINITY,
): string[] {
  const wanted = plain(typed);
  return names
    .map((name) => ({ name, rank: rank(plain(name), wanted) }))
    .filter((match) => match.rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map((match) => match.name);
}
