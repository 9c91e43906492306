import { formatCount, formatShare, plural, listOf } from '@/lib/text/numbers';
import type { Translated } from '@/lib/language';
import type {
  strings as english,
  dataStrings as englishData,
  recoveryStrings as englishRecovery,
} from './strings';

export const strings = {
  storage: {
    refused: 'لم يوافق المتصفح.',
    ask: 'احتفظ ببياناتي',
    persistence: {
      persistent: 'يحتفظ المتصفح ببيانات هذا الموقع إلى أن يمسحها أحد.',
      bestEffort:
        'قد يحذف هذا المتصفح بيانات الموقع عند امتلاء القرص. نافذة التصفح الخاص تفقد كل شيء عند إغلاقها.',
      unknown:
        'لا يوضح هذا المتصفح مدة احتفاظه ببيانات هذا الموقع. نافذة التصفح الخاص تفقد كل شيء عند إغلاقها.',
    },
  },
  damage: {
    title: 'تتعذّر قراءة بعض المحتوى',
    unreadable: (name) => <span>تتعذّر قراءة {name}.</span>,
  },
  earlier: {
    title: 'عُثر على بيانات سابقة في هذا الجهاز',
    several: (name, count) => `${name} (${formatCount(count)})`,
    offer: (when, names) => `بيانات سابقة بتاريخ ${when}: ${listOf(names)}.`,
    restore: 'عرض نقاط الاستعادة',
    keepDemo: 'الإبقاء على العرض التجريبي',
    notKept: (reason) => `لم يُحفظ اختيارك. ${reason}`,
  },
} satisfies Translated<typeof english>;

/** The count of applications after a preposition or a verbal noun. */
const applications = (count: number) =>
  plural(count, {
    one: 'طلب واحد',
    two: 'طلبين',
    few: `${formatCount(count)} طلبات`,
    many: `${formatCount(count)} طلبًا`,
    other: `${formatCount(count)} طلب`,
  });

export const dataStrings = {
  title: 'البيانات',
  text: 'جميع البيانات محفوظة في هذا المتصفح فقط. النسخة الاحتياطية هي النسخة الوحيدة خارجه.',
  shared:
    'هذه البيانات موجودة أيضًا في الشبابيك الأخرى لهذا المكتب، وما يُحذف هنا يُحذف هناك أيضًا. وحدها النسخة الاحتياطية تبقى كما هي.',
  tabs: {
    backup: 'النسخ الاحتياطي',
    recovery: 'الاسترجاع',
    storage: 'التخزين',
    erase: 'المحو',
  },
  documents: 'المستندات',
  progress: (step) => `جارٍ ${step}...`,
  lastBackup: {
    none: 'لم تُنشأ أي نسخة احتياطية في هذا المتصفح.',
    made: (when, ago) => `آخر نسخة احتياطية: ${when} (${ago}).`,
    isFirstDue: 'حان وقت إنشاء نسخة.',
    isDue: 'حان وقت إنشاء نسخة جديدة.',
  },
  backup: {
    title: 'إنشاء نسخة احتياطية',
    text: 'ملف واحد يضم كل المحتوى والطلبات والقرارات والرسائل. تُعاد قراءته فورًا.',
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
      hint: 'دونها يستطيع كل من لديه الملف قراءته. عبارة المرور المنسية لا يمكن استرجاعها.',
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
    used: (share) =>
      `امتلأ ${formatShare(share)} من التخزين. لا تُحتسب المستندات والمسودات ونقاط الاستعادة.`,
    overflow: (count) =>
      count === 0
        ? 'حين يوشك على الامتلاء تنتقل أقدم الطلبات التي صدر فيها قرار إلى قاعدة البيانات تلقائيًا، وتبقى في كل قائمة وعدد ونسخة احتياطية.'
        : plural(count, {
            one: 'طلب أقدم واحد في قاعدة البيانات بجانبه، ويبقى في كل قائمة وعدد ونسخة احتياطية.',
            two: 'طلبان أقدم في قاعدة البيانات بجانبه، ويبقيان في كل قائمة وعدد ونسخة احتياطية.',
            few: `${formatCount(count)} طلبات أقدم في قاعدة البيانات بجانبه، وتبقى في كل قائمة وعدد ونسخة احتياطية.`,
            many: `${formatCount(count)} طلبًا أقدم في قاعدة البيانات بجانبه، وتبقى في كل قائمة وعدد ونسخة احتياطية.`,
            other: `${formatCount(count)} طلب أقدم في قاعدة البيانات بجانبه، وتبقى في كل قائمة وعدد ونسخة احتياطية.`,
          }),
    free: (size) => `يترك المتصفح لقاعدة البيانات نحو \u2068${size}\u2069.`,
    characters: 'عدد الأحرف بحسب النوع',
    other: 'تسجيل الدخول وغيره',
    safety: 'التخزين الدائم',
  },
  erasing: {
    title: 'محو بيانات هذا الجهاز',
    text: 'يُحذف نهائيًا كل ما يحفظه هذا الموقع في هذا المتصفح: المحتوى، والطلبات ومستنداتها، والرسائل، والإعدادات، والمسودات، ونقاط الاستعادة، والمفتاح، وكلمة مرورك. يبدأ الموقع من جديد بمحتواه التجريبي. تبقى النسخ الاحتياطية في أماكنها.',
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
} satisfies Translated<typeof englishData>;

export const recoveryStrings = {
  documents: 'المستندات',
  more: (count) => `و${formatCount(count)} غيرها.`,
  restore: {
    title: 'استعادة',
    text: 'اختر ملف نسخة احتياطية أو أفلته هنا. ستعرف ما الذي سيتغيّر قبل أن يتغيّر أي شيء.',
    file: 'ملف النسخة الاحتياطية',
    choose: (link, ifMouse) => (
      <>
        {link('اختر ملفًا')}
        {ifMouse(' أو أفلته هنا')}
      </>
    ),
    comparing: 'جارٍ القراءة والمقارنة...',
    passphrase: 'عبارة مرور النسخة الاحتياطية',
    isEncrypted: 'هذه النسخة الاحتياطية مشفّرة.',
    open: 'فتح',
    failed: (reason) => `لم يُستعَد شيء. ${reason}`,
  },
  backup: {
    source: (site, when) => (
      <span>
        نسخة احتياطية من <bdi>{site}</bdi>، أُنشئت بتاريخ <span>{when}</span>. الملف سليم.
      </span>
    ),
    encrypted: (site, when) => (
      <span>
        نسخة احتياطية مشفّرة من <bdi>{site}</bdi>، أُنشئت بتاريخ <span>{when}</span>. الملف سليم.
      </span>
    ),
    nothingNew: 'لن يتغيّر شيء هنا.',
    restore: 'استعادة',
    failed: (reason) => `لم يُستعَد شيء. ${reason}`,
  },
  mode: 'طريقة الاستعادة',
  modes: {
    add: {
      label: 'إضافة',
      hint: 'يضيف ما ليس موجودًا هنا. عند الاختلاف يبقى الموجود هنا.',
      question: 'هل تريد إضافة ما ليس موجودًا هنا؟',
    },
    replace: {
      label: 'استبدال',
      hint: 'تعود القوائم المحددة كما كانت حينها، ويُحذف ما هو موجود هنا فقط. الطلبات والرسائل تُضاف فقط؛ ويبقى الموجود منها هنا كما هو.',
      question: 'هل تريد استبدال المحتوى هنا؟',
    },
  },
  publication: {
    source: (site, when) => (
      <span>
        <bdi>{site}</bdi>، نُشر بتاريخ <span>{when}</span>.
      </span>
    ),
    hint: 'القائمة المحددة تصبح كما نشرها الآخرون ويراها الزوار، وتبقى مسوداتك فيها وإعدادات البريد الإلكتروني. القائمة غير المحددة تبقى كما لديك.',
    nothingNew: 'كل ما يراه الزوار موجود هنا.',
    restore: 'متابعة',
    question: 'هل تريد القوائم المحددة منهم، والبقية منك؟',
    failed: (reason) => `لم يتغيّر شيء. ${reason}`,
  },
  dryRun: {
    leftOut: 'مستبعد',
    mended: 'مصحّح',
    goes: (count) => {
      const gone = plural(count, {
        one: 'عنصر واحد موجود',
        two: 'عنصرين موجودين',
        few: `${formatCount(count)} عناصر موجودة`,
        many: `${formatCount(count)} عنصرًا موجودًا`,
        other: `${formatCount(count)} عنصر موجود`,
      });
      return `سيتم حذف ${gone} هنا فقط.`;
    },
    keeps: 'تُحفظ نقطة استعادة أولاً.',
    keepsNothing: 'قد لا يتمكن هذا المتصفح من حفظ نقطة استعادة أو مستندات: أنشئ نسخة احتياطية أولاً.',
    isStale: 'تغيّر شيء هنا منذ المقارنة. ارجع وقارن مرة أخرى.',
    remarks: (title, count) => `${title}: ${formatCount(count)}`,
    remark: (place, reason) => (
      <span>
        {place}: <span>{reason}</span>
      </span>
    ),
  },
  comparison: {
    caption: 'ما الذي سيتغيّر هنا',
    content: 'المحتوى',
    columns: ['جديد', 'متغيّر', 'محذوف'],
  },
  list: {
    title: 'ما يمكنك استعادته',
    text: 'تُحفظ نقاط الاستعادة مرة في اليوم، وقبل كل حذف للمحتوى أو استعادة له أو تغيير من خارج الموقع. يُحتفظ بأحدث عشر نقاط من كل نوع. يُضاف الناقص من الطلبات والرسائل، لا ما حُذف. يمكن تنزيل المحتوى الذي تعذّرت قراءته. كل ذلك في هذا المتصفح فقط، وليس نسخة احتياطية.',
    unreadable: 'تعذّرت قراءة بعضها. أعد تحميل هذه الصفحة للمحاولة مرة أخرى.',
    reading: 'جارٍ القراءة...',
    none: 'لا شيء بعد.',
    allReadable: 'يمكن قراءة كل المحتوى المحفوظ.',
    causes: {
      daily: 'نقطة استعادة: مرة في اليوم',
      deletion: 'نقطة استعادة: قبل حذف شيء',
      foreignWrite: 'نقطة استعادة: قبل تغيير من خارج هذا الموقع',
      joining: 'نقطة استعادة: قبل الانضمام إلى شبابيك أخرى',
      restoring: 'نقطة استعادة: قبل استعادة',
      seeding: 'نقطة استعادة: قبل كتابة المحتوى التجريبي',
    },
    setAside: (name) => `محفوظ جانبًا: تعذّرت قراءة ${name}`,
    length: (length) =>
      plural(length, {
        one: 'حرف واحد',
        two: 'حرفان',
        few: `${formatCount(length)} أحرف`,
        many: `${formatCount(length)} حرفًا`,
        other: `${formatCount(length)} حرف`,
      }),
    look: (what) => (
      <span>
        عرض<span className="sr-only">{` ${what}`}</span>
      </span>
    ),
    download: (name) => (
      <span>
        تنزيل<span className="sr-only">{` ${name}`}</span>
      </span>
    ),
    delete: (name) => (
      <span>
        حذف<span className="sr-only">{` ${name}`}</span>
      </span>
    ),
    question: 'هل تريد حذف هذا النص نهائيًا؟',
    forGood:
      'يُزال من هنا ومن حيث هو محفوظ. القائمة التي تتعذّر قراءتها تعود إلى آخر نسخة منها إن وُجدت. نزّل النص أولاً إن كان أحد قد يحتاج إليه.',
    notDeleted: (reason) => `لم يُحذف. ${reason}`,
  },
  values: {
    lost: (kind, title, counter) => (
      <span>
        {kind}، {title}: حلّ نص من {counter} محل نص من هذا الشباك
      </span>
    ),
    otherCounter: 'شباك آخر',
    value: (field, value) => (
      <span>
        {field}: {value}
      </span>
    ),
    current: (value) => <span>الآن: {value}</span>,
    keepValue: (field) => (
      <span>
        إرجاع القيمة<span className="sr-only">{` ${field}`}</span>
      </span>
    ),
    dismiss: (what) => (
      <span>
        تجاهل<span className="sr-only">{` ${what}`}</span>
      </span>
    ),
    failed: (reason) => `لم يتغيّر شيء. ${reason}`,
  },
  comparing: {
    title: (when) => `نقطة الاستعادة بتاريخ ${when}`,
    unreadable: 'تعذّرت قراءتها. أغلقها وأعد المحاولة.',
    isGone: 'حلّت نقاط أحدث محل نقطة الاستعادة هذه.',
  },
} satisfies Translated<typeof englishRecovery>;
