export { ENGLISH_FAQ as FAQ, type Question } from './faq.en';
