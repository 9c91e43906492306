import { formatCount, plural } from '@/lib/text/numbers';
import type { Translated } from '@/lib/language';
import type { strings as english, readStrings as englishRead } from './strings';

export const strings = {
  dismissed: { title: 'تم بنجاح', description: 'تبقى القيمة الحالية في جميع الشبابيك.' },
  deleted: { title: 'تم بنجاح', description: 'تم الحذف.' },
  restored: { title: 'تم بنجاح', description: 'تمت الاستعادة.' },
  restore: {
    wrongPassphrase: 'عبارة المرور هذه غير صحيحة.',
    dangerousFields: (count) =>
      plural(count, {
        one: 'حقل واحد',
        two: 'حقلان',
        few: `${formatCount(count)} حقول`,
        many: `${formatCount(count)} حقلًا`,
        other: `${formatCount(count)} حقل`,
      }),
    several: (name, count) => `${name}: ${formatCount(count)}`,
    notAdded: 'حُذف هنا: لن يُضاف مرة أخرى.',
    dangerous:
      'الاسم \u2068__proto__\u2069 أو constructor أو prototype، ولا يوجد بهذه الأسماء محتوى في هذا الموقع.',
  },
  backup: {
    done: { title: 'تم بنجاح', description: 'أُنشئت النسخة الاحتياطية وتم التحقق منها.' },
    steps: {
      content: 'قراءة المحتوى',
      document: (done, all) => `قراءة المستند ${formatCount(done)} من ${formatCount(all)}`,
      encrypting: 'التشفير',
      writing: 'كتابة الملف',
      readingBack: 'إعادة قراءة الملف',
    },
    tooLarge: (most) =>
      `مع جميع المستندات سيتجاوز حجم الملف \u2068${most}\u2069 وتتعذّر إعادة قراءته. أنشئ النسخة دون المستندات المرفوعة، ونزّل هذه المستندات واحدًا تلو الآخر.`,
    notVerified: 'الملف المحفوظ لا يطابق ما كُتب. احفظه في مكان آخر أو أعد المحاولة.',
    noRoom: 'المساحة غير كافية في ذلك المكان. اختر مكانًا آخر.',
    notAllowed: 'لا يُسمح للمتصفح بالحفظ في ذلك المكان. اختر مكانًا آخر.',
  },
  erased: {
    keys: (count) => {
      const keys = plural(count, {
        one: 'مفتاح واحد',
        two: 'مفتاحان',
        few: `${formatCount(count)} مفاتيح`,
        many: `${formatCount(count)} مفتاحًا`,
        other: `${formatCount(count)} مفتاح`,
      });
      return `التخزين المحلي، ${keys}: المحتوى والطلبات والرسائل وجلسة الدخول.`;
    },
    database: (documents) => {
      const counted = plural(documents, {
        one: 'مستند واحد',
        two: 'مستندان',
        few: `${formatCount(documents)} مستندات`,
        many: `${formatCount(documents)} مستندًا`,
        other: `${formatCount(documents)} مستند`,
      });
      return `قاعدة البيانات: ${counted}، والمسودات ونقاط الاستعادة وما حُفظ جانبًا وكلمة المرور التي غُيّرت.`;
    },
    program: 'الملفات المحفوظة للاستخدام دون اتصال، وعامل الخدمة (service worker).',
    programRefused:
      'لم تُمحَ: بعض ملفات الاستخدام دون اتصال، إذ لم يُزلها المتصفح. لا تضم هذه الملفات شيئًا مما كتبه أحد.',
    notProgram: 'لم تُمحَ: ملفات الموقع نفسه. أنت دون اتصال ولا يمكنك تحميلها من جديد.',
  },
} satisfies Translated<typeof english>;

export const readStrings = {
  orphan: 'طلبه غير موجود في الملف.',
  damagedBytes: 'بياناته تالفة.',
  unreadable: 'تتعذّر قراءته.',
  document: (number: number, kind: string) => `المستند ${number} (${kind})`,
  damaged: 'هذه النسخة الاحتياطية تالفة: محتواها لا يطابق رمز التحقّق.',
  incomplete: 'هذه ليست نسخة احتياطية من هذا الموقع، أو أن الملف غير مكتمل.',
  noBackup: 'هذه ليست نسخة احتياطية من هذا الموقع.',
  newer: (format: number, own: number) =>
    `أُنشئت هذه النسخة الاحتياطية بإصدار أحدث من الموقع (صيغتها ${format}، وهذا الإصدار يقرأ الصيغة ${own}). حمّل أحدث إصدار أولاً.`,
  unknownFormat: (format: number) => `صيغة هذه النسخة الاحتياطية غير معروفة: ${format}.`,
  wrongType: (where: string | null) =>
    where === null
      ? 'هذه النسخة الاحتياطية تالفة: محتواها غير موجود أو من نوع خاطئ.'
      : `هذه النسخة الاحتياطية تالفة: \u2066${where}\u2069 غير موجود أو من نوع خاطئ.`,
  tooLarge: (size: string, most: string) =>
    `حجم هذا الملف ${size}، والحد الأقصى للنسخة الاحتياطية ${most}.`,
} satisfies Translated<typeof englishRead>;
