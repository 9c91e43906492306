import type { Translated } from '@/lib/language';
import type {
  strings as english,
  deferredStrings as englishDeferred,
  sentStrings as englishSent,
  formStrings as englishForm,
} from './strings';

export const strings = {
  title: 'اتصل بنا',
  lead: (
    <span>
      أرسل إلينا رسالة. نرد عادةً خلال <span className="whitespace-nowrap">2 إلى 4 ساعات</span>.
    </span>
  ),
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  address: 'العنوان',
  officeHours: 'ساعات العمل',
  open: (days, hours) => `${days}، ${hours.replaceAll(/(?<=\d) (?=[صم])/g, '\u00A0')}`,
  formTitle: 'أرسل رسالة',
} satisfies Translated<typeof english>;

const unbroken = (time: string) => time.replace(/(?<=\d) (?=[صم])/, '\u00A0');

export const deferredStrings = {
  office: {
    open: (time) => `مفتوح الآن، ويغلق ${unbroken(time)} بتوقيت دبي`,
    closed: (time) => `مغلق، ويفتح ${unbroken(time)} بتوقيت دبي`,
  },
  mapOf: (address) => `\u2068${address}\u2069. الخريطة ليست وفق مقياس رسم.`,
  faq: 'الأسئلة الشائعة',
  form: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    subject: 'الموضوع',
    message: 'الرسالة',
    send: 'إرسال الرسالة',
    sending: 'جارٍ الإرسال...',
    failed: (reason) => `لم تُرسل رسالتك. ${reason} لم يُفقد شيء مما كتبته.`,
    found: (when) => `لديك رسالة غير مرسلة بتاريخ ${when}.`,
    saveState: {
      unknown: '',
      kept: 'مسودتك محفوظة على هذا الجهاز.',
      refused: 'لا يستطيع هذا المتصفح حفظ مسودة. أرسل رسالتك قبل مغادرة هذه الصفحة.',
    },
  },
  leave: {
    title: 'هل تريد المغادرة دون إرسال؟',
    text: 'لم تُرسل رسالتك بعد، ولا يستطيع هذا المتصفح حفظ مسودة. سيُفقد ما كتبته.',
    cancelLabel: 'متابعة الكتابة',
    confirmLabel: 'مغادرة',
  },
} satisfies Translated<typeof englishDeferred>;

export const sentStrings = {
  title: 'رسالتك',
  email: 'إرسال هذه الرسالة بالبريد الإلكتروني',
  kept: 'رسالتك محفوظة على هذا الجهاز فقط. للتواصل معنا الآن، أرسلها بالبريد الإلكتروني أو اتصل بنا هاتفيًا.',
  next: (email) => <span>بعد أن تصلنا، نرد على {email} خلال 24 ساعة.</span>,
} satisfies Translated<typeof englishSent>;

export const formStrings = {
  noName: 'أدخل اسمك.',
  noEmail: 'أدخل بريدك الإلكتروني.',
  noSubject: 'أدخل الموضوع.',
  noMessage: 'اكتب رسالتك.',
} satisfies Translated<typeof englishForm>;
