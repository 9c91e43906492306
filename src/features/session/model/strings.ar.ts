import type { Translated } from '@/lib/language';
import type { strings as english, profileStrings as englishProfile } from './strings';

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
