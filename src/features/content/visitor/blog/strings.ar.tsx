import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

export const strings = {
  title: 'المدونة والأخبار',
  lead: 'أدلة عملية عن التأشيرات والسفر والحياة اليومية في دبي.',
  none: {
    title: 'لا توجد مقالات بعد',
    text: 'سيظهر أول مقال هنا.',
    visas: 'عرض أنواع التأشيرات',
  },
  card: {
    author: 'الإدارة',
    more: (post) => (
      <span>
        اقرأ المزيد<span className="sr-only">{`: ${post}`}</span>
      </span>
    ),
  },
  post: {
    back: 'العودة إلى كل المقالات',
    author: 'بقلم الإدارة',
    reading: (words) => `مدة القراءة: ${Math.ceil(words / 200)} د`,
    tags: 'الوسوم',
  },
} satisfies Translated<typeof english>;
