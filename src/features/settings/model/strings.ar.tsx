import type { Translated } from '@/lib/language';
import type { strings as english, fieldStrings as englishField } from '../model/strings';

export const strings = {
  title: 'الإعدادات',
  subtitle: 'اسم الموقع وبيانات الاتصال ونصوص البحث للموقع كله.',
  tabs: 'الإعدادات',
  what: 'الإعدادات',
  onlyStored: 'لا يرسل هذا الموقع بريدًا إلكترونيًا. تُخزَّن هذه الإعدادات فقط.',
  save: 'حفظ جميع الإعدادات',
  saved: { title: 'تم حفظ الإعدادات بنجاح.' },
  instead: (hint = '') => `${hint} اتركه فارغًا لاستخدام النص الرمادي.`.trim(),
  examples: {
    logo: '/logo.png أو https://',
    favicon: '/favicon.png أو https://',
  },
  fees: {
    title: 'الرسوم بالدرهم',
    hint: 'تظهر في النموذج وعلى بطاقات التأشيرات. تسري الرسوم الجديدة من لحظة حفظها، فانشرها فورًا. أما الطلبات المقدَّمة قبل ذلك فتبقى رسومها كما هي.',
  },
  preview: (label: string) => `معاينة: ${label}`,
  files: {
    title: 'ملفات لمحرّكات البحث',
    generate: (file: string) => `إنشاء \u2068${file}\u2069`,
    notYet: 'هذه الميزة غير متاحة بعد.',
  },
} satisfies Translated<typeof english>;

export const fieldStrings = {
  tabs: {
    general: 'عام',
    contact: 'الاتصال والتواصل الاجتماعي',
    seo: 'محرّكات البحث',
    email: 'البريد الإلكتروني (SMTP)',
  },
  labels: {
    siteName: 'اسم الموقع',
    siteDescription: 'وصف الموقع',
    logoUrl: 'الشعار',
    faviconUrl: 'أيقونة الموقع',
    copyrightText: 'نص حقوق النشر',
    rejectionReasons: 'أسباب الرفض',
    contactEmail: 'البريد الإلكتروني للتواصل',
    contactPhone: 'هاتف التواصل',
    address: 'العنوان',
    facebook: 'فيسبوك',
    twitter: 'تويتر',
    instagram: 'إنستغرام',
    linkedin: 'لينكد إن',
    globalMetaTitle: 'العنوان العام في محرّكات البحث',
    globalMetaDescription: 'الوصف العام في محرّكات البحث',
    smtpHost: 'خادم SMTP',
    smtpPort: 'منفذ SMTP',
    smtpUser: 'مستخدم SMTP',
    smtpPass: 'كلمة مرور SMTP',
  },
  hints: {
    siteDescription: 'يظهر في تذييل كل صفحة.',
    logoUrl: 'يظهر بجانب اسم الموقع في أعلى الصفحة وفي تذييلها.',
    faviconUrl: 'الصورة الصغيرة على علامة تبويب المتصفح.',
    rejectionReasons:
      'سبب واحد في كل سطر. تظهر للاختيار في الشباك، ويُطبع السبب المختار على القسيمة.',
    globalMetaTitle: 'عنوان الصفحة الرئيسية في نتائج البحث وعلى علامة تبويب المتصفح.',
    globalMetaDescription: 'النص الذي يظهر تحت العنوان في نتائج البحث.',
    smtpPass: 'تُخزَّن في هذا المتصفح دون تشفير، ولا يشملها البحث ولا نقاط الاستعادة ولا المسودات.',
  },
  hiddenPassword: 'كلمة مرور (غير معروضة)',
  problems: {
    email: 'أدخل عنوان بريد إلكتروني، مثل \u2068name@example.com\u2069.',
    profile: 'الملف الشخصي عنوان ويب: ابدأ بـ \u2066https://\u2069.',
    picture:
      'استخدم مسارًا من هذا الموقع مثل \u2066/logo.png\u2069، أو عنوانًا يبدأ بـ \u2066https://\u2069، أو ارفع صورة.',
    noScheme: 'ابدأ بـ \u2066https://\u2069، كما في \u2066https://example.com/your-name\u2069.',
    otherHost: (host: string) => `هذا العنوان على \u2066${host}\u2069. هل هو الصحيح؟`,
    reason: (most: string) => `للسبب الواحد \u2068${most}\u2069 حرف على الأكثر.`,
    fee: (most: string) => `أدخل عددًا صحيحًا بالدرهم، من 0 إلى \u2068${most}\u2069.`,
    port: 'المنفذ رقم من 1 إلى 65535، مثل 587.',
    server: 'أدخل اسم الخادم فقط، مثل \u2066smtp.example.com\u2069.',
  },
} satisfies Translated<typeof englishField>;
