import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  noFile: 'هذا ليس ملف طلب من هذا الموقع.',
  damaged: 'هذا الملف تالف أو جرى تغييره.',
  tooLarge: 'هذا الملف كبير جدًا. الحد الأقصى 256 ميغابايت.',
  newer: 'هذا الملف من إصدار أحدث من الموقع. حدّث هذا الشباك.',
  twice: 'يحتوي هذا الملف على مستندين من النوع نفسه.',
  sizes: 'هذا الملف تالف: أحجام مستنداته لا تطابق حجم محتواه.',
  damagedDocument: (name: string) => `المستند «\u2068${name}\u2069» في هذا الملف تالف.`,
  otherType: (name: string) => `نوع المستند «\u2068${name}\u2069» في هذا الملف لا يطابق محتواه.`,
} satisfies Translated<typeof english>;
