import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  missing: 'تعذّر تحميل جزء من هذا الموقع.',
  slow: 'يستغرق تحميل هذه الصفحة وقتًا أطول من المعتاد.',
  tryAgain: 'إعادة المحاولة',
  offline: 'لا يوجد اتصال. أعد المحاولة عندما يعود الاتصال.',
  tooOld:
    'هذا المتصفح قديم ولا يمكن فيه تقديم طلب أو إرسال رسالة من هنا. حدّثه، أو استخدم متصفحًا آخر.',
  close: 'إغلاق',
} satisfies Translated<typeof english>;
