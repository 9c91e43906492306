import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './deferredStrings';

export const strings = {
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
    microprint: 'تأشيرة دبي نموذج غير صالح للسفر ',
    stamp: 'نموذج',
    stampDetail: '24 ديسمبر 2026',
  },
  track: {
    title: 'أين تأشيرتي؟',
    text: 'اكتب الرقم المذكور في إيصالك، بأي صيغة كانت.',
    stamp: 'تم التقديم',
    stampDetail: 'DV 000 000',
  },
} satisfies Translated<typeof english>;
