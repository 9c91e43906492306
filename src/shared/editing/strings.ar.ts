import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  draft: {
    left: (when) => `هل تتابع مسودتك بتاريخ ${when}؟`,
    cancelled: (when) => `استعد ما ألغيته عند الساعة ${when}.`,
    continue: 'متابعة',
    discard: 'تجاهل',
    continued: { title: 'تمت متابعة المسودة', description: 'ما كتبته قبل ذلك محفوظ ليوم واحد.' },
    discarded: { title: 'تم تجاهل المسودة' },
    undo: 'تراجع',
  },
  uploadedPicture: 'صورة مرفوعة',
  yes: 'نعم',
  no: 'لا',
} satisfies Translated<typeof english>;
