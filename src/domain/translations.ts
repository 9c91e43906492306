import { isRecord } from '@/lib/json';
import { LANGUAGE } from '@/lib/language';

/**
 * The translatable fields. A record may have each in Arabic too, in `translations.ar`, which code
 * that knows only the specification ignores.
 */
export const WORDS = [
  'title',
  'label',
  'content',
  'description',
  'buttonText',
  'category',
  'tags',
  'duration',
  'price',
  'processing',
  'features',
  'requirements',
  'metaTitle',
  'metaDescription',
] as const;

export type WordField = (typeof WORDS)[number];

/** Words of a record, by its fields. */
export type Words = { readonly [Name in WordField]?: string | readonly string[] };

type Fields = Readonly<Record<string, unknown>>;

const isSaid = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';

/** The translation of a field's value, if it has the same type: a text, or a list of texts. */
function wordsFor(own: unknown, said: unknown): string | readonly string[] | undefined {
  if (typeof own === 'string') return isSaid(said) ? said : undefined;
  const rows = Array.isArray(own) && Array.isArray(said) ? said.filter(isSaid) : [];
  return rows.length > 0 ? rows : undefined;
}

/** The Arabic words of a record, in the order of `WORDS`, without blank and unreadable ones. */
export function arabicOf(record: Fields): Words {
  const { translations } = record;
  const said = isRecord(translations) ? translations['ar'] : undefined;
  if (!isRecord(said)) return {};
  return Object.fromEntries(
    WORDS.flatMap((name) => {
      const words = wordsFor(record[name], said[name]);
      return words === undefined ? [] : [[name, words]];
    }),
  );
}

/**
 * A record as the Arabic site shows it: in Arabic, with the original words where there are none.
 */
export function inArabic<Entry extends Fields>(record: Entry): Entry {
  const words = arabicOf(record);
  // For search engines the Arabic title is better than the original's `metaTitle`.
  const meta = words.title !== undefined && 'metaTitle' in record && { metaTitle: '' };
  return { ...record, ...meta, ...words };
}

const FIRST_LETTER = /(?:^|>)[^<>\p{L}]*(\p{L})/u;
const ORIGINAL = { lang: 'en', dir: 'ltr' } as const;

/** `lang` and `dir` for untranslated words on the Arabic site; undefined if they are Arabic. */
export function originalOf(record: Fields, name: WordField): typeof ORIGINAL | undefined {
  if (arabicOf(record)[name] !== undefined) return undefined;
  const [, letter = ''] = FIRST_LETTER.exec([record[name]].flat().join(' ')) ?? [];
  return /\p{Script=Arabic}/u.test(letter) ? undefined : ORIGINAL;
}

/** Translates a record to the site's language; undefined in English, the stored language. */
export const inLanguage = LANGUAGE === 'ar' ? inArabic : undefined;

/** `lang` and `dir` for words in another language than the site's; undefined in English. */
export const originalLanguage = LANGUAGE === 'ar' ? originalOf : undefined;

export const isWord = (name: string): name is WordField => WORDS.some((word) => word === name);

type ArabicFields = Readonly<Record<string, unknown>>;

/**
 * A record with these Arabic words; blank ones are removed. Other languages and unknown fields
 * stay.
 */
export function withArabic<Entry extends ArabicFields>(record: Entry, words: ArabicFields): Entry {
  const { translations } = record;
  const { ar, ...others } = isRecord(translations) ? translations : {};
  const unknown = Object.entries(isRecord(ar) ? ar : {}).filter(([name]) => !isWord(name));
  const said = {
    ...arabicOf({ ...record, translations: { ar: words } }),
    ...Object.fromEntries(unknown),
  };
  const all = { ...others, ...(Object.keys(said).length > 0 && { ar: said }) };
  const next = { ...record, translations: all };
  if (Object.keys(all).length === 0) Reflect.deleteProperty(next, 'translations');
  return next;
}
