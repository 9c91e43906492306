import type { Translated } from '@/lib/language';
import type {
  strings as english,
  saveStrings as englishSave,
  draftStrings as englishDraft,
} from './strings';
import { plural } from '@/lib/text/numbers';

export const strings = {
  trackingFailed: {
    title: 'لم يُعثر على الطلب',
    description: 'يُرجى التحقق من رقم التتبّع وإعادة المحاولة.',
  },
} satisfies Translated<typeof english>;

export const saveStrings = {
  storage: {
    late: 'الحفظ متوقف مؤقتًا إلى أن يُكمل متصفحك ما لديه. إذا استمر ذلك، فأعد تشغيل المتصفح.',
    withoutJournal:
      'يحظر هذا المتصفح جزءًا من التخزين. تُحفظ الطلبات والرسائل، ولكن دون نسخة ثانية: تُعتمد علامة التبويب التي تحفظ أخيرًا، ولا تُحفظ الملفات التي ترفقها.',
    memoryOnly:
      'يحظر هذا المتصفح التخزين. يمكنك التصفّح وملء النماذج، ولكن لن يبقى شيء بعد إغلاق هذه الصفحة أو إعادة تحميلها.',
    outdated:
      'إصدار أحدث من هذا الموقع مفتوح في علامة تبويب أخرى. أعد تحميل هذه الصفحة قبل أن تحفظ أي شيء.',
  },
  notSaved: {
    full: 'مساحة تخزين هذا المتصفح ممتلئة. يمكن للمسؤول نقل الطلبات القديمة إلى ملف (الملف الشخصي، البيانات، التخزين). ثم أعد المحاولة.',
    blocked:
      'يحظر هذا المتصفح التخزين لهذا الموقع. اسمح بملفات تعريف الارتباط وبيانات الموقع لهذا الموقع، أو اخرج من التصفّح الخاص، ثم أعد المحاولة.',
    conflict: 'تغيّرت البيانات في علامة تبويب أخرى. تحقّق منها، ثم أعد المحاولة.',
    outdated:
      'استُخدم إصدار أحدث من هذا الموقع في هذا المتصفح. أعد تحميل هذه الصفحة، ثم أعد المحاولة.',
    interrupted: 'لم يُكمل المتصفح العملية، فلم يتغيّر شيء. أعد المحاولة.',
    timeout:
      'لم تستجب مساحة تخزين هذا المتصفح منذ عشر ثوانٍ. أعد المحاولة: مهما تكررت، يتم الحفظ مرة واحدة فقط. إذا استمر ذلك، فأعد تشغيل المتصفح.',
  },
  noCryptography:
    'لا يستطيع هذا المتصفح التحقق من كلمات المرور أو النسخ الاحتياطية. حدّثه، أو استخدم متصفحًا آخر.',
  submitted: (trackingNumber) => ({
    title: 'تم تقديم الطلب!',
    description: `رقم التتبّع الخاص بك هو \u2068${trackingNumber}\u2069.`,
  }),
  corrected: { title: 'تم حفظ تغييراتك' },
  withdrawn: (trackingNumber) => ({
    title: 'تم سحب الطلب',
    description: `لم يعد الطلب \u2068${trackingNumber}\u2069 موجودًا على هذا الجهاز.`,
  }),
  messageSent: {
    title: 'تم إرسال الرسالة بنجاح!',
    description: 'سنرد عليك خلال 24 ساعة.',
  },
  search: {
    failed: 'لم يستجب البحث. اكتب حرفًا آخر لإعادة المحاولة.',
    nothing: (typed) => `لا توجد نتائج للبحث عن «\u2068${typed}\u2069».`,
    first: (count, typed) =>
      `${plural(count, { one: 'أول نتيجة', two: 'أول نتيجتين', few: `أول ${count} نتائج`, other: `أول ${count} نتيجة` })} للبحث عن «\u2068${typed}\u2069».`,
    found: (count, typed) =>
      `${plural(count, { one: 'نتيجة واحدة', two: 'نتيجتان', few: `${count} نتائج`, other: `${count} نتيجة` })} للبحث عن «\u2068${typed}\u2069».`,
  },
} satisfies Translated<typeof englishSave>;

export const draftStrings = {
  draft: {
    left: (when) => `هل تتابع مسودتك بتاريخ ${when}؟`,
    cancelled: (when) => `استعد ما ألغيته عند الساعة ${when}.`,
    continue: 'متابعة',
    discard: 'تجاهل',
    continued: { title: 'تمت متابعة المسودة', description: 'ما كتبته قبل ذلك محفوظ ليوم واحد.' },
    discarded: { title: 'تم تجاهل المسودة' },
    undo: 'تراجع',
  },
  uploadedPicture: 'صورة مرفوعة',
  yes: 'نعم',
  no: 'لا',
} satisfies Translated<typeof englishDraft>;
