import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

export const strings = {
  languages: 'اللغات',
  english: <span lang="en">English</span>,
  arabic: <span lang="ar">العربية</span>,
  fallback: 'إذا تُرك حقل فارغًا، يرى قرّاء الموقع العربي الحقل الإنجليزي.',
} satisfies Translated<typeof english>;
