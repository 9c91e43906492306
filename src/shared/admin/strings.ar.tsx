import { formatCount, plural } from '@/lib/text/numbers';
import type { Translated } from '@/lib/language';
import type { RecordNames, strings as english, headStrings as englishHead } from './strings';

/** Names of records are definite: `الصفحة`, `الصفحات`. */
export const strings = {
  printed: (when: string) => `تاريخ الطباعة: ${when}`,
  cancel: 'إلغاء',
  saving: 'جارٍ الحفظ...',
  picture: {
    empty: 'هذا الملف فارغ. اختر ملفًا آخر.',
    otherType: 'هذا الملف ليس صورة بصيغة PNG أو JPEG أو GIF أو WebP أو AVIF. اختر ملفًا آخر.',
    unreadable: (file: string) => `تعذّر عرض الملف \u2068${file}\u2069 كصورة. اختر ملفًا آخر.`,
    tooLarge: 'تتجاوز هذه الصورة 64 مليون بكسل. صغّرها أولاً.',
    noRoom: (percent: number) =>
      `لا توجد مساحة لهذه الصورة: مساحة التخزين في هذا المتصفح ممتلئة بنسبة ${percent.toFixed(1)}%. راجع البيانات في ملفك الشخصي لمعرفة ما يشغلها وكيفية إفراغ بعضها.`,
    uploaded: (size: string) => `صورة مرفوعة، \u2068${size}\u2069`,
    share: (percent: number, isStill: boolean) =>
      `تشغل ${percent.toFixed(1)}% من مساحة تخزين هذا المتصفح.${isStill ? ' لم تعد متحركة: تُحفظ صورتها الأولى فقط.' : ''}`,
    remove: (label: string) => (
      <span>
        إزالة<span className="sr-only">{` ${label}`}</span>
      </span>
    ),
    upload: (label: string) => (
      <span>
        رفع<span className="sr-only">{` ${label}`}</span>
      </span>
    ),
    file: (label: string) => `ملف ${label}`,
  },
  notSaved: (reason: string) => `لم يتم الحفظ. ${reason} كل ما كتبته ما زال هنا.`,
  unshown: {
    title: 'تعذّر عرض هذا السجل',
    named: (id: string) => (
      <span className="line-clamp-2 min-w-0 wrap-anywhere">
        تعذّر عرض السجل <bdi translate="no">{id}</bdi>.
      </span>
    ),
    remove: 'حذف السجل',
    question: 'هل تريد حذف هذا السجل؟',
  },
  unread: {
    all: ({ other }: RecordNames) => `تتعذّر قراءة ${other} المخزّنة.`,
    some: ({ other }: RecordNames, count: number) => {
      const items = plural(count, {
        one: 'عنصر واحد',
        two: 'عنصرين',
        few: `${formatCount(count)} عناصر`,
        many: `${formatCount(count)} عنصرًا`,
        other: `${formatCount(count)} عنصر`,
      });
      return `تتعذّر قراءة ${items} من ${other}.`;
    },
    toOverview: 'عرض الخيارات',
    toSetAside: 'عرض ما حُفظ جانبًا',
  },
  unsaved: {
    kept: 'لم تُحفظ التغييرات بعد. تبقى مسودة منها على هذا الجهاز.',
    keptButPassword: 'لم تُحفظ التغييرات بعد. تبقى مسودة منها على هذا الجهاز، من دون كلمة المرور.',
    keptButText: 'لم تُحفظ التغييرات بعد. تبقى مسودة منها على هذا الجهاز، من دون أحدث نص.',
    refused: 'لم تُحفظ التغييرات بعد. لا يستطيع هذا المتصفح الاحتفاظ بالمسودات: احفظ قبل المغادرة.',
  },
  rows: {
    row: (name: string, number: number) => `${name} ${number}`,
    remove: (name: string, number: number) => `إزالة ${name} ${number}`,
    add: (name: string) => `إضافة ${name}`,
  },
  length: {
    hint: (hint: string, length: number, limit: number) =>
      // No-break spaces keep the count on one line.
      `${hint} الأحرف:\u00A0${length}\u00A0من\u00A0${limit}.`,
    tooLong: (length: number, limit: number) =>
      `الأحرف: ${length} من ${limit}. تقتطع محرّكات البحث ما زاد.`,
  },
  cancelled: {
    title: 'تم الإلغاء',
    kept: 'لم يُحفظ شيء. يبقى ما كتبته ليوم واحد.',
    refused: 'لم يُحفظ شيء، ولا يستطيع هذا المتصفح الاحتفاظ بما كتبته.',
  },
  leave: {
    title: 'هل تريد المغادرة دون حفظ؟',
    edits: {
      keptButPassword:
        'لم تُحفظ تغييراتك بعد. لا تُحفظ كلمات المرور في المسودات: ستفقد كلمة المرور التي كتبتها. أما الباقي فيبقى على هذا الجهاز، ويُعرض عليك عند العودة إلى هنا.',
      keptButText:
        'لم تُحفظ تغييراتك بعد. لا يمكن حفظ أحدث نص في المسودة وستفقده. أما الباقي فيبقى على هذا الجهاز، ويُعرض عليك عند العودة إلى هنا.',
      refused:
        'لم تُحفظ تغييراتك بعد، ولا يستطيع هذا المتصفح الاحتفاظ بالمسودات: ستفقد هذه التغييرات.',
    },
    cancelLabel: 'متابعة التحرير',
    confirmLabel: 'مغادرة',
  },
  undo: {
    label: 'تراجع',
    done: { title: 'تم بنجاح', description: 'تمت الاستعادة.' },
    failed: 'لم يتم التراجع',
  },
  removal: {
    confirm: 'حذف',
    failed: (reason: string) => `لم يُحذف شيء. ${reason}`,
    noRoom: 'لا توجد مساحة لنقطة استعادة. إذا حذفته الآن فلن تتمكن من استعادته، وستتوفر مساحة.',
    forGood: 'حذف نهائي',
  },
  conflict: {
    changed: {
      title: 'تغيير آخر في علامة تبويب أخرى',
      description: (what: string) =>
        `حفظت علامة تبويب أخرى ${what} أثناء التحرير. اختر نسخة الحقول أدناه. تم دمج كل ما عدا ذلك.`,
      choices: { mine: 'الاحتفاظ بنسختي', theirs: 'اعتماد النسخة الأخرى' },
      versions: { mine: 'نسختي', theirs: 'النسخة الأخرى' },
      empty: 'فارغ',
    },
    deleted: {
      title: (what: string) => `تم حذف ${what}`,
      description: (what: string) =>
        `حذفت علامة تبويب أخرى ${what} أثناء التحرير. احفظ نسختك على أنها جديدة، أو تجاهلها.`,
      typedIsKept: 'كل ما كتبته ما زال هنا.',
      save: 'حفظ كنسخة جديدة',
      discard: 'تجاهل تغييراتي',
    },
    back: 'العودة إلى النموذج',
  },
  list: {
    count: (count: number, { many }: { one: string; many: string }) =>
      `${many}: ${formatCount(count)}`,
    found: (found: number, count: number) =>
      `النتائج: ${formatCount(found)} من ${formatCount(count)}`,
    status: 'الحالة',
    all: 'الكل',
    sortBy: 'فرز حسب',
    ascending: (column: string) => `${column}، تصاعديًا`,
    descending: (column: string) => `${column}، تنازليًا`,
    actions: 'إجراءات',
    noMatch: 'لا توجد نتائج تطابق البحث وعوامل التصفية.',
    showAll: (many: string) => `عرض كل ${many}`,
  },
} satisfies Translated<typeof english>;

export const headStrings = {
  login: 'تسجيل دخول المسؤول',
  admin: 'الإدارة',
  overview: 'لوحة تحكم المسؤول - نظرة عامة',
  applications: 'الإدارة - الطلبات',
  counter: 'الإدارة - شباك الخدمة',
  sealedLink: 'لشباك الخدمة',
  menus: 'الإدارة - القوائم',
  settings: 'الإدارة - الإعدادات',
  profile: 'الإدارة - الملف الشخصي',
  preview: 'معاينة',
} satisfies Translated<typeof englishHead>;
