import { formatCount, formatShare } from '@/lib/text/numbers';
import { plural } from '@/lib/text/plural';
import type { Translated } from '@/lib/text/translated';
import { listOf } from '@/shared/admin/grammar';
import type { strings as english } from './strings';

/** The count of applications after a preposition or a verbal noun. */
const applications = (count: number) =>
  plural(count, {
    one: 'طلب واحد',
    two: 'طلبين',
    few: `${formatCount(count)} طلبات`,
    many: `${formatCount(count)} طلبًا`,
    other: `${formatCount(count)} طلب`,
  });

export const strings = {
  title: 'البيانات',
  text: 'جميع البيانات محفوظة في هذا المتصفح فقط. النسخة الاحتياطية هي النسخة الوحيدة خارجه.',
  shared:
    'هذه البيانات موجودة أيضًا في الشبابيك الأخرى لهذا المكتب، وما يُحذف هنا يُحذف هناك أيضًا. النسخة الاحتياطية هي النسخة الوحيدة التي تبقى كما هي.',
  tabs: {
    title: 'البيانات',
    backup: 'النسخ الاحتياطي',
    recovery: 'الاسترجاع',
    storage: 'التخزين',
    counters: 'الشبابيك',
    erase: 'المحو',
  },
  documents: 'المستندات',
  progress: (step) => `جارٍ ${step}...`,
  lastBackup: {
    none: 'لم تُنشأ أي نسخة احتياطية في هذا المتصفح.',
    made: (when, ago) => `آخر نسخة احتياطية: ${when} (${ago}).`,
    isFirstDue: 'حان وقت إنشاء نسخة.',
    isDue: 'حان وقت إنشاء نسخة جديدة.',
    outside: (count) =>
      plural(count, {
        one: 'طلب قديم واحد لا مكان له في القائمة ولا في أي نسخة احتياطية. وهو محفوظ في مجلد الشبابيك وفي ملف التبادل.',
        two: 'طلبان قديمان لا مكان لهما في القائمة ولا في أي نسخة احتياطية. وهما محفوظان في مجلد الشبابيك وفي ملف التبادل.',
        few: `${formatCount(count)} طلبات قديمة لا مكان لها في القائمة ولا في أي نسخة احتياطية. وهي محفوظة في مجلد الشبابيك وفي ملف التبادل.`,
        many: `${formatCount(count)} طلبًا قديمًا لا مكان لها في القائمة ولا في أي نسخة احتياطية. وهي محفوظة في مجلد الشبابيك وفي ملف التبادل.`,
        other: `${formatCount(count)} طلب قديم لا مكان لها في القائمة ولا في أي نسخة احتياطية. وهي محفوظة في مجلد الشبابيك وفي ملف التبادل.`,
      }),
  },
  backup: {
    title: 'إنشاء نسخة احتياطية',
    text: 'ملف واحد يضم كل المحتوى والطلبات والقرارات والرسائل. تُعاد قراءة الملف ويُتحقق منه.',
    withDocuments: {
      label: 'مع المستندات المرفوعة',
      hint: 'جوازات السفر والصور والحجوزات. وهي تزيد حجم الملف.',
    },
    withMailPassword: {
      label: 'تضمين كلمة مرور خادم البريد',
      hint: 'لا تُضمَّن كلمة مرور دخولك أبدًا.',
    },
    encrypted: {
      label: 'التشفير بعبارة مرور',
      hint: 'دون عبارة مرور يستطيع كل من لديه الملف قراءته. عبارة المرور المنسية لا يمكن استرجاعها.',
    },
    passphrase: 'عبارة المرور',
    again: 'تكرار عبارة المرور',
    tooShort: '8 أحرف على الأقل، والأفضل بضع كلمات.',
    notSame: 'عبارتا المرور غير متطابقتين.',
    fileType: 'نسخة احتياطية',
    make: 'إنشاء نسخة احتياطية',
    making: 'جارٍ إنشاء النسخة الاحتياطية...',
  },
  outcome: {
    failed: (reason) => `لم تُنشأ نسخة احتياطية. ${reason}`,
    made: (size) => `أُنشئت النسخة الاحتياطية: \u2068${size}\u2069، غير مشفّرة.`,
    madeEncrypted: (size) => `أُنشئت النسخة الاحتياطية: \u2068${size}\u2069، مشفّرة.`,
    leftOut: (count) =>
      plural(count, {
        one: 'استُبعد عنصر واحد: هو تالف أو أطول من أن تُعاد قراءته.',
        two: 'استُبعد عنصران: هما تالفان أو أطول من أن تُعاد قراءتهما.',
        few: `استُبعدت ${formatCount(count)} عناصر: هي تالفة أو أطول من أن تُعاد قراءتها.`,
        many: `استُبعد ${formatCount(count)} عنصرًا: هي تالفة أو أطول من أن تُعاد قراءتها.`,
        other: `استُبعد ${formatCount(count)} عنصر: هي تالفة أو أطول من أن تُعاد قراءتها.`,
      }),
    incomplete: (count) =>
      `لا تشمل النسخة بعض مستندات ${applications(count)}، لتعذّر جلبها من شباك آخر.`,
    count: (name, count) => `${name}: ${formatCount(count)}`,
    counts: (counts) => `${counts.join('، ')}.`,
    onDisk: 'أُعيدت قراءة الملف المحفوظ وهو كامل.',
    inDownloads:
      'تم التحقق منها وأُرسلت إلى مجلد التنزيلات. للتحقق من الملف هناك، اختره ضمن «استعادة»: لا يتغيّر شيء قبل تأكيدك.',
  },
  storage: {
    room: 'التخزين',
    used: (share, fits) => {
      const more = plural(fits, {
        one: 'طلب واحد إضافي',
        two: 'طلبين إضافيين',
        few: `${formatCount(fits)} طلبات إضافية`,
        many: `${formatCount(fits)} طلبًا إضافيًا`,
        other: `${formatCount(fits)} طلب إضافي`,
      });
      return `امتلأ ${formatShare(share)} من التخزين. تتسع المساحة المتبقية لنحو ${more}. لا تُحتسب المستندات والمسودات ونقاط الاستعادة.`;
    },
    characters: 'عدد الأحرف بحسب النوع',
    other: 'تسجيل الدخول وغيره',
    safety: 'التخزين الدائم',
  },
  move: {
    title: 'نقل الطلبات القديمة إلى ملف',
    text: 'يؤرشف الطلبات التي صدر قرار بشأنها في ملف، فتتوفر مساحة لطلبات جديدة. يضم الملف المستندات المرفوعة، وتُعاد قراءته قبل إزالة أي شيء هنا. لاستعادة الطلبات، اختر الملف ضمن النسخ الاحتياطي، استعادة.',
    which: 'الطلبات المطلوب نقلها',
    decided: 'الموافق عليها أو المرفوضة',
    olderThan: 'المقدّمة قبل تاريخ معيّن',
    day: 'مقدّمة قبل',
    found: (count, codeUnits) => {
      if (count === 0) return 'لا يوجد طلب مطابق.';
      const found = plural(count, {
        one: 'طلب واحد',
        two: 'طلبان',
        few: `${formatCount(count)} طلبات`,
        many: `${formatCount(count)} طلبًا`,
        other: `${formatCount(count)} طلب`,
      });
      return `${found}، عدد الأحرف: ${formatCount(codeUnits)}.`;
    },
    fileType: 'الطلبات',
    begin: 'نقل إلى ملف',
    moving: 'جارٍ النقل...',
    question: 'هل تريد إزالتها من جميع الشبابيك؟',
    everywhere: (count, counters) =>
      `ستتم إزالة ${applications(count)} من جميع شبابيك هذا المكتب: ${listOf(counters.map((name) => `\u2068${name}\u2069`))}. احتفظ بالملف، فبه تُستعاد.`,
    choose: 'اختر الملف من مجلد التنزيلات',
    chooseHint: 'تُعاد قراءته، ثم تُزال الطلبات من هنا.',
    failed: (reason) => `لم يُزَل شيء. ${reason}`,
    done: (count) => {
      const removed = plural(count, { one: 'إزالته', two: 'إزالتهما', other: 'إزالتها' });
      return `تم نقل ${applications(count)} إلى الملف و${removed} من هنا.`;
    },
    stayed: (count) => `لم يُنقل ${applications(count)}، لتعذّر جلب المستندات من شباك آخر.`,
  },
  erasing: {
    title: 'محو بيانات هذا الجهاز',
    text: 'يُحذف نهائيًا كل ما يحفظه هذا الموقع في هذا المتصفح: المحتوى، والطلبات ومستنداتها، والرسائل، والإعدادات، والمسودات، ونقاط الاستعادة، وكلمة المرور التي غُيّرت. بعد ذلك يبدأ الموقع من جديد بمحتواه التجريبي. تبقى النسخ الاحتياطية المحفوظة في أماكن أخرى.',
    backUp: 'أنشئ نسخة احتياطية أولاً',
    otherTab:
      'هذا الموقع مفتوح في علامة تبويب أخرى. أغلقها أولاً، فقد يُعيد الموقع منها كتابة بياناته.',
    lookAgain: 'تحقّق مرة أخرى',
    typeName: (name) => <span>اكتب اسم الموقع للتأكيد: {name}</span>,
    wrongName: 'هذا ليس اسم الموقع.',
    failed: (reason) => `لم يُمحَ كل شيء. ${reason}`,
    erase: 'محو كل شيء',
    erasing: 'جارٍ المحو...',
  },
} satisfies Translated<typeof english>;
