import { plural } from '@/lib/text/numbers';
import type { Translated } from '@/lib/language';
import type {
  strings as english,
  deliveryStrings as englishDelivery,
  linkStrings as englishLink,
  slipStrings as englishSlip,
} from './strings';
import type { SendingWay } from '@/domain/applicationHistory';
import { formatShortDate } from '@/lib/dates';

export const strings = {
  fold: 'أبرزه عند شباك الخدمة',
  title: 'رمز لشباك الخدمة',
  demo: 'موقع تجريبي: هذا الرمز غير محمي.',
  show: 'لا يستطيع قراءته إلا المكتب.',
  picture: 'الطلب على شكل رمز: أبرزه عند شباك الخدمة في المكتب',
  enlarge: 'الطلب على شكل رمز: أبرزه عند شباك الخدمة في المكتب. اضغط لعرضه على كامل الشاشة.',
  bright: 'ارفع سطوع الشاشة، وأبقِ الرمز على بعد 20 سم من الكاميرا.',
  close: 'إغلاق',
  tooLong: 'هذا الطلب أطول من أن يتسع له رمز واحد. أرسل ملفه بدلاً من ذلك.',
  ways: 'طرق أخرى لإرساله',
  save: 'تنزيل ملف الطلب',
  email: 'البريد الإلكتروني',
  whatsApp: 'واتساب',
  contents: (count, size) => {
    if (count === 0) return 'يتضمن طلبك دون مستندات.';
    const documents = plural(count, {
      one: 'ومستندًا واحدًا',
      two: 'ومستندين',
      other: `و${count} مستندات`,
    });
    return `يتضمن طلبك ${documents}، \u2068${size}\u2069.`;
  },
  missing: (missing, named) =>
    plural(missing, {
      one: `مستند واحد من أصل ${named} لم يعد على هذا الجهاز. أرسله إلينا بالبريد الإلكتروني، أو أحضره معك.`,
      two: `مستندان من أصل ${named} لم يعودا على هذا الجهاز. أرسلهما إلينا بالبريد الإلكتروني، أو أحضرهما معك.`,
      other: `${missing} مستندات من أصل ${named} لم تعد على هذا الجهاز. أرسلها إلينا بالبريد الإلكتروني، أو أحضرها معك.`,
    }),
  copy: 'نسخ الرابط',
} satisfies Translated<typeof english>;

const PREPARED: Readonly<Partial<Record<SendingWay, string>>> = {
  saved: 'حفظت الملف. هل أرسلته أو سلّمته؟',
  copied: 'نسخت الرابط. هل أرسلته؟',
  shown: 'أبرزت الرمز. هل مسحناه؟',
  mailed: 'هل أُرسلت رسالة البريد الإلكتروني؟',
  messaged: 'هل أُرسلت رسالة واتساب؟',
};
const SENT: Readonly<Partial<Record<SendingWay, string>>> = {
  shared: 'شاركته مع تطبيق آخر.',
  said: 'قلت إنك أرسلته.',
};

/** The count of applications after a verbal noun. */
const applications = (count: number) =>
  plural(count, {
    two: 'الطلبين',
    few: `${count} طلبات`,
    many: `${count} طلبًا`,
    other: `${count} طلب`,
  });

export const deliveryStrings = {
  send: (count) => (count === 1 ? 'إرساله إلى مكتبنا' : `إرسال ${applications(count)} إلى مكتبنا`),
  left: 'بقيت خطوة واحدة.',
  again: (count) => (count === 1 ? 'إرسال مرة أخرى' : `إرسال ${applications(count)} مرة أخرى`),
  label: 'أين طلبك الآن',
  state: (delivery) => {
    if (delivery.kind === 'sent') return `أُرسل بتاريخ ${formatShortDate(delivery.sent.at) ?? ''}`;
    return delivery.kind === 'received' ? 'استلمه المكتب' : 'بانتظار إرساله';
  },
  prepared: ({ how }) => PREPARED[how] ?? '',
  sentHow: (how) => `${SENT[how] ?? ''} لا يستطيع هذا الموقع معرفة وصوله، وسيأتيك ردّنا.`,
  said: (count) => (count === 1 ? 'أرسلته' : `أرسلت ${applications(count)}`),
  undo: (count) => plural(count, { one: 'لم أرسله', two: 'لم أرسلهما', other: 'لم أرسلها' }),
  subject: (numbers) =>
    `${plural(numbers.length, { one: 'طلب تأشيرة', two: 'طلبا تأشيرة', other: 'طلبات تأشيرة' })} ${numbers.join('، ')}`,
  to: (address) => `إلى: \u2068${address}\u2069`,
  missing: (what) => `ما زال ينقص: ${what.join('، ')}.`,
  essentials: { contact: 'البريد الإلكتروني أو رقم الهاتف', name: 'اسمك' },
  add: () => (
    <span>
      إضافة<span className="sr-only"> ما ينقص</span>
    </span>
  ),
  failed: 'تعذّر إنشاء الملف. أعد المحاولة، أو أبرز الرمز.',
  notNoted: (reason) => `تعذّر على هذا المتصفح تسجيل ذلك. ${reason}`,
  outcomes: {
    mailed: (files) =>
      `أرفق ${files.map((file) => `\u2068${file}\u2069`).join('، ')} من مجلد التنزيلات بالرسالة، ثم أرسلها.`,
    waiting: () => 'ملفك جاهز. اضغط الزر مرة أخرى.',
    notShared: () => 'لم تنجح المشاركة. أرسل الملف بالبريد الإلكتروني، أو نزّله.',
  },
  party: {
    title: 'المسافرون معًا',
    noName: 'لا يوجد اسم بعد',
    total: (price) => `مجموع الرسوم: \u2068${price}\u2069.`,
  },
} satisfies Translated<typeof englishDelivery>;

export const linkStrings = {
  title: 'إلى شباك الخدمة',
  text: 'هذا طلب تأشيرة مشفّر لا يستطيع فتحه إلا مكتبنا. هل هو طلبك؟ أبرز لنا هذا الرمز أو أرسل إلينا الرابط.',
  demo: 'موقع تجريبي: هذا الرمز غير محمي.',
  nothing: 'لا يحتوي هذا الرابط على طلب.',
  received: 'وصل ملف موجّه إلى شباك الخدمة. يُحفظ هنا لمدة يوم، ولا يستطيع فتحه إلا شباك الخدمة.',
  refused:
    'لم يُستلم شيء. افتح شباك الخدمة في هذا المتصفح أولاً. يقبل الشباك 8 ملفات و256 ميغابايت على الأكثر في المرة الواحدة، ويمكن أن ينتظر فيه 32 ملفًا.',
  picture: 'الطلب على شكل رمز: أبرزه عند شباك الخدمة في المكتب',
  copy: 'نسخ الرابط',
  open: 'فتح في هذا الشباك',
} satisfies Translated<typeof englishLink>;

export const slipStrings = {
  summary: 'هل وصلك قرار منا؟ امسح رمزه، أو الصقه، أو افتحه.',
  label: 'امسح رمز القرار، أو الصق رابطه، أو اختر ملفه',
  reading: 'تجري قراءة القرار...',
  signed: (when) => `وقّعه المكتب بتاريخ ${when}`,
  note: (note) => <>ملاحظة من المكتب: {note}</>,
  demo: 'موقع تجريبي: القرارات هنا ليست حقيقية.',
  kept: (number, status) => (
    <span>
      بتوقيع المكتب: حالة الطلب <bdi translate="no">{number}</bdi> هي «{status}».
    </span>
  ),
  elsewhere: (number, status) => (
    <span>
      بتوقيع المكتب: حالة{' '}
      {number === undefined ? (
        <span>هذا الطلب</span>
      ) : (
        <span>
          الطلب <bdi translate="no">{number}</bdi>
        </span>
      )}{' '}
      هي «{status}». الطلب نفسه غير موجود في هذا المتصفح. هل قدّمته من التطبيق المثبّت؟ افتح القرار
      هناك.
    </span>
  ),
  problems: {
    older: 'لديك بالفعل قرار أحدث.',
    forged: 'هذا القرار ليس موقّعًا من هذا المكتب. لم يتغيّر شيء.',
    incomplete: 'لم يُقرأ القرار كاملاً. امسح رمزه مرة أخرى.',
    unreadable: 'تعذّرت قراءة هذا الملف. اختره مرة أخرى.',
    notACode: 'هذا ليس قرارًا من هذا المكتب.',
    application: 'هذا طلب وليس قرارًا. أرسله إلى المكتب.',
    newer: 'هذا القرار من إصدار أحدث من الموقع. افتح الموقع مرة واحدة وأنت متصل بالإنترنت.',
  },
} satisfies Translated<typeof englishSlip>;
