import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './profileStrings';

export const strings = {
  labels: { username: 'اسم المستخدم', email: 'البريد الإلكتروني', phone: 'الهاتف' },
  password: {
    empty: 'أدخل جميع حقول كلمة المرور.',
    wrong: 'كلمة المرور الحالية غير صحيحة.',
    different: 'كلمتا المرور الجديدتان غير متطابقتين.',
    tooShort: (length: number) => `يجب ألا تقل كلمة المرور الجديدة عن ${length} أحرف.`,
  },
  noUsername: 'أدخل اسم المستخدم.',
} satisfies Translated<typeof english>;
