import type { Translated } from '@/lib/language';
import type {
  strings as english,
  visitorStrings as englishVisitor,
} from '@/features/search/strings';

const screenWords: Readonly<Record<string, string | undefined>> = {
  '/admin/dashboard/overview': 'الرسائل غير المقروءة تقرير القرارات رسم بياني',
  '/admin/dashboard/applications': 'الوارد csv تصدير طباعة قائمة',
  '/admin/dashboard/menus': 'القائمة العلوية السفلية التنقل روابط',
};

export const strings = {
  title: 'ابحث، أو اختر أمرًا',
  commands: 'الأوامر',
  kinds: {
    command: 'أمر',
    setting: 'إعداد',
    headerMenu: 'القائمة العلوية',
    footerMenu: 'القائمة السفلية',
  },
  newEntry: { otherWords: 'إضافة جديد جديدة' },
  counter: {
    title: 'فتح شباك الخدمة',
    otherWords: 'مسح رمز قبول استلام قرار قسيمة في الانتظار اليوم',
  },
  publish: {
    title: 'نشر',
    otherWords: 'الزوار content.json استضافة رفع إصدار مباشر',
  },
  goTo: (screen) => `الانتقال إلى ${screen}`,
  screenWords,
  data: {
    backup: {
      title: 'إنشاء نسخة احتياطية أو استعادتها',
      otherWords: 'بيانات تصدير استيراد ملف نسخ',
    },
    recovery: {
      title: 'الاسترجاع',
      otherWords: 'بيانات استعادة نقاط تراجع رجوع لقطات السجل',
    },
    storage: { title: 'التخزين', otherWords: 'بيانات مساحة ممتلئ نقل الطلبات القديمة' },
    counters: {
      title: 'المشاركة مع شبابيك الخدمة الأخرى',
      otherWords: 'شبابيك مجلد مزامنة تبادل ملف مفتاح المكتب',
    },
    erase: { title: 'محو بيانات هذا الجهاز', otherWords: 'حذف كل شيء إعادة ضبط' },
  },
  password: { title: 'تغيير كلمة المرور', otherWords: 'الملف الشخصي تسجيل الدخول الحساب' },
  settingsPlace: (tab) => `الإعدادات، ${tab}`,
  settingsTab: (tab) => `الإعدادات: ${tab}`,
  viewSite: {
    title: 'عرض الموقع',
    otherWords: 'فتح الصفحات العامة في علامة تبويب جديدة الزوار الصفحة الرئيسية',
  },
  switchTheme: { title: 'التبديل بين المظهر الفاتح والداكن', otherWords: 'الألوان السمة' },
  logOut: { title: 'تسجيل الخروج', otherWords: 'مغادرة خروج' },
  inApplications: (typed) => `البحث عن «\u2068${typed}\u2069» في كل الطلبات`,
} satisfies Translated<typeof english>;

export const visitorStrings = {
  label: 'البحث في هذا الموقع',
  offered: 'الانتقال إلى',
  ask: 'اسألنا',
  contact: 'أرسل إلينا رسالة',
  track: (number) => `تتبّع \u2068${number}\u2069`,
  question: 'سؤال',
  page: 'صفحة',
  post: 'مقال',
  visa: 'تأشيرة',
} satisfies Translated<typeof englishVisitor>;
