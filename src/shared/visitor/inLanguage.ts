import type { inArabic, originalOf } from '@/domain/translations';

/** Translates a record to the site's language; undefined in English, the stored language. */
export const inLanguage: typeof inArabic | undefined = undefined;

/** `lang` and `dir` for words in another language than the site's; undefined in English. */
export const originalLanguage: typeof originalOf | undefined = undefined;
