import { plural } from '@/lib/text/plural';
import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

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
