import { formatCount, plural } from '@/lib/text/numbers';
import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  toolbar: {
    label: (text: string) => `تنسيق ${text}`,
    level: 'نمط النص',
    plain: 'نص عادي',
    heading: (level: number) => `عنوان ${level}`,
    withKey: (tool: string, key: string) =>
      `${tool} (\u2068Ctrl\u2069 أو \u2068Cmd\u2069 مع \u2068${key}\u2069)`,
  },
  tools: {
    bold: 'غامق',
    italic: 'مائل',
    underline: 'تسطير',
    strike: 'شطب',
    ordered: 'قائمة مرقّمة',
    bullet: 'قائمة نقطية',
    outdent: 'تقليل المسافة البادئة',
    indent: 'زيادة المسافة البادئة',
    link: 'رابط',
    image: 'صورة',
    clean: 'مسح التنسيق',
  },
  markdown: {
    open: 'الكتابة بصيغة Markdown',
    close: 'العودة إلى النص',
    label: (text: string) => `${text} بصيغة Markdown`,
    loading: 'جارٍ تحميل Markdown...',
    lost: (words: string) => `لا تحفظ صيغة Markdown هذا الجزء من النص كما هو: «${words}».`,
    tooLong: 'هذا النص أطول من أن يُكتب بصيغة Markdown.',
  },
  kept: {
    label: 'يبقى هذا الجزء كما هو. يمكن نقله أو نسخه أو حذفه.',
    remove: 'حذف هذا الجزء',
  },
  heavy: (length: number) =>
    `عدد أحرف هذا النص: ${formatCount(length)}. فتحه وحفظه بطيئان، والزوار ينتظرونه أيضًا. تقسيمه على صفحات أقصر أسرع.`,
  refused: {
    tooLong: (most: number) => `هذا النص طويل جدًا. الحد الأقصى للأحرف: ${formatCount(most)}.`,
    pictures:
      'حجم الصور في هذا النص كبير جدًا: تتسع المساحة لنحو سبع صور. أزل واحدة؛ وإلى ذلك الحين تبقى النسخة السابقة.',
    unreadable: 'تعذّرت قراءة هذا النص. تبقى النسخة السابقة.',
  },
  paste: {
    tooLarge: (most: number) => `النص أطول من أن يُلصق. الحد الأقصى للأحرف: ${formatCount(most)}.`,
    onePicture: 'أضف الصور واحدة تلو الأخرى، ومع كل صورة وصفها.',
    noFiles: 'لا يمكن لصق الملفات في النص. افتح الملف وانسخ محتواه.',
    picturesLost: (count: number) =>
      plural(count, {
        one: 'لم تُلصق صورة واحدة. احفظها في ملف ثم أضفها هنا.',
        two: 'لم تُلصق صورتان. احفظهما في ملفين ثم أضفهما هنا.',
        few: `لم تُلصق ${count} صور. احفظها في ملفات ثم أضفها هنا.`,
        other: `لم تُلصق ${count} صورة. احفظها في ملفات ثم أضفها هنا.`,
      }),
    missing: (words: readonly string[]) =>
      `لم تُلصق بعض كلمات الحافظة: \u2068${words.slice(0, 12).join(' ')}\u2069${words.length > 12 ? '...' : ''}. قارن النص بالأصل.`,
    addPicture: 'إضافة صورة',
  },
  dialog: {
    link: { title: 'رابط', strings: 'النص', address: 'عنوان الرابط', hint: undefined },
    image: {
      title: 'صورة',
      strings: 'الوصف',
      address: 'الصورة',
      hint: 'يصف الصورة لمن لا يراها. لا تتركه فارغًا إلا إذا كانت الصورة للزينة.',
    },
    addressHint: 'عنوان على الويب، أو صفحة من هذا الموقع.',
    pages: 'صفحات هذا الموقع',
    remove: 'إزالة الرابط',
    cancel: 'إلغاء',
    change: 'تغيير',
    insert: 'إدراج',
  },
  address: {
    incompleteWeb:
      'هذا العنوان غير مكتمل. يكون عنوان الويب على هذا النحو: \u2068https://example.com\u2069.',
    incomplete: 'هذا العنوان غير مكتمل.',
    noLink: 'اكتب عنوانًا، أو اختر صفحة من هذا الموقع.',
    notForLinks:
      'لا يصلح هذا رابطًا. استخدم \u2068https://\u2069 أو \u2068http://\u2069 أو \u2068mailto:\u2069 أو \u2068tel:\u2069، أو صفحة من هذا الموقع مثل \u2068/about\u2069.',
    nowhere:
      'هذا الرابط لا يعمل. ابدأه بـ \u2068https://\u2069 أو \u2068mailto:\u2069 أو \u2068tel:\u2069، أو بالشرطة \u2068/\u2069 لصفحة من هذا الموقع.',
    noPicture: 'ارفع صورة، أو أدخل عنوانها على الويب.',
    pictureHere: 'لا يرى الزوار هذا الملف من حاسوبك. اضغط «رفع» لإضافته إلى النص.',
    notForPictures: 'لا يصلح هذا صورة. يجب أن يبدأ عنوانها بـ \u2068https://\u2069.',
  },
} satisfies Translated<typeof english>;
