import { DOCUMENT_LABELS } from '@/domain/labels';
import type { Translated } from '@/lib/language';
import type { strings as english, receiptStrings as englishReceipt } from './strings';

/** Isolates the direction of each paper, because cards may be in any language. */
const listed = (papers: readonly string[]) =>
  papers.map((paper) => `\u2068${paper}\u2069`).join('، ');

export const strings = {
  title: 'قدّم طلب تأشيرتك',
  lead: 'ثلاث خطوات، في نحو عشر دقائق.',
  incompleteDate: 'هذا التاريخ غير مكتمل ولم يُحفظ بعد.',
  notProvided: 'لم يُذكر',
  steps: {
    nav: 'الخطوات',
    entry: (step, name, isDone) => (
      <>
        <span className="sr-only">{`الخطوة ${step}: `}</span>
        <span>{name}</span>
        {isDone && <span className="sr-only"> (مكتملة)</span>}
      </>
    ),
    previous: 'السابق',
    next: 'التالي',
    submit: 'تقديم الطلب',
    submitting: 'جارٍ تقديم الطلب...',
    save: 'حفظ التغييرات',
    backToLast: 'العودة إلى الخطوة 3',
  },
  visaSelection: {
    lead: 'اختر التأشيرة المناسبة لرحلتك.',
    decision: (day) => `يصدر القرار بحلول ${day}.`,
    processing: (time) => `مدة المعالجة: \u2068${time}\u2069`,
    unknown: 'اسألنا عن مدة معالجتها ومستنداتها.',
    requirements: (papers) => `ستحتاج إلى: ${listed(papers)}`,
  },
  privacy: {
    kept: 'تُحفظ إجاباتك على هذا الجهاز.',
    notKept: 'لا يستطيع هذا المتصفح حفظ مسودة. ستفقد إجاباتك وملفاتك إذا غادرت هذه الصفحة.',
    submitted:
      'لا يغادر هذا الجهاز شيء قبل أن ترسله. وبعد تقديم الطلب يبقى في هذا المتصفح إلى أن تُحذف بياناته، ويمكن لكل من يستخدم هذا المتصفح قراءته.',
    readers: 'من يقرأه، ومتى يُحذف؟',
    erase: 'حذف إجاباتي',
  },
  erase: {
    title: 'هل تريد حذف هذا الطلب؟',
    text: 'ستُحذف من هذا الجهاز جميع الإجابات والملفات التي لم تُقدَّم بعد. لا يمكن التراجع عن ذلك.',
    cancelLabel: 'الاحتفاظ به',
    confirmLabel: 'حذف',
  },
  leave: {
    title: 'هل تريد المغادرة دون تقديم الطلب؟',
    text: 'لم يُقدَّم طلبك بعد، ولا يستطيع هذا المتصفح حفظ مسودة. ستفقد إجاباتك وملفاتك.',
    cancelLabel: 'متابعة التعديل',
    confirmLabel: 'مغادرة',
  },
  missing: {
    title: 'ما ينقص طلبك',
    contact: 'أضف بريدًا إلكترونيًا أو رقم هاتف لنتمكّن من التواصل معك.',
    name: 'أضف اسمك.',
    documents: 'لا توجد مستندات بعد. أضفها الآن أو أرسلها لاحقًا.',
  },
  personal: {
    lead: 'لست متأكدًا؟ تجاوز السؤال.',
    nextLead: 'نُسخت التأشيرة وتاريخ السفر والغرض وبيانات التواصل والحجوزات. غيّر ما يختلف منها.',
    countries: 'الدول',
    filled: 'من جواز سفرك',
    groups: { who: 'المسافر', passport: 'جواز السفر', trip: 'الرحلة' },
    hints: {
      firstName: 'كما هو مطبوع في جواز سفرك',
      lastName: 'لا يوجد اسم عائلة؟ اترك الحقل فارغًا',
      email: 'سنرسل رابط الدفع إلى هذا العنوان',
      phone: 'مع رمز الدولة، مثل \u2066+971\u00A050\u00A0000\u00A00000\u2069',
      passportNumber: 'في أعلى صفحة الصورة',
      travelDate: 'يجب أن يكون جواز سفرك صالحًا لمدة ستة أشهر بعده',
    },
  },
  documents: {
    lead: 'تكفي نسخة ممسوحة أو صورة واضحة.',
    faults: {
      damaged: 'لا يمكن فتح هذه الصورة، وقد تكون تالفة. اختر نسخة أخرى.',
      locked:
        'ملف PDF هذا محمي. إذا طلب كلمة مرور عند فتحه، فاختر نسخة لا تطلبها، لأننا لا نستطيع فتحه.',
      dark: 'هذه الصورة معتمة. إذا كانت قراءة النص صعبة، فالتقطها مرة أخرى في إضاءة أقوى.',
      blurred: 'تبدو هذه الصورة غير واضحة. إذا لم تتمكّن من قراءة كل كلمة، فالتقطها مرة أخرى.',
    },
    hint: (megabytes) => `JPG أو PNG أو PDF (بحد أقصى ${megabytes} ميغابايت)`,
    papers: (papers) =>
      `تتطلب هذه التأشيرة أيضًا: ${listed(papers)}. ضعها في خانة «${DOCUMENT_LABELS.flightBooking}»، أو أرسلها لاحقًا.`,
    smaller: (before, after) => `صُغّر الملف من \u2068${before}\u2069 إلى \u2068${after}\u2069.`,
    original: (size) => `الملف الأصلي محفوظ كما هو: \u2068${size}\u2069.`,
    keepOriginal: (document) => (
      <span>
        الاحتفاظ بالأصل<span className="sr-only">{`: ${document}`}</span>
      </span>
    ),
    takeSmaller: (document) => (
      <span>
        استخدام النسخة الأصغر<span className="sr-only">{`: ${document}`}</span>
      </span>
    ),
    twin: (document) => `هذا هو الملف نفسه المرفق في خانة «${document}». تحقّق من أنه الملف الصحيح.`,
  },
  payment: (hasEmail) =>
    `يُرسل إليك رابط الدفع بالبريد الإلكتروني بعد الموافقة على مستنداتك.${hasEmail ? '' : ' أضف بريدك الإلكتروني ليصلك الرابط.'}`,
  check: {
    title: (given, all) => `إجاباتك: ${String(given)} من ${String(all)}`,
    lead: 'تأكّد من مطابقة كل شيء لجواز سفرك.',
    noLastName: 'لا يوجد اسم عائلة',
    visaType: 'نوع التأشيرة',
    change: (answer) => (
      <span>
        تغيير<span className="sr-only">{` ${answer}`}</span>
      </span>
    ),
  },
  summary: {
    title: 'طلبك',
    visa: 'التأشيرة',
    price: 'الرسوم',
    name: 'الاسم',
    nationality: 'الجنسية',
    passport: 'جواز السفر',
    travelDate: 'تاريخ السفر',
    documents: 'المستندات',
    documentCount: (chosen, all) => `${chosen} من ${all}`,
    blank: '...',
    saveState: {
      unknown: '',
      kept: 'حُفظت المسودة على هذا الجهاز.',
      refused: 'لا يستطيع هذا المتصفح حفظ مسودة. قدّم الطلب قبل مغادرة هذه الصفحة.',
    },
  },
  draft: (visa, name, when) => (
    <span>
      لديك طلب غير مكتمل{visa && ` على «${visa}»`}
      {name && '، '}
      {name && <bdi translate="no">{name}</bdi>}، آخر حفظ {when}.
    </span>
  ),
  missingReceipt: (number) => (
    <span>
      لا نجد الطلب <bdi translate="no">{number}</bdi> هنا. افتحه في المتصفح الذي قدّمته منه، أو ابدأ
      طلبًا جديدًا.
    </span>
  ),
  failure: {
    title: 'تعذّر تقديم الطلب',
    text: 'حدث خطأ أثناء معالجة طلبك. أعد المحاولة.',
    unreadable: (fileName) => (
      <span>
        لم تعد قراءة الملف <bdi translate="no">{fileName}</bdi> ممكنة. عُد إلى النموذج، ثم اختر الملف
        مرة أخرى أو أزله.
      </span>
    ),
    sent: 'أُرسل الطلب في هذه الأثناء، ولذلك لم يتغيّر هنا. اتصل بنا لتغييره.',
    nothingLost: 'جميع إجاباتك وملفاتك ما زالت هنا.',
    again: 'إعادة المحاولة',
    back: 'العودة إلى النموذج',
  },
} satisfies Translated<typeof english>;

export const receiptStrings = {
  title: 'تم تقديم الطلب!',
  lead: 'احفظ هذا الرقم، فستحتاج إليه لتتبّع طلبك.',
  notKept: 'اطبع الإيصال أو احفظه الآن، فسيُفقد عند إغلاق الصفحة.',
  label: (number) => `الإيصال \u2068${number}\u2069`,
  onPaper: 'إيصال طلب تأشيرة',
  site: (name, address) => `\u2068${name}\u2069، \u2068${address}\u2069`,
  number: 'رقم التتبّع',
  copy: 'نسخ الرقم',
  stamp: { sent: 'تم الإرسال', received: 'تم الاستلام' },
  visa: 'التأشيرة',
  price: 'الرسوم',
  name: 'الاسم',
  submitted: 'تاريخ التقديم',
  answers: 'إجاباتك',
  documents: 'المستندات',
  noDocuments: 'لم تُرفق أي مستندات.',
  document: (kind, fileName) => (
    <>
      <span>{`${kind}: `}</span>
      <span dir="auto">{fileName}</span>
    </>
  ),
  next: 'الخطوات التالية',
  toSend: 'أرسل إلينا طلبك، أو أحضر الرمز إلى شباك الخدمة.',
  papers: (hasDocuments) =>
    hasDocuments
      ? 'نتحقّق من مستنداتك.'
      : 'أرسل إلينا نسخة من جواز سفرك وصورة شخصية، أو أحضرهما معك، لنتحقّق منهما.',
  tracking: 'تتبّع طلبك برقمه في أي وقت من هذا المتصفح.',
  device: 'طلبك في هذا المتصفح فقط. لا تحذف بياناته ولا تغلق نافذة خاصة قبل أن يصلك ردّنا.',
  track: 'تتبّع الطلب',
  print: 'طباعة أو حفظ بصيغة PDF',
  addTraveller: 'إضافة مسافر',
  another: 'بدء طلب جديد',
  change: {
    title: 'هل تريد تغيير شيء؟',
    correct: 'تصحيح إجاباتك',
    add: 'إضافة مستندات',
    withdraw: 'سحب الطلب',
    text: (contact) => (
      <span>الطلب في طريقه إلينا. لتغييره أو سحبه، {contact('اتصل بنا')} واذكر رقم التتبّع.</span>
    ),
  },
  withdrawal: {
    title: 'هل تريد سحب هذا الطلب؟',
    text: 'سيُحذف الطلب ومستنداته من هذا الجهاز. لم يُرسل الطلب، فلا يلزمك أي إجراء آخر. لا يمكن التراجع عن ذلك.',
    cancelLabel: 'الاحتفاظ به',
    confirmLabel: 'سحب الطلب',
  },
  notWithdrawn: (reason) => <span>لم يُسحب طلبك. {reason}</span>,
} satisfies Translated<typeof englishReceipt>;
