import { plural } from '@/lib/text/plural';
import type { Translated } from '@/lib/text/translated';
import { listOf } from '../../../../shared/admin/grammar';
import type { strings as english } from './strings';

/** Each name once. */
const listOfLinks = (links: readonly string[]) => listOf([...new Set(links)]);

export const strings = {
  untitled: 'بلا عنوان',
  list: {
    search: (many: string) => `بحث في ${many}`,
    first: () => 'سيظهر هنا أول ما تضيفه.',
    statuses: { published: 'منشور', draft: 'مسودة' },
  },
  row: {
    missing: (labels: readonly string[]) => `ينقص: ${listOf(labels)}.`,
    actions: (title: string) => `إجراءات \u2068${title}\u2069`,
    editOf: (title: string) => `تحرير \u2068${title}\u2069`,
    edit: 'تحرير',
    preview: 'معاينة',
    publish: 'نشر',
    unpublish: 'إلغاء النشر',
    duplicate: 'تكرار',
    remove: 'حذف',
  },
  unpublished: { new: 'ليس على الموقع بعد', changed: 'تغييرات ليست على الموقع بعد' },
  order: {
    up: (title: string) => `نقل \u2068${title}\u2069 لأعلى`,
    down: (title: string) => `نقل \u2068${title}\u2069 لأسفل`,
    place: (title: string, place: number, count: number) =>
      `\u2068${title}\u2069: الموضع ${place} من ${count}`,
    failed: (reason: string) => `لم يتغيّر الترتيب. ${reason}`,
  },
  removal: {
    question: 'هل أنت متأكد؟',
    links: (links: readonly string[]) => `تؤدي إليه هذه الروابط وستتعطّل: ${listOfLinks(links)}.`,
  },
  unpublishing: {
    question: (title: string) => `هل تريد إلغاء نشر «\u2068${title}\u2069»؟`,
    confirm: 'إلغاء النشر',
  },
  moved: {
    question: (count: number) =>
      plural(count, {
        one: 'هل تريد تغيير الرابط أيضًا؟',
        two: 'هل تريد تغيير الرابطين أيضًا؟',
        other: 'هل تريد تغيير الروابط أيضًا؟',
      }),
    text: (old: string, links: readonly string[]) =>
      `تم الحفظ. لم يعد العنوان القديم \u2068${old}\u2069 يؤدي إلى شيء. وهو وارد في: ${listOfLinks(links)}.`,
    confirm: (count: number) =>
      plural(count, {
        one: 'تغيير هذا الرابط',
        two: 'تغيير هذين الرابطين',
        few: `تغيير هذه الروابط الـ${count}`,
        other: `تغيير هذه الروابط الـ${count}`,
      }),
    leave: 'تركه كما هو',
    failed: (reason: string) => `لم يتغيّر أي رابط. ${reason}`,
  },
  editor: {
    save: 'حفظ',
    preview: (
      <span>
        معاينة
        <span className="sr-only"> في علامة تبويب جديدة</span>
      </span>
    ),
    loading: 'جارٍ تحميل المحرّر...',
  },
  address: {
    picture: 'معاينة الصورة',
    noPicture: 'لا يمكن عرض صورة من هذا العنوان.',
    linksToOld: (old: string, links: readonly string[]) =>
      `تؤدي هذه الروابط إلى العنوان القديم \u2068${old}\u2069: ${listOfLinks(links)}. بعد الحفظ يمكنك تغييرها بضغطة واحدة.`,
  },
  searchPreview: {
    title: 'معاينة نتيجة البحث',
    heading: 'في نتائج البحث',
    usesTitle: 'يُستخدم عنوان المحتوى.',
    noDescription: 'من دون وصف تختار محرّكات البحث كلمات من النص.',
  },
} satisfies Translated<typeof english>;
