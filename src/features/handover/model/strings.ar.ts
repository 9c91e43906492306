import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  usualReasons: [
    'ينتهي جواز السفر قبل مرور ستة أشهر على تاريخ السفر.',
    'نسخة جواز السفر غير مقروءة.',
    'الصورة الشخصية لا تستوفي الشروط.',
    'أحد المستندات المطلوبة غير موجود.',
    'الإجابات لا تطابق جواز السفر.',
  ],
} satisfies Translated<typeof english>;
