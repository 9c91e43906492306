import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './deferredStrings';

const unbroken = (time: string) => time.replace(/(?<=\d) (?=[صم])/, '\u00A0');

export const strings = {
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
    stay: 'متابعة الكتابة',
    confirm: 'مغادرة',
  },
} satisfies Translated<typeof english>;
