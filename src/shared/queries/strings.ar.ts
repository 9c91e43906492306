import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

export const strings = {
  trackingFailed: {
    title: 'لم يُعثر على الطلب',
    description: 'يُرجى التحقق من رقم التتبّع وإعادة المحاولة.',
  },
} satisfies Translated<typeof english>;
