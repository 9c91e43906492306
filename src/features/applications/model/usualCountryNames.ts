import regions from 'country-to-iso/data/names.json';
import { nationalities } from 'i18n-nationality/langs/en.json';
import { otherNames } from '@/domain/countries';
import { LANGUAGE } from '@/lib/language';

/** Languages in which applicants search for their country. */
const LANGUAGES = ['en', 'ar', 'hi', 'ur', 'zh', 'ru', 'fr'];

/** Usual names, codes and demonyms of countries; large, so it is imported on demand. */
export const usualCountryNames = otherNames(LANGUAGE, LANGUAGES, regions, nationalities);
