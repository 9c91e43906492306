import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  title: 'الملف الشخصي',
  data: 'البيانات',
  office: { title: 'المكتب', key: 'المفتاح', counters: 'الشبابيك' },
  unreadable: 'تعذّرت قراءة الملف الشخصي. أعد تحميل هذه الصفحة للمحاولة مرة أخرى.',
  updating: 'جارٍ التحديث...',
  what: 'الملف الشخصي',
  version: (version) => `الإصدار ${version}`,
  profile: {
    title: 'بيانات الملف الشخصي',
    username: 'اسم المستخدم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    loginName: (name) => `تسجّل الدخول باسم \u2068${name}\u2069.`,
    save: 'تحديث الملف الشخصي',
    failed: (reason) => `لم يُحفظ ملفك الشخصي. ${reason} لم يُفقد شيء مما كتبته.`,
  },
  password: {
    title: 'تغيير كلمة المرور',
    current: 'كلمة المرور الحالية',
    next: 'كلمة المرور الجديدة',
    nextHint: '8 أحرف على الأقل.',
    confirm: 'تأكيد كلمة المرور الجديدة',
    save: 'تحديث كلمة المرور',
    failed: (reason) => `لم تتغيّر كلمة مرورك. ${reason}`,
    isNoEncryption:
      'تقفل كلمة المرور هذه الشاشات في هذا المتصفح. وهي لا تشفّر شيئًا. أما على جهاز آخر، أو بعد حذف بيانات الموقع، فتسري بيانات الدخول الأصلية.',
  },
} satisfies Translated<typeof english>;
