import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  skip: 'الانتقال إلى المحتوى',
  admin: 'الإدارة',
  menu: 'القائمة',
  openMenu: 'فتح القائمة',
  viewSite: (
    <span>
      عرض الموقع
      <span className="sr-only"> (يُفتح في علامة تبويب جديدة)</span>
    </span>
  ),
  logout: 'تسجيل الخروج',
  counter: 'شباك الخدمة',
  account: {
    title: 'الحساب',
    noEmail: 'لا يوجد بريد إلكتروني بعد',
    profile: 'الملف الشخصي',
    settings: 'الإعدادات',
    logOut: 'تسجيل الخروج',
  },
} satisfies Translated<typeof english>;
