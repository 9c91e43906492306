import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

export const strings = {
  uploadedPicture: 'صورة مرفوعة',
  yes: 'نعم',
  no: 'لا',
} satisfies Translated<typeof english>;
