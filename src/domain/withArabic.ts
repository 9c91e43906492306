import { isRecord } from '../lib/isRecord';
import { arabicOf, type WordField, WORDS } from './translations';

export const isWord = (name: string): name is WordField => WORDS.some((word) => word === name);

type Fields = Readonly<Record<string, unknown>>;

/**
 * A record with these Arabic words, and none where they are blank. Other languages and unknown
 * fields stay.
 */
export function withArabic<Entry extends Fields>(record: Entry, words: Fields): Entry {
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
