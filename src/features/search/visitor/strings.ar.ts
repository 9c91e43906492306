import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

export const strings = {
  label: 'البحث في هذا الموقع',
  offered: 'الانتقال إلى',
  hint: 'جرّب كلمة أخرى أو كلمات أقل. لتتبّع طلب، اكتب رقمه.',
  track: (number) => `تتبّع \u2068${number}\u2069`,
  question: 'سؤال',
  page: 'صفحة',
  post: 'مقال',
  visa: 'تأشيرة',
} satisfies Translated<typeof english>;
