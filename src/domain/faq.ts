export { ENGLISH_FAQ as FAQ, ENGLISH_PRIVACY as PRIVACY, type Question } from './faq.en';
