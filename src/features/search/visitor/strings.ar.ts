import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  label: 'البحث في هذا الموقع',
  offered: 'الانتقال إلى',
  ask: 'اسألنا',
  contact: 'أرسل إلينا رسالة',
  track: (number) => `تتبّع \u2068${number}\u2069`,
  question: 'سؤال',
  page: 'صفحة',
  post: 'مقال',
  visa: 'تأشيرة',
} satisfies Translated<typeof english>;
