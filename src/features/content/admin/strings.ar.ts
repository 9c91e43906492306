import { plural } from '@/lib/text/plural';
import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

export const strings = {
  notChanged: 'لم يتغيّر شيء',
  linksChanged: (count: number) =>
    plural(count, {
      one: 'تم تغيير رابط واحد.',
      two: 'تم تغيير رابطين.',
      few: `تم تغيير ${count} روابط.`,
      many: `تم تغيير ${count} رابطًا.`,
      other: `تم تغيير ${count} رابط.`,
    }),
  entries: {
    overview: 'نظرة عامة',
    applications: 'الطلبات',
    menus: 'القوائم',
    settings: 'الإعدادات',
    profile: 'الملف الشخصي',
  },
} satisfies Translated<typeof english>;
