import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

export const strings = {
  title: 'تم تقديم الطلب!',
  lead: 'احفظ هذا الرقم، فستحتاج إليه لتتبّع طلبك.',
  notKept: 'اطبع الإيصال أو احفظه الآن، فسيُفقد عند إغلاق الصفحة.',
  label: (number) => `الإيصال \u2068${number}\u2069`,
  onPaper: 'إيصال طلب تأشيرة',
  site: (name, address) => `\u2068${name}\u2069، \u2068${address}\u2069`,
  number: 'رقم التتبّع',
  copy: 'نسخ الرقم',
  stamp: { sent: 'تم الإرسال', received: 'تم الاستلام' },
  visa: 'التأشيرة',
  price: 'الرسوم',
  name: 'الاسم',
  submitted: 'تاريخ التقديم',
  answers: 'إجاباتك',
  documents: 'المستندات',
  noDocuments: 'لم تُرفق أي مستندات.',
  document: (kind, fileName) => (
    <>
      <span>{`${kind}: `}</span>
      <span dir="auto">{fileName}</span>
    </>
  ),
  next: 'الخطوات التالية',
  toSend: 'أرسل إلينا طلبك، أو أحضر الرمز إلى شباك الخدمة.',
  nextSteps: ({ hasDocuments, payment, isKept }) => [
    hasDocuments
      ? 'نتحقّق من مستنداتك.'
      : 'أرسل إلينا نسخة من جواز سفرك وصورة شخصية، أو أحضرهما معك، لنتحقّق منهما.',
    payment,
    ...(isKept ? ['تتبّع طلبك برقمه في أي وقت من هذا المتصفح.'] : []),
  ],
  device: 'طلبك في هذا المتصفح فقط. لا تحذف بياناته ولا تغلق نافذة خاصة قبل أن يصلك ردّنا.',
  track: 'تتبّع الطلب',
  print: 'طباعة أو حفظ بصيغة PDF',
  addTraveller: 'إضافة مسافر',
  another: 'بدء طلب جديد',
  change: {
    title: 'هل تريد تغيير شيء؟',
    correct: 'تصحيح إجاباتك',
    add: 'إضافة مستندات',
    withdraw: 'سحب الطلب',
    text: (contact) => (
      <span>الطلب في طريقه إلينا. لتغييره أو سحبه، {contact('اتصل بنا')} واذكر رقم التتبّع.</span>
    ),
  },
  withdrawal: {
    title: 'هل تريد سحب هذا الطلب؟',
    text: 'سيُحذف الطلب ومستنداته من هذا الجهاز. لم يُرسل الطلب، فلا يلزمك أي إجراء آخر. لا يمكن التراجع عن ذلك.',
    cancelLabel: 'الاحتفاظ به',
    confirmLabel: 'سحب الطلب',
  },
  notWithdrawn: (reason) => <span>لم يُسحب طلبك. {reason}</span>,
} satisfies Translated<typeof english>;
