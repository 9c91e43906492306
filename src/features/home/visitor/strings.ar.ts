import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

export const strings = {
  hero: {
    title: 'دبي على بُعد يومين من الإجراءات.',
    lead: 'اختر تأشيرة، وأجب عن بضعة أسئلة، وأرسلها إلينا. يعمل الموقع دون اتصال بعد تحميله.',
    apply: 'قدّم الآن',
    visas: 'عرض أنواع التأشيرات',
  },
  claims: {
    label: 'ما يمكنك توقعه',
    list: [
      {
        figure: '24-48 ساعة',
        title: 'معالجة سريعة',
        text: 'يصدر القرار بشأن معظم التأشيرات خلال 24 إلى 48 ساعة.',
      },
      {
        figure: '99.9%',
        title: 'نسبة النجاح',
        text: 'تتم الموافقة على جميع الطلبات المكتملة تقريبًا.',
      },
      { figure: '24/7', title: 'الدعم', text: 'قبل رحلتك وأثناءها وبعدها.' },
      {
        figure: 'نموذج واحد',
        title: 'جميع أنواع التأشيرات',
        text: 'السياحة والأعمال والعبور والزيارة.',
      },
    ],
  },
  visas: 'أنواع التأشيرات',
  noSections: {
    title: 'أنشئ صفحتك الرئيسية',
    text: 'تظهر هنا، في هذا المتصفح، الأقسام التي تنشرها في الإدارة.',
    add: 'إضافة أقسام',
  },
} satisfies Translated<typeof english>;
