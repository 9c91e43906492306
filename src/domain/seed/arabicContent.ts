import type { Words } from '../translations';
import { demoContent } from './demoContent';
import { isPublished, publishedSeed } from './published';

const processing = '24 إلى 48 ساعة';
const scanAndPhoto = ['نسخة من جواز السفر', 'صورة شخصية'];

const WORDS: Readonly<Record<string, Words>> = {
  'header-home': { label: 'الرئيسية' },
  'header-visa-types': { label: 'أنواع التأشيرات' },
  'header-blog': { label: 'المدونة' },
  'header-about': { label: 'من نحن' },
  'header-contact': { label: 'اتصل بنا' },
  'footer-about': { label: 'من نحن' },
  'footer-track': { label: 'تتبّع الطلب' },
  'footer-contact': { label: 'إرسال رسالة' },
  'section-ready-for-the-gate': {
    title: 'من الأريكة إلى بوابة المغادرة',
    description:
      '<p>اختر تأشيرة، واملأ <strong>ثلاث خطوات قصيرة</strong>، واحتفظ برقم التتبّع. ' +
      'تُنجز معظم التأشيرات خلال 24 إلى 48 ساعة، ويمكنك تتبّع طلبك في أي وقت.</p>' +
      '<p>سياحة أو أعمال أو عبور: تعرض البطاقات السعر ومدة الإقامة والمتطلبات.</p>',
    buttonText: 'مقارنة أنواع التأشيرات',
  },
  'visa-30-day-tourist': {
    title: 'تأشيرة سياحية لمدة 30 يومًا',
    duration: '30 يومًا',
    processing,
    features: ['للعطلات وزيارة العائلة'],
    requirements: scanAndPhoto,
  },
  'visa-90-day-tourist': {
    title: 'تأشيرة سياحية لمدة 90 يومًا',
    duration: '90 يومًا',
    processing: 'يومان إلى 3 أيام',
    features: ['للإقامات الأطول'],
    requirements: scanAndPhoto,
  },
  'visa-14-day-business': {
    title: 'تأشيرة أعمال لمدة 14 يومًا',
    duration: '14 يومًا',
    processing,
    features: ['للاجتماعات والمعارض والزيارات الميدانية'],
    requirements: [...scanAndPhoto, 'خطاب دعوة'],
  },
  'visa-96-hour-transit': {
    title: 'تأشيرة عبور لمدة 96 ساعة',
    duration: '96 ساعة',
    processing: '12 إلى 24 ساعة',
    features: ['لتوقّف يصل إلى أربعة أيام', 'أسرع معالجة لدينا'],
    requirements: [...scanAndPhoto, 'تذكرة لمواصلة السفر'],
  },
};

/** Mutates the records that a first visit shows, so that storing them causes no new render. */
function inBoth() {
  const { sections, visaCards, menus } = demoContent;
  for (const record of [sections, visaCards, menus.header, menus.footer].flat())
    Object.assign(record, { translations: { ar: WORDS[record.id] } });
  return demoContent;
}

export const bilingualContent = isPublished ? publishedSeed : inBoth();
