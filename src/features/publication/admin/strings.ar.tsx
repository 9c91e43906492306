import { foreignPictureAdvice } from '@/engines/allowedHtml';
import { strings as backupStrings } from '@/features/backup/model/strings';
import { formatCount, plural } from '@/lib/text/numbers';
import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

/** The count after a verbal noun. */
const changes = (count: number) =>
  plural(count, {
    one: 'تغيير واحد',
    two: 'تغييرين',
    few: `${formatCount(count)} تغييرات`,
    many: `${formatCount(count)} تغييرًا`,
    other: `${formatCount(count)} تغيير`,
  });

export const strings = {
  title: 'النشر',
  text: 'يرى الزوار ما تنشره: ملف واحد، content.json، في مجلد الموقع.',
  last: (number, when) => `يرى الزوار النسخة المنشورة ${formatCount(number)} بتاريخ ${when}.`,
  nothing: 'لم يُنشر شيء بعد. يرى الزوار المحتوى الذي بُني به الموقع.',
  state: {
    has: 'يراها الزوار.',
    notYet: 'لم تظهر على الموقع بعد.',
    newer: 'نشر شخص آخر نسخة بعد ذلك.',
    unknown: '',
  },
  saved: (when) => `حُفظت في ملف بتاريخ \u2068${when}\u2069.`,
  unreachable: (isOnline) => `${isOnline ? 'لا رد' : 'دون اتصال'}: لا يمكن التحقق من الموقع.`,
  note: 'يرى الزوار نسخة منشورة أحدث. في هذا المتصفح تعديلات خاصة به.',
  faults: {
    notAPublication: 'لم يُرجع خادم الاستضافة نسخة منشورة، بل شيئًا آخر مثل صفحة خطأ.',
    newer: 'أُنشئت النسخة المنشورة على خادم الاستضافة بإصدار أحدث من هذا الموقع. حدّث هذا الموقع أولاً.',
    tooLarge: 'حجم الملف على خادم الاستضافة أكبر من 4 ميغابايت. تتجاهله المتصفحات.',
    damaged: 'الملف على خادم الاستضافة غير كامل أو عُدّل يدويًا. تتجاهله المتصفحات.',
  },
  notTaken: (reason) => `تعذّر هنا تحميل النسخة المنشورة على خادم الاستضافة. ${reason}`,
  leftOut: 'تتجاهله كل المتصفحات',
  look: 'تحقّق من الموقع',
  looking: 'جارٍ التحقق...',
  compare: 'مقارنة',
  different: (count) => {
    if (count === 0) return 'لا تغييرات للنشر.';
    return plural(count, {
      one: 'تغيير واحد لم يُنشر بعد',
      two: 'تغييران لم يُنشرا بعد',
      few: `${formatCount(count)} تغييرات لم تُنشر بعد`,
      many: `${formatCount(count)} تغييرًا لم تُنشر بعد`,
      other: `${formatCount(count)} تغيير لم تُنشر بعد`,
    });
  },
  notKnown: 'تظهر الاختلافات عندما يستجيب خادم الاستضافة.',
  kinds: { settings: 'إعداد', menus: 'عنصر القائمة' },
  change: { new: 'جديد', changed: 'متغيّر', removed: 'محذوف' },
  noTitle: 'بلا عنوان',
  more: (count) => `و${formatCount(count)} غيرها.`,
  preview: 'معاينة الموقع',
  advice: {
    title: (count) =>
      plural(count, {
        one: 'أمر واحد للتحقق منه قبل النشر',
        two: 'أمران للتحقق منهما قبل النشر',
        few: `${formatCount(count)} أمور للتحقق منها قبل النشر`,
        many: `${formatCount(count)} أمرًا للتحقق منها قبل النشر`,
        other: `${formatCount(count)} أمر للتحقق منها قبل النشر`,
      }),
    deadLink: (why = '') => why,
    noTitle: () => 'لا عنوان له.',
    otherHost: () => foreignPictureAdvice,
    large: () => 'حجم الملف أكبر من 2 ميغابايت، وتحميله بطيء على الهواتف.',
    pictures: 'الشعار أو أيقونة الموقع',
  },
  publish: 'نشر',
  publishChanges: (count) => `نشر ${changes(count)}`,
  count: formatCount,
  asFile: 'نشر كملف',
  publishing: 'جارٍ النشر...',
  place: (name) => <span>يُكتب فوق الملف {name} الذي اخترته من قبل.</span>,
  otherPlace: 'اختيار ملف آخر',
  choose: 'اختر content.json في مجلد الموقع، أو في مجلد متزامن معه.',
  fileType: 'نسخة منشورة',
  whereTitle: 'يوضع الملف بجانب index.html بدلاً من الملف الموجود هناك. استخدم إحدى هذه الطرق:',
  where: [
    'ارفعه عبر صفحة الويب الخاصة بالاستضافة.',
    'انسخه إلى مجلد الموقع، أو إلى مجلد متزامن معه.',
    'إذا كان الموقع يُنشر من مستودع، فأضفه إليه باسم public/content.json.',
  ],
  failed: (reason) => `لم يُنشر شيء. ${reason}`,
  questions: [
    {
      title: 'هل تريد النشر من هذا المتصفح؟',
      text: 'لم يُعدَّل شيء في هذا المتصفح منذ أن حمّل ما يراه الزوار.',
      confirm: 'متابعة',
    },
    {
      title: 'هل أنت متأكد؟',
      text: 'يحل ما يعرضه هذا المتصفح محل ما يراه كل زائر.',
      confirm: 'نشر',
    },
  ],
  made: (number, file) => ({
    title: 'تم بنجاح',
    description:
      file === undefined
        ? 'الملف content.json في مجلد التنزيلات. ضعه على الموقع لإتمام النشر.'
        : `كُتبت النسخة المنشورة ${formatCount(number)} في الملف \u2068${file}\u2069.`,
  }),
  takenOver: { title: 'تم بنجاح', description: 'ما تنشره بعد ذلك مبنيّ عليه.' },
  failures: {
    tooLarge: 'سيتجاوز حجم الملف 4 ميغابايت، ولن تقرأه متصفحات الزوار.',
    notReadable: 'لا تستطيع متصفحات الزوار قراءة الملف الذي أُنشئ، لذلك لم يُكتب.',
    notVerified: backupStrings.backup.notVerified,
  },
  newer: 'ما يراه الزوار',
  unreadable: 'تعذّرت المقارنة. أعد المحاولة.',
} satisfies Translated<typeof english>;
