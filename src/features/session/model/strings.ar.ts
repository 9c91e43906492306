import { inSeconds } from '@/lib/text/numbers';
import type { Translated } from '@/lib/language';
import type {
  strings as english,
  profileStrings as englishProfile,
  adminStrings as englishAdmin,
} from './strings';

export const strings = {
  login: {
    done: { title: 'تم تسجيل الدخول بنجاح' },
    failed: {
      title: 'تعذّر تسجيل الدخول',
      description: 'اسم المستخدم أو كلمة المرور غير صحيحة. أعد المحاولة.',
    },
  },
  notKept: 'يحظر هذا المتصفح التخزين المحلي، لذلك ينتهي تسجيل دخولك عند تحميل أي صفحة.',
  profileSaved: {
    title: 'تم تحديث الملف الشخصي',
    description: 'حُفظت بيانات ملفك الشخصي.',
  },
  passwordChanged: {
    title: 'تم تحديث كلمة المرور بنجاح',
    description: 'استخدم كلمة المرور الجديدة عند تسجيل الدخول لاحقًا.',
  },
} satisfies Translated<typeof english>;

export const profileStrings = {
  labels: { username: 'اسم المستخدم', email: 'البريد الإلكتروني', phone: 'الهاتف' },
  password: {
    empty: 'أدخل جميع حقول كلمة المرور.',
    wrong: 'كلمة المرور الحالية غير صحيحة.',
    different: 'كلمتا المرور الجديدتان غير متطابقتين.',
    tooShort: (length: number) => `يجب ألا تقل كلمة المرور الجديدة عن ${length} أحرف.`,
  },
  noUsername: 'أدخل اسم المستخدم.',
} satisfies Translated<typeof englishProfile>;

export const adminStrings = {
  login: {
    title: 'تسجيل دخول المسؤول',
    subtitle: 'سجّل الدخول لإدارة الموقع والاطلاع على الطلبات.',
    toSite: 'العودة إلى الموقع',
    isNoEncryption:
      'يقفل تسجيل الدخول هذا شاشات الإدارة. أما البيانات المخزّنة في هذا المتصفح فغير مشفّرة.',
    username: 'اسم المستخدم',
    noUsername: 'أدخل اسم المستخدم.',
    password: 'كلمة المرور',
    noPassword: 'أدخل كلمة المرور.',
    wrong: 'اسم المستخدم أو كلمة المرور غير صحيحة. أعد المحاولة.',
    failed: (reason) => `لم يتم تسجيل دخولك. ${reason}`,
    signIn: 'تسجيل الدخول',
    signingIn: 'جارٍ تسجيل الدخول...',
  },
  erased: {
    title: 'تم محو بيانات هذا الجهاز',
    text: 'يبدأ الموقع من جديد بمحتواه التجريبي وكلمة مروره الأصلية.',
  },
  ending: {
    title: 'توشك جلستك على الانتهاء',
    ofAge: (seconds) =>
      `مدة الجلسة 30 دقيقة، وتنتهي جلستك ${inSeconds(seconds)}. لا يمكن تمديدها: احفظ عملك الآن، ثم سجّل الدخول مرة أخرى. ما كتبته محفوظ في مسودة.`,
    ofIdleness: (seconds) =>
      `لا يوجد نشاط منذ 14 دقيقة. سيتم تسجيل خروجك ${inSeconds(seconds)}. ما كتبته محفوظ في مسودة.`,
    isActive: 'ما زلت مسجّل الدخول.',
    toWork: 'العودة إلى عملي',
    stay: 'البقاء مسجّل الدخول',
    logOut: 'تسجيل الخروج الآن',
  },
  expired: {
    title: 'انتهت الجلسة',
    description: 'تم تسجيل خروجك لعدم وجود نشاط.',
  },
} satisfies Translated<typeof englishAdmin>;
