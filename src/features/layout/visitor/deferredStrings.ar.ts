import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './deferredStrings';

export const strings = {
  nav: 'قائمة التذييل',
  links: 'روابط سريعة',
  contact: 'اتصل بنا',
  toTop: 'العودة إلى الأعلى',
  social: 'وسائل التواصل الاجتماعي',
  networks: {
    facebook: 'فيسبوك',
    twitter: 'تويتر',
    instagram: 'إنستغرام',
    linkedin: 'لينكدإن',
  },
} satisfies Translated<typeof english>;
