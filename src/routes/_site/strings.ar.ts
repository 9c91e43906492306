import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
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
} satisfies Translated<typeof english>;
