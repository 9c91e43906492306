import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  title: 'المطابقة مع جواز السفر',
  choose: 'اختيار صورة لجواز السفر',
  lines: 'أو امسح السطرين في أسفل جواز السفر',
  reading: 'تجري قراءة السطرين...',
  nothing: 'تعذّرت قراءة السطرين.',
  visa: 'يبدو أن هذه تأشيرة وليست صفحة جواز السفر. استخدم الصفحة التي فيها الصورة الشخصية.',
  failed: 'فشلت القراءة. قارن بنفسك.',
  compared: (isDifferent, isPartial) =>
    [
      isDifferent ? 'جواز السفر يذكر شيئًا آخر: انظر الإجابات أعلاه.' : 'ما أمكنت قراءته مطابق للطلب.',
      isPartial ? 'تعذّرت قراءة الباقي بشكل مؤكد.' : '',
    ]
      .join(' ')
      .trim(),
} satisfies Translated<typeof english>;
