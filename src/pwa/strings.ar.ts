import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

export const strings = { readyOffline: 'جاهز للعمل دون اتصال' } satisfies Translated<
  typeof english
>;
