import type { Translated } from '@/lib/language';
import type { strings as english, deferredStrings as englishDeferred } from './strings';

export const strings = {
  optional: (label) => (
    <>
      <span>{label}</span>
      <span className="font-normal text-muted"> (اختياري)</span>
    </>
  ),
  limit: (limit) => `يتسع هذا الحقل لعدد من الأحرف أقصاه ${limit}.`,
  darkTheme: 'المظهر الداكن',
} satisfies Translated<typeof english>;

export const deferredStrings = {
  close: 'إغلاق',
  closeMenu: 'إغلاق القائمة',
  cancel: 'إلغاء',
  notifications: 'الإشعارات',
  notificationsBy: (key) => `الإشعارات (${key})`,
  back: 'رجوع',
  showPassword: (label) => `إظهار ${label}`,
  insecure: ({ site, local }) =>
    `تتطلب النماذج وتسجيل الدخول اتصالاً آمنًا (https). افتح \u2068${site}\u2069 بدلاً من ذلك، أو \u2068${local}\u2069 على جهاز الكمبيوتر الذي يشغّل هذا الموقع.`,
  copied: {
    none: '',
    copied: 'تم النسخ',
    selected: 'تم التحديد. انسخه باستخدام Ctrl أو Cmd + C، أو من القائمة.',
  },
  missing: {
    title: 'تعذّر تحميل هذا الجزء من الموقع.',
    description: 'أعد المحاولة عند توفر الاتصال.',
  },
  search: {
    button: 'بحث',
    buttonTitle: 'بحث (Ctrl K)',
    results: 'النتائج',
    keys: (
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> للاختيار، <kbd>Enter</kbd> للفتح، <kbd>Esc</kbd> للإغلاق
      </span>
    ),
  },
} satisfies Translated<typeof englishDeferred>;
