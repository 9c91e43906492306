import regions from 'country-to-iso/data/names.json';
import { nationalities } from 'i18n-nationality/langs/en.json';
import { otherNames } from './countries';
import { LANGUAGE } from '@/lib/language';

/** Other languages in which applicants look for their country. */
const LANGUAGES = ['ar', 'hi', 'ur', 'zh', 'ru', 'fr'];

/** Usual names, codes and demonyms of countries; large, so imported when it is needed. */
export const usualCountryNames = otherNames(LANGUAGE, LANGUAGES, regions, nationalities);
