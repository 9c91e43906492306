import type {
  contactStrings as englishContact,
  strings as english,
  pictureStrings as englishPicture,
} from './strings';
import type { Translated } from '../language';

export const contactStrings = {
  email: 'لا يبدو هذا عنوان بريد إلكتروني. استخدم الصيغة \u2068name@example.com\u2069.',
  phone: 'لا يبدو هذا رقم هاتف. أضف رمز الدولة، مثل \u2066+971 50 000 0000\u2069.',
} satisfies Translated<typeof englishContact>;

export const strings = {
  kilobytes: (count: string) => `${count} كيلوبايت`,
  megabytes: (count: string) => `${count} ميغابايت`,
  gigabytes: (count: string) => `${count} غيغابايت`,
  tooLong: (length: string, limit: string) => `عدد الأحرف هنا ${length}، والحد الأقصى ${limit}.`,
} satisfies Translated<typeof english>;

export const pictureStrings = {
  foreignPicture: 'توجد صورة محمّلة من موقع آخر: لن تظهر دون اتصال، ويعرف ذلك الموقع من يزور موقعك.',
} satisfies Translated<typeof englishPicture>;
