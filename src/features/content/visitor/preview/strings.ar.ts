import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

export const strings = {
  preview: 'معاينة: أنت وحدك ترى هذا.',
  typed: 'تعرض ما كتبته ولم تحفظه بعد.',
  stored: (what, status) => `الحالة المحفوظة (${what}): ${status}.`,
} satisfies Translated<typeof english>;
