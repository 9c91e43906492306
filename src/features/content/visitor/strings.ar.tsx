import type { Translated } from '@/lib/language';
import type {
  blogStrings as englishBlog,
  applyCardStrings as englishApplyCard,
  visaTypesStrings as englishVisaTypes,
  planStrings as englishPlan,
  previewStrings as englishPreview,
} from './strings';

export const blogStrings = {
  title: 'المدونة والأخبار',
  lead: 'أدلة عملية عن التأشيرات والسفر والحياة اليومية في دبي.',
  none: {
    title: 'لا توجد مقالات بعد',
    text: 'سيظهر أول مقال هنا.',
    visas: 'عرض أنواع التأشيرات',
  },
  card: {
    author: 'الإدارة',
    more: (post) => (
      <span>
        اقرأ المزيد<span className="sr-only">{`: ${post}`}</span>
      </span>
    ),
  },
  post: {
    back: 'العودة إلى كل المقالات',
    author: 'بقلم الإدارة',
    reading: (words) => `مدة القراءة: ${Math.ceil(words / 200)} د`,
    tags: 'الوسوم',
  },
} satisfies Translated<typeof englishBlog>;

export const applyCardStrings = {
  title: 'هل أنت مستعد لزيارة دبي؟',
  text: 'ثلاث خطوات، نحو عشر دقائق. جهّز جواز سفرك وصورة شخصية.',
  choose: 'اختر تأشيرتك',
} satisfies Translated<typeof englishApplyCard>;

export const visaTypesStrings = {
  title: 'أنواع التأشيرات',
  lead: 'قدّم طلبك هنا، ثم أرسله إلى مكتبنا.',
  none: {
    title: 'لا توجد أنواع تأشيرات متاحة',
    text: 'يمكنك تقديم الطلب مع ذلك: يعرض النموذج التأشيرات المتاحة. هل لديك أسئلة؟ أرسل إلينا رسالة.',
    contact: 'اتصل بنا',
  },
  closing: {
    title: 'نحن جاهزون متى كنت مستعدًا',
    text: 'ثلاث خطوات، نحو عشر دقائق.',
    apply: 'ابدأ طلبك',
  },
  card: {
    stay: 'مدة الإقامة',
    processing: 'مدة المعالجة',
    price: 'السعر',
    requirements: 'المتطلبات',
    apply: (visa) => (
      <span>
        قدّم الآن<span className="sr-only">{`: ${visa}`}</span>
      </span>
    ),
  },
} satisfies Translated<typeof englishVisaTypes>;

export const planStrings = {
  pay: 'تدفع',
  decision: (day) => `القرار بحلول \u2068${day}\u2069`,
  decisionOn: (visa, day) => `\u2068${visa}\u2069: القرار بحلول \u2068${day}\u2069`,
} satisfies Translated<typeof englishPlan>;

export const previewStrings = {
  preview: 'معاينة: أنت وحدك ترى هذا.',
  typed: 'تعرض ما كتبته ولم تحفظه بعد.',
  stored: (what, status) => `الحالة المحفوظة (${what}): ${status}.`,
} satisfies Translated<typeof englishPreview>;
