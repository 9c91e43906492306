import type { Translated } from '@/lib/language';
import type { strings as english, deferredStrings as englishDeferred } from './strings';

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
      { figure: '24-48 ساعة', title: 'معالجة سريعة' },
      { figure: '99.9%', title: 'نسبة النجاح' },
      { figure: '24/7', title: 'الدعم' },
      { figure: 'نموذج واحد', title: 'جميع أنواع التأشيرات' },
    ],
  },
  visas: 'أنواع التأشيرات',
  noSections: {
    title: 'أنشئ صفحتك الرئيسية',
    text: 'تظهر هنا، في هذا المتصفح، الأقسام التي تنشرها في الإدارة.',
    add: 'إضافة أقسام',
  },
} satisfies Translated<typeof english>;

export const deferredStrings = {
  comingBack: {
    label: 'طلبك',
    draft: 'لديك طلب غير مكتمل.',
    continue: 'متابعة',
  },
  permit: {
    title: 'إذن دخول',
    type: ['النوع', 'سياحية'],
    duration: ['المدة', '30 يومًا'],
    entries: ['الدخول', 'مرة واحدة'],
    processing: ['المعالجة', '24-48 ساعة'],
    number: ['رقم التتبّع', 'DV 482 116'],
    stamp: 'نموذج',
    stampDetail: '24 ديسمبر 2026',
  },
  track: {
    title: 'أين تأشيرتي؟',
    stamp: 'تم التقديم',
    stampDetail: 'DV 000 000',
  },
} satisfies Translated<typeof englishDeferred>;
