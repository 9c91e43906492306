import { formatCount } from '@/lib/text/numbers';
import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  deleted: { title: 'تم بنجاح', description: 'تم حذف الرسالة.' },
  messages: {
    title: 'الرسائل',
    unread: (unread, count) => `غير المقروءة: ${formatCount(unread)} من ${formatCount(count)}`,
    none: 'لا توجد رسائل بعد. تظهر هنا الرسائل الواردة من صفحة «اتصل بنا».',
    noName: 'بلا اسم',
    unreadOne: (subject) => (
      <>
        <span className="sr-only">غير مقروءة: </span>
        <span>{subject}</span>
      </>
    ),
    more: (count) => `عرض المزيد من الرسائل (${formatCount(count)})`,
  },
  message: {
    noSubject: 'بلا موضوع',
    sent: (when) => `أُرسلت في \u2068${when}\u2069`,
    from: 'من',
    email: 'البريد الإلكتروني',
    copy: 'نسخ العنوان',
    reply: 'رد',
    replySubject: (subject) => `رد: ${subject}`,
    phone: 'الهاتف',
    remove: 'حذف',
    close: 'إغلاق الرسالة',
    question: 'هل أنت متأكد؟',
    consequence: 'ستُحذف الرسالة. يمكنك التراجع عن الحذف فورًا؛ ولن تضيفها أي استعادة مرة أخرى.',
  },
} satisfies Translated<typeof english>;
