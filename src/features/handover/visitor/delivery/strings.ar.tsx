import type { SendingWay } from '@/domain/applicationHistory';
import { plural } from '@/lib/text/plural';
import type { Translated } from '@/lib/text/translated';
import { formatShortDate } from '@/lib/time/dates';
import type { strings as english } from './strings';

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

/** Of several, as an object. */
const applications = (count: number) =>
  plural(count, {
    two: 'الطلبين',
    few: `${count} طلبات`,
    many: `${count} طلبًا`,
    other: `${count} طلب`,
  });

export const strings = {
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
} satisfies Translated<typeof english>;
