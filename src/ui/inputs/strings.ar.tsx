import { plural } from '@/lib/text/numbers';
import type { Translated } from '@/lib/language';
import type { strings as english, codeStrings as englishCode } from './strings';

export const strings = {
  file: {
    optional: (label) => (
      <>
        <span>{label}</span>
        <span className="font-normal text-muted"> (اختياري)</span>
      </>
    ),
    choose: (
      <>
        <span className="font-semibold text-primary underline">اختر ملفًا</span>
        <span className="pointer-coarse:hidden"> أو أفلته هنا</span>
      </>
    ),
    left: (names) =>
      `يمكنك إضافة ملف واحد هنا. لم يُضَف: ${names.map((name) => `\u2068${name}\u2069`).join('، ')}.`,
    unreadable: (name) =>
      `لا يمكن قراءة \u2068${name}\u2069 على هذا الجهاز. إذا كان في السحابة، فنزّله أولاً، ثم اختره من جديد.`,
    replace: (label) => (
      <span>
        استبدال<span className="sr-only">{` ${label}`}</span>
      </span>
    ),
    remove: (label) => (
      <span>
        إزالة<span className="sr-only">{` ${label}`}</span>
      </span>
    ),
  },
  suggestions: (count) =>
    plural(count, {
      zero: 'لا توجد اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: `${count} اقتراحات`,
      many: `${count} اقتراحًا`,
      other: `${count} اقتراح`,
    }),
} satisfies Translated<typeof english>;

export const codeStrings = {
  open: 'فتح',
  chooseFile: 'اختيار ملف',
  camera: {
    on: 'تشغيل الكاميرا',
    off: 'إيقاف الكاميرا',
    picture: 'صورة الكاميرا',
    starting: 'جارٍ تشغيل الكاميرا...',
    looking: 'الكاميرا تعمل. ضع الرمز داخل الإطار.',
    late: 'لم يُقرأ رمز بعد. قرّب الهاتف حتى يملأ الرمز الإطار، وارفع سطوعه.',
    refused: 'الكاميرا محظورة. اسمح بها من شريط العنوان، أو استخدم ماسحًا ضوئيًا أو رابطًا أو ملفًا.',
    missing: 'لم يُعثر على كاميرا. استخدم ماسحًا ضوئيًا أو رابطًا أو ملفًا.',
    busy: 'يستخدم برنامج آخر الكاميرا.',
    lost: 'انقطع اتصال الكاميرا. أعد توصيلها وشغّلها، أو استخدم ماسحًا ضوئيًا أو رابطًا أو ملفًا.',
    unread:
      'تعذّر تحميل قارئ الرموز. اتصل بالإنترنت وأعد المحاولة، أو استخدم ماسحًا ضوئيًا أو رابطًا أو ملفًا.',
  },
} satisfies Translated<typeof englishCode>;
