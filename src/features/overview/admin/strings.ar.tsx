import { formatCount, formatShare, plural } from '@/lib/text/numbers';
import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

const formatApplications = (count: number) =>
  plural(count, {
    one: 'طلب واحد',
    two: 'طلبان',
    few: `${formatCount(count)} طلبات`,
    many: `${formatCount(count)} طلبًا`,
    other: `${formatCount(count)} طلب`,
  });

export const strings = {
  title: 'نظرة عامة',
  counts: {
    title: 'المحتوى',
    applications: 'إجمالي الطلبات',
    pages: 'إجمالي الصفحات',
    posts: 'إجمالي المقالات',
    sections: 'أقسام المحتوى',
  },
  welcome: {
    title: 'مرحبًا بك أيها المسؤول!',
    notKept: 'ما تغيّره هنا يضيع عند إغلاق هذه الصفحة.',
    actions: 'إجراءات سريعة',
    applications: 'عرض الطلبات',
    newPage: '+ صفحة جديدة',
    newPost: '+ مقال جديد',
    settings: 'إعدادات الموقع',
  },
  password: {
    text: 'يستطيع أي شخص تسجيل الدخول هنا: كلمة مرور هذا الجهاز هي نفسها في كل نسخة من الموقع.',
    change: 'اختر كلمة مرور',
  },
  backup: {
    title: 'حان موعد النسخ الاحتياطي',
    none: 'لا توجد نسخة احتياطية بعد: النسخة الوحيدة في هذا المتصفح.',
    noneShared: 'لا توجد نسخة احتياطية بعد. ما يُحذف في أحد الشبابيك يُحذف فيها جميعًا.',
    last: (ago: string) => `آخر نسخة احتياطية: ${ago}.`,
    make: 'إنشاء نسخة احتياطية',
  },
  newest: {
    title: 'أحدث الطلبات',
    all: 'جميع الطلبات',
    none: 'لا توجد طلبات بعد.',
    noName: 'بلا اسم',
  },
  work: {
    title: 'المهام',
    none: 'لا شيء في الانتظار.',
    waiting: (count: number) => `${formatApplications(count)} في الانتظار`,
    near: (count: number) => `${formatApplications(count)} للسفر خلال 3 أيام`,
    twice: (count: number) => `${formatApplications(count)} بقرارين مختلفين`,
    unread: (count: number) =>
      plural(count, {
        one: 'رسالة واحدة غير مقروءة',
        two: 'رسالتان غير مقروءتين',
        few: `${formatCount(count)} رسائل غير مقروءة`,
        other: `${formatCount(count)} رسالة غير مقروءة`,
      }),
    unpublished: (count: number) =>
      plural(count, {
        one: 'تغيير واحد غير منشور',
        two: 'تغييران غير منشورين',
        few: `${formatCount(count)} تغييرات غير منشورة`,
        many: `${formatCount(count)} تغييرًا غير منشور`,
        other: `${formatCount(count)} تغيير غير منشور`,
      }),
  },
  storageFull: {
    nearlyFull: (share: number) =>
      `تملأ الصفحات والرسائل والصور ${formatShare(share)} من مساحة التخزين في هذا المتصفح.`,
    look: 'عرض التخزين',
  },
} satisfies Translated<typeof english>;
