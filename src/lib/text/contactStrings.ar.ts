import type { strings as english } from './contactStrings';
import type { Translated } from './translated';

export const strings = {
  email: 'لا يبدو هذا عنوان بريد إلكتروني. استخدم الصيغة \u2068name@example.com\u2069.',
  phone: 'لا يبدو هذا رقم هاتف. أضف رمز الدولة، مثل \u2066+971 50 000 0000\u2069.',
} satisfies Translated<typeof english>;
