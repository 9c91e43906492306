import { formatCount } from '@/lib/text/numbers';
import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  made: (number, file) => ({
    title: 'تم بنجاح',
    description:
      file === undefined
        ? 'الملف content.json في مجلد التنزيلات. ضعه على الموقع لإتمام النشر.'
        : `كُتبت النسخة المنشورة ${formatCount(number)} في الملف \u2068${file}\u2069.`,
  }),
  takenOver: { title: 'تم بنجاح', description: 'لديك الآن المحتوى الذي يراه الزوار.' },
  conflict: 'تغيّر هنا وهناك. يبقى ما لديك.',
  tooLarge: 'سيتجاوز حجم الملف 4 ميغابايت، ولن تقرأه متصفحات الزوار.',
  notReadable: 'لا تستطيع متصفحات الزوار قراءة الملف الذي أُنشئ، لذلك لم يُكتب.',
} satisfies Translated<typeof english>;
