import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

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
