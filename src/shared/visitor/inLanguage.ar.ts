export { inArabic as inLanguage, originalOf as originalLanguage } from '@/domain/translations';
