import type { ReactElement } from 'react';
import { formatCount } from '@/lib/text/numbers';
import { plural } from '@/lib/text/plural';
import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

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
    add: {
      label: 'إضافة',
      hint: 'يضيف ما ليس موجودًا هنا. عند الاختلاف يبقى الموجود هنا.',
      question: 'هل تريد إضافة ما ليس موجودًا هنا؟',
      confirm: 'إضافة',
    },
    replace: {
      label: 'استبدال',
      hint: 'تعود القوائم المحددة كما كانت حينها، ويُحذف ما هو موجود هنا فقط. الطلبات والرسائل تُضاف فقط؛ ويبقى الموجود منها هنا كما هو.',
      question: 'هل تريد استبدال المحتوى هنا؟',
      confirm: 'استبدال',
    },
    mode: 'طريقة الاستعادة',
    nothingNew: 'لن يتغيّر شيء هنا.',
    restore: 'استعادة',
    failed: (reason) => `لم يُستعَد شيء. ${reason}`,
  },
  publication: {
    source: published,
    encrypted: published,
    add: {
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
  },
  dryRun: {
    leftOut: 'مستبعد',
    mended: 'مصحّح',
    goes: (count) => {
      const gone = plural(count, {
        one: 'عنصر واحد موجود',
        two: 'عنصرين موجودين',
        few: `${formatCount(count)} عناصر موجودة`,
        many: `${formatCount(count)} عنصرًا موجودًا`,
        other: `${formatCount(count)} عنصر موجود`,
      });
      return `سيتم حذف ${gone} هنا فقط.`;
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
    caption: 'ما الذي سيتغيّر هنا',
    content: 'المحتوى',
    columns: ['جديد', 'متغيّر', 'محذوف'],
  },
  done: {
    backup: 'تمت استعادة النسخة الاحتياطية.',
    point: 'تمت استعادة نقطة الاستعادة.',
    publication: 'تم التحميل.',
    isKept: 'المحتوى السابق محفوظ كنقطة استعادة.',
    close: 'تم',
  },
  list: {
    title: 'ما يمكنك استعادته',
    text: 'تُحفظ نقاط الاستعادة مرة في اليوم، وقبل كل حذف للمحتوى أو استعادة له أو تغيير من خارج الموقع. يُحتفظ بأحدث عشر نقاط من كل نوع. تبقى الطلبات والرسائل كما هي: يُضاف الناقص منها، لا ما حُذف. المحتوى الذي تعذّرت قراءته يُحفظ كما هو لتنزيله. كل ذلك في هذا المتصفح فقط، وليس نسخة احتياطية.',
    unreadable: 'تعذّرت قراءة بعضها. أعد تحميل هذه الصفحة للمحاولة مرة أخرى.',
    reading: 'جارٍ القراءة...',
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
    setAside: (name) => `محفوظ جانبًا: تعذّرت قراءة ${name}`,
    length: (length) =>
      plural(length, {
        one: 'حرف واحد',
        two: 'حرفان',
        few: `${formatCount(length)} أحرف`,
        many: `${formatCount(length)} حرفًا`,
        other: `${formatCount(length)} حرف`,
      }),
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
  comparing: {
    title: (when) => `نقطة الاستعادة بتاريخ ${when}`,
    unreadable: 'تعذّرت قراءتها. أغلقها وأعد المحاولة.',
    isGone: 'حلّت نقاط أحدث محل نقطة الاستعادة هذه.',
  },
} satisfies Translated<typeof english>;
