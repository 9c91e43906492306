import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  foreignPicture: 'توجد صورة محمّلة من موقع آخر: لن تظهر دون اتصال، ويعرف ذلك الموقع من يزور موقعك.',
} satisfies Translated<typeof english>;
