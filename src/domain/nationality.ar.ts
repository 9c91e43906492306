import { LANGUAGE } from '@/lib/language';
import { countryTranslator } from './countries';

/** Created lazily, because that takes a few milliseconds. */
function translation(from: string, to: string): (text: string) => string {
  let find: ReturnType<typeof countryTranslator> | undefined;
  return (text) => {
    if (text === '') return text;
    find ??= countryTranslator(from, to);
    return find(text) ?? text;
  };
}

export const shownNationality = translation('en', LANGUAGE);

export const storedNationality = translation(LANGUAGE, 'en');
