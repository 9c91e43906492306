import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  noName: 'أدخل اسمك.',
  noEmail: 'أدخل بريدك الإلكتروني.',
  noSubject: 'أدخل الموضوع.',
  noMessage: 'اكتب رسالتك.',
} satisfies Translated<typeof english>;
