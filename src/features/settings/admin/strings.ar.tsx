import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  title: 'الإعدادات',
  subtitle: 'اسم الموقع وبيانات الاتصال ونصوص البحث للموقع كله.',
  tabs: 'الإعدادات',
  what: 'الإعدادات',
  onlyStored: 'لا يرسل هذا الموقع بريدًا إلكترونيًا. تُخزَّن هذه الإعدادات فقط.',
  save: 'حفظ جميع الإعدادات',
  saved: { title: 'تم حفظ الإعدادات بنجاح.' },
  instead: (hint = '') => `${hint} اتركه فارغًا لاستخدام النص الرمادي.`.trim(),
  examples: {
    logo: '/logo.png أو https://',
    favicon: '/favicon.png أو https://',
  },
  fees: {
    title: 'الرسوم بالدرهم',
    hint: 'تظهر في النموذج وعلى بطاقات التأشيرات. تسري الرسوم الجديدة من لحظة حفظها، فانشرها فورًا. أما الطلبات المقدَّمة قبل ذلك فتبقى رسومها كما هي.',
  },
  preview: (label: string) => `معاينة: ${label}`,
  files: {
    title: 'ملفات لمحرّكات البحث',
    generate: (file: string) => `إنشاء \u2068${file}\u2069`,
    notYet: 'هذه الميزة غير متاحة بعد.',
  },
} satisfies Translated<typeof english>;
