import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

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
