import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

export const strings = {
  optional: (label) => (
    <>
      <span>{label}</span>
      <span className="font-normal text-muted"> (اختياري)</span>
    </>
  ),
  darkTheme: 'المظهر الداكن',
  search: {
    button: 'بحث',
    buttonTitle: 'بحث (Ctrl K)',
    missing: {
      title: 'تعذّر تحميل البحث.',
      description: 'أعد المحاولة عند توفر الاتصال.',
    },
  },
} satisfies Translated<typeof english>;
