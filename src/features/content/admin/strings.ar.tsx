import { plural, listOf } from '@/lib/text/numbers';
import type { Translated } from '@/lib/language';
import type {
  listStrings as englishList,
  editorStrings as englishEditor,
  menuStrings as englishMenu,
  strings as english,
} from './strings';

/** Lists the links, each once. */
const listOfLinks = (links: readonly string[]) => listOf([...new Set(links)]);

export const listStrings = {
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
    fold: 'محرّكات البحث',
    title: 'معاينة نتيجة البحث',
    heading: 'في نتائج البحث',
    usesTitle: 'يُستخدم عنوان المحتوى.',
    noDescription: 'من دون وصف تختار محرّكات البحث كلمات من النص.',
  },
} satisfies Translated<typeof englishList>;

export const editorStrings = {
  languages: 'اللغات',
  english: <span lang="en">English</span>,
  arabic: <span lang="ar">العربية</span>,
  fallback: 'إذا تُرك حقل فارغًا، يرى قرّاء الموقع العربي الحقل الإنجليزي.',
  versions: {
    title: 'النسخ السابقة',
    note: 'آخر ما حُفظ في هذا المتصفح. تملأ النسخة التي تستخدمها النموذج، ثم يخزّنها الحفظ.',
    saved: 'وقت الحفظ',
    now: 'الآن',
    earlier: 'هذه النسخة',
    same: 'النموذج يحتوي على هذه النسخة.',
    use: 'استخدام هذه النسخة',
    used: 'النموذج يحتوي الآن على النسخة السابقة.',
  },
} satisfies Translated<typeof englishEditor>;

export const menuStrings = {
  title: 'القوائم',
  subtitle: 'اسحب العنصر إلى مكانه، أو استخدم قائمته. يُحفظ كل تغيير فورًا.',
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
    moveUp: 'نقل لأعلى',
    moveDown: 'نقل لأسفل',
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
} satisfies Translated<typeof englishMenu>;

export const strings = {
  notChanged: 'لم يتغيّر شيء',
  linksChanged: (count: number) =>
    plural(count, {
      one: 'تم تغيير رابط واحد.',
      two: 'تم تغيير رابطين.',
      few: `تم تغيير ${count} روابط.`,
      many: `تم تغيير ${count} رابطًا.`,
      other: `تم تغيير ${count} رابط.`,
    }),
  kinds: { application: 'طلب', message: 'رسالة' },
  entries: {
    overview: 'نظرة عامة',
    applications: 'الطلبات',
    menus: 'القوائم',
    settings: 'الإعدادات',
    profile: 'الملف الشخصي',
  },
} satisfies Translated<typeof english>;
