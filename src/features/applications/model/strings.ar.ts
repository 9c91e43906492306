import type { Translated } from '@/lib/language';
import type { strings as english, adviceStrings as englishAdvice } from './strings';

export const strings = {
  columns: {
    trackingNumber: 'رقم التتبّع',
    applicant: 'مقدّم الطلب',
    visaType: 'نوع التأشيرة',
    submissionDate: 'تاريخ التقديم',
    status: 'الحالة',
  },
  csv: { fee: 'الرسوم (درهم)', id: 'المعرّف', history: 'السجل' },
  steps: {
    received: 'تم الاستلام',
    receivedBy: {
      camera: 'تم الاستلام بالكاميرا',
      scanner: 'تم الاستلام بالماسح الضوئي',
      paste: 'تم الاستلام عبر رابط',
      file: 'تم الاستلام في ملف',
    },
    decided: (status: string) => `القرار: ${status}`,
    decidedAgain: (status: string) => `تغيّر القرار إلى: ${status}`,
    printed: 'فُتحت الطباعة',
    slipPrinted: 'فُتحت الطباعة: قسيمة القرار',
    documents: 'أُضيفت مستندات',
    opened: 'تم الفتح',
    archived: 'وُضع في ملف أرشيف',
  },
} satisfies Translated<typeof english>;

export const adviceStrings = {
  full: (limit) => `لا يتسع الحقل لأكثر من ${limit} حرف. اختصر ما كتبته.`,
  unreadableDate: 'أدخل تاريخًا كاملاً، مثل \u206627 3 1990\u2069.',
  latinLetters: 'استخدم الأحرف اللاتينية كما في جواز سفرك.',
  nationality: 'غير موجودة في القائمة. اختر الدولة التي أصدرت جواز سفرك إن وجدتها.',
  passportNumber: 'تتكوّن معظم أرقام جوازات السفر من 6 إلى 9 أحرف وأرقام. قارن الرقم بجواز سفرك.',
  countryCode: 'هل يسبق هذا الرقم رمز دولتك، مثل \u2066+971\u2069؟ إذن أضفه.',
  mailHost: (meant: string, host: string) =>
    `هل تقصد \u2068${meant}\u2069؟ ينتهي هذا العنوان بـ \u2068${host}\u2069.`,
  bornToday: 'هذا تاريخ اليوم. أدخل تاريخ ميلادك.',
  bornLater: 'تاريخ الميلاد هذا في المستقبل. تحقّق من السنة.',
  tooOld: (years: number) => `مضى على هذا التاريخ أكثر من ${years} عامًا. تحقّق من السنة.`,
  tooYoung: (years: number) =>
    `العمر أقل من ${years} عامًا: ينبغي أن يقدّم الطلب أحد الوالدين أو الوصي، ببريده الإلكتروني ورقم هاتفه.`,
  travelPast: 'مضى تاريخ السفر هذا. تحقّق منه.',
  passportExpires: (day: string) =>
    `ينتهي جواز سفرك في ${day}، أي بعد هذا التاريخ بأقل من ستة أشهر.`,
  late: (day: string) => `قد يصدر قرارنا ${day}. هل تحتاجه قبل ذلك؟ اسألنا عن المعالجة العاجلة.`,
  missing: {
    passportCopy: 'لم تُضف نسخة جواز السفر بعد. يمكنك تقديم الطلب بدونها وإرسالها لاحقًا.',
    passportPhoto: 'لم تُضف الصورة الشخصية بعد. يمكنك تقديم الطلب بدونها وإرسالها لاحقًا.',
  },
  emptyFile: 'هذا الملف فارغ. اختر ملفًا يمكن فتحه.',
  otherType: 'هذا الملف ليس بصيغة JPG أو PNG أو PDF، وقد لا نتمكن من فتحه.',
  notItsType: 'هذا الملف ليس بصيغة JPG أو PNG أو PDF في الحقيقة، وقد لا نتمكن من فتحه.',
  tooLarge: (megabytes: number) => `حجم هذا الملف أكبر من ${megabytes} ميغابايت. استخدم ملفًا أصغر.`,
} satisfies Translated<typeof englishAdvice>;
