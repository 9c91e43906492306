import { plural } from '@/lib/text/numbers';
import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

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
  rows: {
    row: (name, number) => `${name} ${number}`,
    remove: (name, number) => `إزالة ${name} ${number}`,
    add: (name) => `إضافة ${name}`,
  },
  incompleteDate: 'هذا التاريخ غير مكتمل ولم يُحفظ بعد.',
} satisfies Translated<typeof english>;
