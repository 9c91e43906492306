import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  title: 'تتبّع طلبك',
  lead: 'رقمك على إيصالك. استخدم الجهاز الذي قدّمت منه الطلب.',
  another: 'تتبّع طلب آخر',
  number: 'رقم التتبّع',
  numberHint: 'مثال: \u2068DV\u00A0123\u00A0456\u2069',
  track: 'تتبّع',
  searching: 'جارٍ البحث...',
  notFound: {
    title: 'لم يُعثر على الطلب',
    text: 'يُرجى التحقق من رقم التتبّع وإعادة المحاولة.',
    reasons: [
      'قدّمت الطلب من جهاز آخر أو متصفح آخر. تبقى الطلبات على الجهاز الذي قُدّمت منه.',
      'أحد الأرقام خاطئ أو ناقص. يتكوّن رقم التتبّع من DV وستة أرقام.',
      'حُذفت بيانات التصفّح لديك.',
    ],
    help: (contact) => <span>ألم تجده بعد؟ {contact('اتصل بنا')}.</span>,
  },
  result: {
    status: 'الحالة',
    visa: 'نوع التأشيرة',
    submitted: 'تاريخ التقديم',
    expected: 'القرار متوقع بحلول',
    late: (contact) => (
      <span>
        يستغرق القرار وقتًا أطول من المعتاد. {contact('اتصل بنا')} إذا كنت بحاجة إليه قريبًا.
      </span>
    ),
    rejected: (contact) => (
      <span>
        رُفض هذا الطلب، ولن تصدر تأشيرة. إذا كنت قد دفعت، فسنعيد إليك المبلغ كاملاً.{' '}
        {contact('اتصل بنا')} لمعرفة السبب، أو قدّم طلبًا جديدًا.
      </span>
    ),
    receipt: 'الإيصال والرمز',
    stages: { completed: 'مكتمل', current: 'جارٍ', pending: 'قيد الانتظار' },
  },
  here: {
    title: 'الطلبات على هذا الجهاز',
    others: 'طلبات أخرى على هذا الجهاز',
    lead: 'يمكن لكل من يستخدم هذا المتصفح رؤية هذه القائمة.',
    where: 'رقمك في أعلى إيصالك.',
    example: { number: 'DV 000 000', stamp: 'تم الإرسال', strip: 'DV000000<VISA<APPLICATION' },
    more: (count) => `عدد الطلبات الأخرى: ${count}. أدخل رقم الطلب لعرضه.`,
  },
  approved: {
    title: 'تمت الموافقة على تأشيرتك',
    text: 'تهانينا، ونتمنى لك رحلة سعيدة.',
    download: 'تنزيل التأشيرة',
    details: 'عرض التفاصيل',
    days: {
      arrival: 'تاريخ السفر',
      extensionBy: 'آخر موعد لطلب التمديد',
      lastDay: 'آخر يوم من إقامتك',
    },
    calendar: 'إضافة إلى التقويم',
    event: (name, number) => `${name} (تأشيرة \u2068${number}\u2069)`,
    notImplemented: 'هذه الميزة غير متوفرة.',
  },
} satisfies Translated<typeof english>;
