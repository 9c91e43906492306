import { isRecord } from '@/lib/json';

/**
 * The fields that are words. A record may have each in Arabic too, in `translations.ar`, which
 * readers of the specification's fields ignore.
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

/** Words that can stand in for those of a field: a text, or a list of texts. */
function wordsFor(own: unknown, said: unknown): string | readonly string[] | undefined {
  if (typeof own === 'string') return isSaid(said) ? said : undefined;
  const rows = Array.isArray(own) && Array.isArray(said) ? said.filter(isSaid) : [];
  return rows.length > 0 ? rows : undefined;
}

/** The Arabic words of a record, in the order of `WORDS`; blank and unreadable ones count as none. */
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

/** A record as the Arabic site shows it: its Arabic words, and its own where there are none. */
export function inArabic<Entry extends Fields>(record: Entry): Entry {
  const words = arabicOf(record);
  // The Arabic title is nearer than the original's for search engines.
  const meta = words.title !== undefined && 'metaTitle' in record && { metaTitle: '' };
  return { ...record, ...meta, ...words };
}

const FIRST_LETTER = /(?:^|>)[^<>\p{L}]*(\p{L})/u;
const ORIGINAL = { lang: 'en', dir: 'ltr' } as const;

/** The attributes of an element on the Arabic site whose words are the original's, unless those are Arabic. */
export function originalOf(record: Fields, name: WordField): typeof ORIGINAL | undefined {
  if (arabicOf(record)[name] !== undefined) return undefined;
  const [, letter = ''] = FIRST_LETTER.exec([record[name]].flat().join(' ')) ?? [];
  return /\p{Script=Arabic}/u.test(letter) ? undefined : ORIGINAL;
}

export const isWord = (name: string): name is WordField => WORDS.some((word) => word === name);

type ArabicFields = Readonly<Record<string, unknown>>;

/**
 * A record with these Arabic words, and none where they are blank. Other languages and unknown
 * fields stay.
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
