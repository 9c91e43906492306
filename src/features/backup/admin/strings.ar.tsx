import { formatCount } from '@/lib/text/numbers';
import { plural } from '@/lib/text/plural';
import type { Translated } from '@/lib/text/translated';
import { listOf } from '@/shared/admin/grammar';
import type { strings as english } from './strings';

export const strings = {
  storage: {
    refused: 'لم يوافق المتصفح.',
    ask: 'احتفظ ببياناتي',
    persistence: {
      persistent: 'يحتفظ المتصفح ببيانات هذا الموقع إلى أن يمسحها أحد.',
      bestEffort:
        'قد يحذف هذا المتصفح بيانات الموقع عند امتلاء القرص. نافذة التصفح الخاص تفقد كل شيء عند إغلاقها.',
      unknown:
        'لا يوضح هذا المتصفح مدة احتفاظه ببيانات هذا الموقع. نافذة التصفح الخاص تفقد كل شيء عند إغلاقها.',
    },
  },
  damage: {
    title: 'تتعذّر قراءة بعض المحتوى',
    unreadable: (name) => <span>تتعذّر قراءة {name}.</span>,
    noCopy: 'لا توجد نسخة سابقة. الحفظ التالي يبدأ من الصفر.',
    copy: (keptOn, count) => {
      const items = plural(count, {
        one: 'عنصرًا واحدًا',
        two: 'عنصرين',
        few: `${formatCount(count)} عناصر`,
        many: `${formatCount(count)} عنصرًا`,
        other: `${formatCount(count)} عنصر`,
      });
      return `توجد نسخة بتاريخ ${keptOn} تضم ${items}.`;
    },
    restore: 'استعادة',
    restoreOf: (name) => `استعادة النسخة: ${name}`,
    failed: (reason) => `لم يُستعَد شيء. ${reason}`,
  },
  earlier: {
    title: 'عُثر على بيانات سابقة في هذا الجهاز',
    several: (name, count) => `${name} (${formatCount(count)})`,
    offer: (when, names) => `بيانات سابقة بتاريخ ${when}: ${listOf(names)}.`,
    restore: 'عرض نقاط الاستعادة',
    keepDemo: 'الإبقاء على العرض التجريبي',
    notKept: (reason) => `لم يُحفظ اختيارك. ${reason}`,
  },
} satisfies Translated<typeof english>;
