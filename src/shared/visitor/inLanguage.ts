import type { inArabic, originalOf } from '@/domain/translations';

/** A record with its words in the language of the site; undefined in English, which is the stored one. */
export const inLanguage: typeof inArabic | undefined = undefined;

/** The attributes of an element whose words are in another language than the site. */
export const originalLanguage: typeof originalOf | undefined = undefined;
