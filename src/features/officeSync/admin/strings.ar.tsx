import { contentName } from '@/features/content/model/contentNames';
import { formatCount } from '@/lib/text/numbers';
import { plural } from '@/lib/text/plural';
import type { Translated } from '@/lib/text/translated';
import type { JoinPreview } from '@/features/officeSync/store/joining';
import { listOf } from '@/shared/admin/grammar';
import type { strings as english } from './strings';

function counted(counts: JoinPreview['added']): string {
  const each = Object.entries(counts).flatMap(([key, count]) => {
    const name = key === 'documents' ? 'المستندات' : contentName(key);
    return name === undefined ? [] : [`${name}: ${formatCount(count)}`];
  });
  return each.join('، ');
}

export const strings = {
  title: 'المشاركة مع شبابيك أخرى',
  text: 'شارك بيانات هذا المكتب مع شبابيك أخرى عبر مجلد متزامن: Syncthing أو Nextcloud أو OneDrive أو محرك أقراص على الشبكة. كل ما في المجلد مشفّر بمفتاح المكتب.',
  obstacles: {
    demoKey:
      'يستخدم هذا الموقع المفتاح التجريبي، وهو معلن: يستطيع أي شخص قراءة المجلد. أنشئ مفتاحًا للمكتب أولاً.',
    noKey: 'مفتاح المكتب غير موجود في هذا الشباك. ثبّته أولاً: شباك الخدمة، مفتاح المكتب.',
    builtInPassword:
      'غيّر كلمة المرور أولاً: بكلمة المرور الأصلية يستطيع أي شخص تسجيل الدخول هنا وقراءة كل شيء.',
  },
  demoWarning:
    'المفتاح التجريبي معلن: يستطيع كل من لديه المجلد قراءته. استخدمه للتجربة فقط، ولا تستخدمه أبدًا مع طلبات حقيقية.',
  installFirst:
    'ثبّت هذا الموقع أولاً. التطبيق المثبّت يطلب المجلد مرة واحدة فقط؛ أما علامة التبويب فتطلبه بعد كل إعادة تشغيل وكل إعادة تحميل إلى أن تختار «السماح في كل زيارة» (Allow on every visit).',
  choose: 'اختيار مجلد',
  drop: 'أو أفلت مجلدًا هنا.',
  noFolders:
    'لا يستطيع هذا المتصفح استخدام المجلدات. يستطيع ذلك Chrome وEdge على جهاز الكمبيوتر. ملفات التبادل، أدناه، تعمل في كل مكان.',
  notAllowed:
    'لا يُسمح لهذا الموقع بالحفظ في هذا المجلد. اختره مرة أخرى واسمح بذلك، وإلا فلن ترى الشبابيك الأخرى تغييراتك.',
  notAFolder: 'هذا ليس مجلدًا.',
  reading: 'جارٍ قراءة المجلد...',
  join: {
    counters: (names) => (
      <span>
        {plural(names.length, {
          one: 'يوجد شباك واحد',
          two: 'يوجد شباكان',
          few: `توجد ${formatCount(names.length)} شبابيك`,
          many: `يوجد ${formatCount(names.length)} شباكًا`,
          other: `يوجد ${formatCount(names.length)} شباك`,
        })}
        : <span translate="no">{listOf(names.map((name) => `\u2068${name}\u2069`))}</span>.
      </span>
    ),
    there: (counts) =>
      counted(counts) === '' ? 'لا توجد طلبات أو تغييرات بعد.' : `الموجود هناك: ${counted(counts)}.`,
    added: (counts) => (counted(counts) === '' ? '' : `ما يضيفه هذا الشباك: ${counted(counts)}.`),
    changed: (counts) =>
      counted(counts) === '' ? '' : `المختلف هنا: ${counted(counts)}. يُعتمد ما لدى المكتب.`,
    nothingDeleted: 'لا يُحذف شيء، وتُنشأ نقطة استعادة أولاً.',
    first:
      'أنت الشباك الأول. إذا كنت تتوقع شبابيك أخرى، فهذا ليس المجلد الصحيح، أو أنه لم يُزامَن بعد.',
    firstByHand: 'أنت الشباك الأول. تنضم الشبابيك الأخرى عندما تفتح ملفك.',
    name: 'اسم هذا الشباك',
    nameHint: 'تراه الشبابيك الأخرى. مثال: الاستقبال، الشباك 2.',
    noName: 'أدخل اسمًا لهذا الشباك.',
    taken: 'هذا الاسم مستخدم لشباك آخر.',
    join: 'انضمام',
    joining: 'جارٍ الانضمام...',
    cancel: 'إلغاء',
    failed: (reason) => `لم ينضم هذا الشباك. ${reason}`,
  },
  foreign: (count) =>
    plural(count, {
      one: 'في المجلد ملف واحد لا يعود إلى هذا المكتب.',
      two: 'في المجلد ملفان لا يعودان إلى هذا المكتب.',
      few: `في المجلد ${formatCount(count)} ملفات لا تعود إلى هذا المكتب.`,
      many: `في المجلد ${formatCount(count)} ملفًا لا تعود إلى هذا المكتب.`,
      other: `في المجلد ${formatCount(count)} ملف لا تعود إلى هذا المكتب.`,
    }),
  inStep: {
    title: (name) => <>هذا الشباك: {name}</>,
    list: 'شبابيك هذا المكتب',
    here: 'هذا الشباك',
    lastSeen: (when) => `آخر ظهور ${when}`,
    oddClock: 'ساعة هذا الشباك تختلف عن الساعة هنا بأكثر من يوم. صحّح الساعة غير الصحيحة.',
    notSeen: 'لم يظهر في المجلد بعد',
    unnamed: 'شباك بلا اسم',
    newer: (count) =>
      plural(count, {
        one: 'تغيير واحد من إصدار أحدث للموقع ينتظر. حدّث هذا الشباك.',
        two: 'تغييران من إصدار أحدث للموقع ينتظران. حدّث هذا الشباك.',
        few: `${formatCount(count)} تغييرات من إصدار أحدث للموقع تنتظر. حدّث هذا الشباك.`,
        many: `${formatCount(count)} تغييرًا من إصدار أحدث للموقع تنتظر. حدّث هذا الشباك.`,
        other: `${formatCount(count)} تغيير من إصدار أحدث للموقع تنتظر. حدّث هذا الشباك.`,
      }),
    tooLarge: (count) =>
      plural(count, {
        one: 'تغيير واحد يبقى هنا: حجمه كبير جدًا، أو تتعذّر مشاركة معرّفه أو اسم فيه.',
        two: 'تغييران يبقيان هنا: حجمهما كبير جدًا، أو تتعذّر مشاركة معرّف أو اسم فيهما.',
        few: `${formatCount(count)} تغييرات تبقى هنا: حجمها كبير جدًا، أو تتعذّر مشاركة معرّف أو اسم فيها.`,
        many: `${formatCount(count)} تغييرًا تبقى هنا: حجمها كبير جدًا، أو تتعذّر مشاركة معرّف أو اسم فيها.`,
        other: `${formatCount(count)} تغيير تبقى هنا: حجمها كبير جدًا، أو تتعذّر مشاركة معرّف أو اسم فيها.`,
      }),
    leave: 'مغادرة',
    leaveTitle: 'هل تريد مغادرة الشبابيك الأخرى؟',
    leaveText: 'تبقى البيانات هنا، وتحتفظ الشبابيك الأخرى ببياناتها. لن تُشارَك التغييرات بعد الآن.',
    leaveFailed: (reason) => `لم يتغيّر شيء. ${reason}`,
  },
  problems: {
    starting: 'جارٍ البحث عن تغييرات أُجريت دون تسجيل دخول...',
    permission:
      'بعد إعادة التشغيل أو إعادة التحميل يسأل المتصفح من جديد قبل أن يستخدم هذا الموقع المجلد. التطبيق المثبّت يسأل مرة واحدة فقط؛ وفي علامة التبويب اختر «السماح في كل زيارة» (Allow on every visit).',
    unreachable: 'يتعذّر الوصول إلى المجلد. يواصل هذا الشباك المحاولة.',
    emptied: 'أصبح المجلد فارغًا فجأة. قد يكون محرك الأقراص غير متصل: لن يُكتب شيء حتى تقرر.',
    notOnDevice:
      'بعض الملفات ليست على هذا الجهاز بعد، أو يستخدمها برنامج آخر. اضبط المجلد على «الاحتفاظ دائمًا على هذا الجهاز» (Always keep on this device).',
    full: 'لا مكان في هذا المتصفح لما كتبته الشبابيك الأخرى. وهو ينتظر في المجلد: احذف ما لا يحتاج إليه أحد.',
    notWritten: 'لم ينجح الحفظ في المجلد. يواصل هذا الشباك المحاولة.',
  },
  allow: 'السماح',
  fill: 'نعم، هذا هو المجلد الصحيح. انسخ كل شيء إليه مرة أخرى.',
  byHand: {
    title: 'دون مجلد',
    text: 'يعمل في أي متصفح: احفظ ملف تبادل، وانقله على ذاكرة USB وافتحه في الشباك الآخر. افعل ذلك في الاتجاهين لتكون لدى الشباكين البيانات نفسها.',
    save: 'حفظ ملف تبادل',
    saved: 'ملف التبادل في مجلد التنزيلات.',
    open: 'فتح ملف تبادل',
    opened: (count) =>
      plural(count, {
        one: 'أُضيف تغيير جديد واحد.',
        two: 'أُضيف تغييران جديدان.',
        few: `أُضيفت ${formatCount(count)} تغييرات جديدة.`,
        many: `أُضيف ${formatCount(count)} تغييرًا جديدًا.`,
        other: `أُضيف ${formatCount(count)} تغيير جديد.`,
      }),
    nothingNew: 'لا يضم هذا الملف شيئًا جديدًا.',
    notOurs: 'هذا ليس ملف تبادل لهذا المكتب.',
  },
  status: {
    inStep: 'الشبابيك: متزامنة',
    waiting: (count) =>
      plural(count, {
        one: 'الشبابيك: تغيير واحد ينتظر المجلد',
        two: 'الشبابيك: تغييران ينتظران المجلد',
        few: `الشبابيك: ${formatCount(count)} تغييرات تنتظر المجلد`,
        many: `الشبابيك: ${formatCount(count)} تغييرًا تنتظر المجلد`,
        other: `الشبابيك: ${formatCount(count)} تغيير تنتظر المجلد`,
      }),
    problems: {
      starting: 'الشبابيك: جارٍ التحديث...',
      permission: 'الشبابيك: اسمح باستخدام المجلد مرة أخرى',
      unreachable: 'الشبابيك: يتعذّر الوصول إلى المجلد',
      emptied: 'الشبابيك: المجلد فارغ',
      notOnDevice: 'الشبابيك: بعض الملفات ليست على هذا الجهاز بعد',
      full: 'الشبابيك: لا مكان في هذا المتصفح',
      notWritten: 'الشبابيك: تتعذّر الكتابة في المجلد',
    },
  },
} satisfies Translated<typeof english>;
