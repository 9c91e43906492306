import type { ReactElement, ReactNode } from 'react';
import type { ReportLine } from '@/features/applications/model/decisionReport';
import { formatCount, plural } from '@/lib/text/numbers';
import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

const formatDays = (days: number) =>
  days < 1 / 24
    ? 'أقل من ساعة'
    : plural(Number(days.toFixed(1)), {
        one: 'يوم واحد',
        two: 'يومان',
        few: `${days.toFixed(1)} أيام`,
        many: `${days.toFixed(1)} يومًا`,
        other: `${days.toFixed(1)} يوم`,
      });

export const strings = {
  deleted: { title: 'تم بنجاح', description: 'تم حذف الطلب.' },
  records: { one: 'الطلب', other: 'الطلبات' },
  title: 'طلبات التأشيرة',
  subtitle: 'راجع جميع طلبات التأشيرة المقدَّمة وأدِرها.',
  list: {
    title: 'جميع الطلبات',
    words: { one: 'الطلب', many: 'الطلبات' },
    saveCsv: 'تصدير CSV',
    notSaved: (reason: string) => ({
      title: 'خطأ',
      description: `لم يُنشأ الملف. ${reason}`,
    }),
    printed: (printed: number, count: number) =>
      `الطلبات المطبوعة: أول ${formatCount(printed)} من ${formatCount(count)}. للحصول عليها كلها استخدم «تصدير CSV».`,
    nothing: 'لا توجد طلبات.',
    empty: 'تظهر هنا الطلبات التي يقدّمها الزوار في هذا المتصفح.',
    apply: 'فتح نموذج الطلب',
  },
  report: {
    open: 'القرارات',
    title: 'القرارات',
    summary: ({ approved, rejected, medianDays }: ReportLine) =>
      [
        `قرارات الموافقة: ${formatCount(approved)}، قرارات الرفض: ${formatCount(rejected)}.`,
        medianDays === undefined
          ? ''
          : `المدة الوسيطة من التقديم إلى القرار: ${formatDays(medianDays)}.`,
      ].join(' '),
    perDay: 'القرارات حسب اليوم',
    visa: 'نوع التأشيرة',
    nationality: 'الجنسية',
    none: 'غير مذكورة',
    group: 'المجموعة',
    name: 'الاسم',
    approved: 'الموافقات',
    rejected: 'حالات الرفض',
    medianDays: 'وسيط الأيام',
    count: formatCount,
    days: (days: number | undefined) => (days === undefined ? '-' : days.toFixed(1)),
    print: 'طباعة',
    csv: 'تصدير CSV',
    nothing: (days: number) => `لا شيء خلال آخر ${days} يومًا.`,
    oneDay: (days: number, total: number, day: string) =>
      `العدد خلال آخر ${days} يومًا: ${formatCount(total)}، ${plural(total, { one: 'في', two: 'كلاهما في', other: 'كلها في' })} ${day}.`,
    most: (days: number, total: number, { day, count }: { day: string; count: number }) =>
      `العدد خلال آخر ${days} يومًا: ${formatCount(total)}، وأكثرها في ${day}: ${formatCount(count)}.`,
  },
  filters: {
    search: 'بحث',
    searchExample: 'الرقم أو الاسم أو جواز السفر...',
  },
  row: {
    decidedTwice: 'قراران مختلفان',
    view: (trackingNumber: string, name: string) =>
      `عرض \u2068${trackingNumber}\u2069، \u2068${name}\u2069`,
  },
  dialog: {
    title: (trackingNumber: string) => (
      <>
        <span>تفاصيل الطلب: </span>
        <bdi translate="no">{trackingNumber}</bdi>
      </>
    ),
    submitted: (when: string) => `تاريخ التقديم: ${when}`,
    print: 'طباعة',
    atCounter: 'فتح في شباك الخدمة',
    place: (place: number, count: number) => `${formatCount(place)} من ${formatCount(count)}`,
    notInList: 'خارج نتائج التصفية',
    previous: 'السابق',
    previousKeys: 'Alt ↑',
    next: 'التالي',
    nextKeys: 'Alt ↓',
  },
  history: {
    title: 'السجل',
    submitted: 'تم تقديمه من مقدّم الطلب',
    notKept: (reason: string) => ({
      title: 'خطأ',
      description: `لم يُحفظ السجل. ${reason}`,
    }),
    counter: (name: ReactElement) => <>، الشباك: {name}</>,
    person: (name: ReactElement) => <>، الاسم: {name}</>,
    slipNote: (text: ReactElement) => <>في القسيمة: {text}</>,
    note: (text: ReactElement) => <>ملاحظة داخلية: {text}</>,
  },
  viewer: {
    title: 'عارض المستندات',
    place: (name: string, place: number, count: number) =>
      count > 1 ? `${name}، ${place} من ${count}` : name,
    previous: 'المستند السابق',
    next: 'المستند التالي',
    smaller: 'تصغير',
    larger: 'تكبير',
    turn: 'تدوير',
    pdf: 'هذا المستند ملف PDF، ويُفتح في علامة تبويب مستقلة.',
    unknown: 'لا يمكن عرض هذا الملف. نزّله إذا كنت تثق به.',
  },
  unknown: {
    title: 'لم يُعثر على الطلب',
    text: 'هذا الطلب غير موجود على هذا الجهاز. ربما أُزيل، أو قُدّم في متصفح آخر.',
    toList: 'العودة إلى القائمة',
  },
  details: {
    person: 'المعلومات الشخصية',
    name: 'الاسم الكامل',
    passport: (said: string) => `في جواز السفر: \u2068${said}\u2069`,
    visa: 'تفاصيل التأشيرة والسفر',
    visaType: 'نوع التأشيرة',
    fee: 'الرسوم',
    status: 'الحالة',
  },
  documents: {
    title: 'المستندات المرفوعة',
    none: 'لم تُرفع أي مستندات.',
    unreadable: 'تعذّرت قراءة الملفات على هذا الجهاز.',
    tryAgain: 'إعادة المحاولة',
    nameOnly: (size: ReactNode) => (
      <>
        <span>{size}</span>
        <span className="text-muted">، لم يُستلم</span>
      </>
    ),
    open: (name: string) => (
      <span>
        فتح<span className="sr-only">{` \u2068${name}\u2069 في علامة تبويب جديدة`}</span>
      </span>
    ),
    download: (name: string) => (
      <span>
        تنزيل<span className="sr-only">{` \u2068${name}\u2069`}</span>
      </span>
    ),
    simulated: {
      title: 'تنزيل تجريبي',
      description: (name: string) =>
        `جارٍ تنزيل \u2068${name}\u2069. في التطبيق الفعلي يبدأ هنا تنزيل الملف.`,
    },
  },
} satisfies Translated<typeof english>;
