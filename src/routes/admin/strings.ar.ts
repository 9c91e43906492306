import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  login: 'تسجيل دخول المسؤول',
  admin: 'الإدارة',
  overview: 'لوحة تحكم المسؤول - نظرة عامة',
  applications: 'الإدارة - الطلبات',
  counter: 'الإدارة - شباك الخدمة',
  sealedLink: 'لشباك الخدمة',
  menus: 'الإدارة - القوائم',
  settings: 'الإدارة - الإعدادات',
  profile: 'الإدارة - الملف الشخصي',
  preview: 'معاينة',
} satisfies Translated<typeof english>;
