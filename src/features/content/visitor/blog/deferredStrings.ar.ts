import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './deferredStrings';

export const strings = {
  title: 'هل أنت مستعد لزيارة دبي؟',
  text: 'ثلاث خطوات، نحو عشر دقائق. جهّز جواز سفرك وصورة شخصية.',
  choose: 'اختر تأشيرتك',
} satisfies Translated<typeof english>;
