import type { Translated } from '@/lib/language';
import type { strings as english, screenStrings as englishScreen } from './strings';

export const strings = {
  newTab: (link) => (
    <>
      <span>{link}</span>
      <span className="sr-only"> (يُفتح في علامة تبويب جديدة)</span>
    </>
  ),
  loading: 'جارٍ التحميل...',
  error: {
    title: 'تعذّر عرض هذه الصفحة',
    text: 'عذرًا، لم ينجح ذلك. ما حفظته لم يُفقد. أعد تحميل الصفحة للمحاولة مرة أخرى.',
    reload: 'إعادة تحميل الصفحة',
  },
  notKept: {
    title: 'هذه الصفحة ليست على هاتفك بعد',
    text: 'ستُفتح عندما يعود الاتصال.',
  },
  notFound: {
    stamp: 'ممنوع الدخول',
    title: 'الصفحة غير موجودة',
    text: 'لا توجد صفحة في هذا العنوان. ربما نُقلت أو أُزيلت.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
  head: {
    title: (screen, site) => `${screen} | ${site}`,
    home: (site) => `\u2068${site}\u2069: قدّم طلبك عبر الإنترنت في ثلاث خطوات`,
    homeDescription:
      'اختر تأشيرة دبي، وقدّم طلبك في ثلاث خطوات قصيرة، وتتبّعه برقمه، مع اتصال بالإنترنت أو دونه.',
  },
  apply: {
    steps: { 1: 'اختيار التأشيرة', 2: 'البيانات الشخصية', 3: 'المستندات' },
    title: (step, count, name) => `الخطوة ${step} من ${count}: ${name} | قدّم طلب تأشيرتك`,
    submitted: 'تم تقديم الطلب',
  },
} satisfies Translated<typeof english>;

export const screenStrings = {
  contact: {
    title: 'اتصل بنا',
    description: 'أرسل إلينا رسالة، واطّلع على ساعات العمل وعلى إجابات الأسئلة الشائعة.',
  },
  blog: {
    title: 'المدونة والأخبار',
    description: 'أدلة عملية عن التأشيرات والسفر والحياة اليومية في دبي.',
  },
  notFound: { title: 'الصفحة غير موجودة' },
  visaTypes: {
    title: 'أنواع التأشيرات',
    description:
      'تأشيرات السياحة والأعمال والعبور إلى دبي: السعر، ومدة الإقامة، ومدة المعالجة، والمتطلبات.',
  },
  track: {
    title: 'تتبّع الطلب',
    description: 'تحقّق من حالة طلب تأشيرة دبي باستخدام رقم التتبّع.',
  },
  apply: {
    description:
      'قدّم طلب تأشيرة دبي في ثلاث خطوات: اختر التأشيرة، واملأ بياناتك، وأضف مستنداتك. تحصل على رقم التتبّع فورًا.',
  },
} satisfies Translated<typeof englishScreen>;
