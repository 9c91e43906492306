import type { Translated } from '../../../lib/text/translated';
import type { strings as english } from './strings';

export const strings = {
  columns: {
    trackingNumber: 'رقم التتبّع',
    applicant: 'مقدّم الطلب',
    visaType: 'نوع التأشيرة',
    submissionDate: 'تاريخ التقديم',
    status: 'الحالة',
  },
  csv: { fee: 'الرسوم (درهم)', id: 'المعرّف', history: 'السجل' },
  steps: {
    received: 'تم الاستلام',
    receivedBy: {
      camera: 'تم الاستلام بالكاميرا',
      scanner: 'تم الاستلام بالماسح الضوئي',
      paste: 'تم الاستلام عبر رابط',
      file: 'تم الاستلام في ملف',
    },
    decided: (status: string) => `القرار: ${status}`,
    decidedAgain: (status: string) => `تغيّر القرار إلى: ${status}`,
    printed: 'فُتحت الطباعة',
    slipPrinted: 'فُتحت الطباعة: قسيمة القرار',
    documents: 'أُضيفت مستندات',
    opened: 'تم الفتح',
    archived: 'وُضع في ملف أرشيف',
  },
} satisfies Translated<typeof english>;
