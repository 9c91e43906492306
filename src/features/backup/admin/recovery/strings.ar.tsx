import type { ReactElement } from 'react';
import { formatCount } from '@/lib/text/numbers';
import { plural } from '@/lib/text/plural';
import type { Translated } from '@/lib/text/translated';
import { listOf } from '@/shared/admin/grammar';
import type { strings as english } from './strings';

/** The count of records after a verbal noun. */
const records = (count: number) =>
  plural(count, {
    one: 'عنصر واحد',
    two: 'عنصرين',
    few: `${formatCount(count)} عناصر`,
    many: `${formatCount(count)} عنصرًا`,
    other: `${formatCount(count)} عنصر`,
  });

const published = (site: ReactElement, when: string) => (
  <span>
    <bdi>{site}</bdi>، نُشر بتاريخ <span>{when}</span>.
  </span>
);

export const strings = {
  documents: 'المستندات',
  more: (count) => `و${formatCount(count)} غيرها.`,
  restore: {
    title: 'استعادة',
    text: 'اختر ملف نسخة احتياطية أو أفلته هنا. ستعرف ما الذي سيتغيّر قبل أن يتغيّر أي شيء.',
    file: 'ملف النسخة الاحتياطية',
    choose: (link, ifMouse) => (
      <>
        {link('اختر ملفًا')}
        {ifMouse(' أو أفلته هنا')}
      </>
    ),
    comparing: 'جارٍ القراءة والمقارنة...',
    passphrase: 'عبارة مرور النسخة الاحتياطية',
    isEncrypted: 'هذه النسخة الاحتياطية مشفّرة.',
    open: 'فتح',
    failed: (reason) => `لم يُستعَد شيء. ${reason}`,
  },
  backup: {
    source: (site, when) => (
      <span>
        نسخة احتياطية من <bdi>{site}</bdi>، أُنشئت بتاريخ <span>{when}</span>. الملف سليم.
      </span>
    ),
    encrypted: (site, when) => (
      <span>
        نسخة احتياطية مشفّرة من <bdi>{site}</bdi>، أُنشئت بتاريخ <span>{when}</span>. الملف سليم.
      </span>
    ),
    merge: {
      label: 'دمج',
      hint: 'يضيف الجديد، ويأخذ ما في الملف من صفحات ومقالات وأقسام وبطاقات تأشيرات وقوائم وإعدادات عند الاختلاف، ويُبقي كل ما عدا ذلك.',
      question: 'هل تريد دمج النسخة الاحتياطية؟',
      confirm: 'دمج',
    },
    replace: {
      label: 'استبدال',
      hint: 'يستبدل الصفحات والمقالات والأقسام وبطاقات التأشيرات والقوائم والإعدادات بما في الملف، ويحذف ما ليس فيه منها. يضيف الطلبات والرسائل؛ ويبقى الموجود منها هنا كما هو.',
      question: 'هل تريد استبدال المحتوى هنا؟',
      confirm: 'استبدال',
    },
    mode: 'طريقة الاستعادة',
    nothingNew: 'لن يتغيّر شيء هنا.',
    restore: 'استعادة',
    failed: (reason) => `لم يُستعَد شيء. ${reason}`,
    done: 'تمت استعادة النسخة الاحتياطية.',
  },
  add: {
    label: 'إضافة',
    hint: 'يضيف ما ليس موجودًا هنا. عند الاختلاف يبقى ما لدى شبابيك المكتب.',
    question: 'هل تريد إضافة ما ليس موجودًا هنا؟',
    confirm: 'إضافة',
  },
  publication: {
    source: published,
    encrypted: published,
    merge: {
      label: 'دمج',
      hint: 'يجمع ما تغيّر هناك وهنا. إذا تغيّر الحقل نفسه في الجهتين، يبقى ما لديك.',
      question: 'هل تريد دمج ما يراه الزوار؟',
      confirm: 'دمج',
    },
    replace: {
      label: 'استبدال',
      hint: 'يستبدل كل ما هنا بما يراه الزوار. تبقى المسودات وإعدادات البريد الإلكتروني.',
      question: 'هل تريد استبدال المحتوى هنا؟',
      confirm: 'استبدال',
    },
    mode: 'طريقة التحميل',
    nothingNew: 'كل ما يراه الزوار موجود هنا.',
    restore: 'تحميل إلى هنا',
    failed: (reason) => `لم يُحمَّل شيء. ${reason}`,
    done: 'تم التحميل.',
  },
  dryRun: {
    leftOut: 'مستبعد',
    mended: 'مصحّح',
    goes: (count) => {
      const gone = plural(count, {
        one: 'عنصر واحد غير موجود',
        two: 'عنصرين غير موجودين',
        few: `${formatCount(count)} عناصر غير موجودة`,
        many: `${formatCount(count)} عنصرًا غير موجود`,
        other: `${formatCount(count)} عنصر غير موجود`,
      });
      return `سيتم حذف ${gone} في الملف.`;
    },
    keeps: 'تُحفظ نقطة استعادة أولاً.',
    keepsNothing: 'قد لا يتمكن هذا المتصفح من حفظ نقطة استعادة أو مستندات: أنشئ نسخة احتياطية أولاً.',
    isStale: 'تغيّر شيء هنا منذ المقارنة. ارجع وقارن مرة أخرى.',
    remarks: (title, count) => `${title}: ${formatCount(count)}`,
    remark: (place, reason) => (
      <span>
        {place}: <span>{reason}</span>
      </span>
    ),
  },
  comparison: {
    title: 'المقارنة',
    caption: 'ما الذي ستغيّره النسخة الاحتياطية',
    content: 'المحتوى',
    columns: ['في الملف', 'جديد', 'متغيّر', 'بلا تغيير', 'هنا فقط'],
    stay: 'يبقى',
  },
  done: {
    isKept: 'المحتوى السابق محفوظ كنقطة استعادة.',
    close: 'تم',
  },
  difference: {
    comeBack: (count) => `استعادة ${records(count)}`,
    change: (count) => `إرجاع ${records(count)} إلى الحالة السابقة`,
    go: (count) => `إزالة ${records(count)}`,
    all: listOf,
    none: 'لا تغيير',
  },
  list: {
    title: 'ما يمكنك استعادته',
    text: 'تُحفظ نقاط الاستعادة مرة في اليوم، وقبل كل حذف للمحتوى أو استعادة له أو تغيير من خارج الموقع. يُحتفظ بأحدث عشر نقاط من كل نوع. تبقى الطلبات والرسائل كما هي: يُضاف الناقص منها، لا ما حُذف. المحتوى الذي تعذّرت قراءته يُحفظ كما هو لتتمكن من تصحيحه. كل ذلك في هذا المتصفح فقط، وليس نسخة احتياطية.',
    unreadable: 'تعذّرت قراءة بعضها. أعد تحميل هذه الصفحة للمحاولة مرة أخرى.',
    comparing: 'جارٍ المقارنة بالمحتوى الحالي...',
    none: 'لا شيء بعد.',
    allReadable: 'يمكن قراءة كل المحتوى المحفوظ.',
    causes: {
      daily: 'نقطة استعادة: مرة في اليوم',
      deletion: 'نقطة استعادة: قبل حذف شيء',
      foreignWrite: 'نقطة استعادة: قبل تغيير من خارج هذا الموقع',
      joining: 'نقطة استعادة: قبل الانضمام إلى شبابيك أخرى',
      restoring: 'نقطة استعادة: قبل استعادة',
      seeding: 'نقطة استعادة: قبل كتابة المحتوى التجريبي',
    },
    beforeDemo: 'بيانات سابقة، من قبل كتابة المحتوى التجريبي',
    copy: (name) => `آخر نسخة: تتعذّر قراءة ${name} الآن`,
    setAside: (name) => `محفوظ جانبًا: تعذّرت قراءة ${name}`,
    length: (length) =>
      plural(length, {
        one: 'حرف واحد',
        two: 'حرفان',
        few: `${formatCount(length)} أحرف`,
        many: `${formatCount(length)} حرفًا`,
        other: `${formatCount(length)} حرف`,
      }),
    same: 'لن تغيّر استعادتها شيئًا.',
    part: (name, difference) => `${name} (${difference})`,
    goingBack: (parts) => `إذا استعدتها: ${parts.join('؛ ')}.`,
    look: (what) => (
      <span>
        عرض<span className="sr-only">{` ${what}`}</span>
      </span>
    ),
    download: (name) => (
      <span>
        تنزيل<span className="sr-only">{` ${name}`}</span>
      </span>
    ),
  },
  values: {
    lost: (kind, title, counter) => (
      <span>
        {kind}، {title}: حلّ نص من {counter} محل نص من هذا الشباك
      </span>
    ),
    otherCounter: 'شباك آخر',
    value: (field, value) => (
      <span>
        {field}: {value}
      </span>
    ),
    current: (value) => <span>الآن: {value}</span>,
    keepValue: (field) => (
      <span>
        إرجاع القيمة<span className="sr-only">{` ${field}`}</span>
      </span>
    ),
    dismiss: (what) => (
      <span>
        تجاهل<span className="sr-only">{` ${what}`}</span>
      </span>
    ),
    failed: (reason) => `لم يتغيّر شيء. ${reason}`,
  },
  offer: {
    keepDemo: 'الإبقاء على العرض التجريبي',
    notKept: (reason) => `لم يُحفظ اختيارك. ${reason}`,
  },
  comparing: {
    title: {
      point: (when) => `نقطة الاستعادة بتاريخ ${when}`,
      copy: (when) => `النسخة بتاريخ ${when}`,
    },
    close: 'إغلاق',
    restoreAll: 'استعادة كل شيء',
    restoreChosen: 'استعادة المحدد',
    unreadable: 'تعذّرت قراءتها. أغلقها وأعد المحاولة.',
    comparing: 'جارٍ المقارنة...',
    isGone: 'حلّت نقاط أحدث محل نقطة الاستعادة هذه.',
    question: 'هل تريد استعادة كل شيء؟',
    questionOf: (name) => `هل تريد استعادة ${name}؟`,
    questionOfChosen: 'هل تريد استعادة العناصر المحددة؟',
    consequence: (parts) =>
      `${parts.join('؛ ')}. يبقى كل ما عدا ذلك كما هو. تُحفظ أولاً نقطة استعادة للحالة الحالية.`,
    copyConsequence: (parts) => `${parts.join('؛ ')}. يبقى النص الذي تتعذّر قراءته محفوظًا.`,
    confirm: 'استعادة',
    failed: (reason) => `لم يُستعَد شيء. ${reason}`,
  },
  inside: {
    count: (name, count) => `${name} (${formatCount(count)})`,
    differences: 'الاختلافات',
    choose: 'جميع الاختلافات',
    changes: {
      added: 'سيُستعاد',
      changed: 'سيعود إلى السابق',
      onlyStored: 'سيُزال',
    },
    showMore: (count) => `عرض المزيد (${formatCount(count)})`,
    all: 'المحتويات:',
    noTitle: 'بلا عنوان',
    names: 'المحتويات',
    restore: (name) => (
      <span>
        استعادة<span className="sr-only">{` ${name}`}</span>
      </span>
    ),
    restorePart: (count, all, name) => (
      <>
        <span>{`استعادة ${formatCount(count)} من ${formatCount(all)}`}</span>
        <span className="sr-only">{` ${name}`}</span>
      </>
    ),
  },
  repair: {
    title: (name) => `محفوظ جانبًا: ${name}`,
    description: 'تعذّرت قراءة هذا النص. صحّحه واستعده. يُفحص كأي محتوى آخر.',
    close: 'إغلاق',
    restore: 'استعادة',
    text: 'النص',
    hint: 'بصيغة JSON: عنصر واحد، أو جميع العناصر في قائمة.',
    tooLong: 'النص أطول من أن يُصحَّح هنا: يظهر أوله فقط. نزّله للاحتفاظ به.',
    failed: (reason) => `لم يُستعَد شيء. ${reason}`,
  },
} satisfies Translated<typeof english>;
