import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

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
