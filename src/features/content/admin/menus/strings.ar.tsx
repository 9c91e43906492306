import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

export const strings = {
  title: 'القوائم',
  subtitle: 'اسحب العنصر إلى مكانه، أو استخدم أسهمه. يُحفظ كل تغيير فورًا.',
  none: 'لا توجد عناصر في القائمة بعد.',
  unlabelled: 'عنصر بلا اسم',
  place: (label: string, place: number, count: number) =>
    `\u2068${label}\u2069: الموضع ${place} من ${count}.`,
  backInPlace: (label: string) => `عاد \u2068${label}\u2069 إلى موضعه.`,
  add: (menu: string) => (
    <span>
      إضافة عنصر<span className="sr-only">{` إلى ${menu}`}</span>
    </span>
  ),
  row: {
    noLabel: 'بلا اسم',
    noLink: 'بلا رابط',
    external: 'خارجي',
    moveUp: { title: 'نقل لأعلى', of: (label: string) => `نقل \u2068${label}\u2069 لأعلى` },
    moveDown: { title: 'نقل لأسفل', of: (label: string) => `نقل \u2068${label}\u2069 لأسفل` },
    edit: { title: 'تحرير', of: (label: string) => `تحرير \u2068${label}\u2069` },
    remove: { title: 'حذف', of: (label: string) => `حذف \u2068${label}\u2069` },
  },
  item: {
    addTo: (menu: string) => `إضافة إلى ${menu}`,
    editItem: 'تحرير عنصر القائمة',
    what: 'عنصر القائمة',
    required: 'الاسم الظاهر والرابط مطلوبان.',
    label: 'الاسم الظاهر',
    noLabel: 'أدخل الاسم الظاهر.',
    link: 'الرابط',
    noLink: 'أدخل الرابط.',
    linkExample: (host: string) => `\u2068/about\u2069 أو \u2068${host}\u2069`,
    type: 'النوع',
    typeHint: 'تُفتح الروابط الخارجية في علامة تبويب جديدة.',
    internal: 'داخلي',
    external: 'خارجي',
    add: 'إضافة',
    save: 'حفظ',
    failed: (reason: string) => `${reason} ما كتبته ما زال هنا.`,
  },
  failure: {
    conflict:
      'لم يتم الحفظ. تم تغيير هذا العنصر أو حذفه في علامة تبويب أخرى. القائمة معروضة كما هي الآن.',
    other: (reason: string) => `لم يتم الحفظ. القائمة كما كانت من قبل. ${reason}`,
  },
} satisfies Translated<typeof english>;
