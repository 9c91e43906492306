import type { Translated } from '@/lib/language';
import type { strings as english, deferredStrings as englishDeferred } from './strings';

export const strings = {
  skip: 'الانتقال إلى المحتوى',
  header: {
    nav: 'القائمة الرئيسية',
    mobileNav: 'قائمة الهاتف',
    openMenu: 'فتح القائمة',
    closeMenu: 'إغلاق القائمة',
    track: 'تتبّع',
    trackInMenu: 'تتبّع الطلب',
    apply: 'قدّم الآن',
    more: 'المزيد',
  },
} satisfies Translated<typeof english>;

export const deferredStrings = {
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
} satisfies Translated<typeof englishDeferred>;
