import { formatCount, plural } from '@/lib/text/numbers';
import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  title: 'شباك الخدمة',
  demo: (
    <span>
      وضع تجريبي: لا شيء محمي هنا.{' '}
      <span className="no-print">اطلب من الفني تثبيت مفتاح المكتب.</span>
    </span>
  ),
  demoLine: 'وضع تجريبي',
  views: { label: 'شباك الخدمة', counter: 'الشباك', day: 'سجل اليوم' },
  reader: 'امسح رمزًا، أو أدخل رقم التتبّع أو الاسم أو رقم جواز السفر أو رابطًا. يمكنك أيضًا إفلات ملف.',
  readerLine: 'رمز أو رقم أو اسم',
  reading: 'تجري القراءة...',
  problems: {
    incomplete: 'لم يُقرأ الرمز كاملاً. امسحه مرة أخرى.',
    notACode: 'هذا ليس رمزًا من هذا الموقع.',
    newer: 'هذا الرمز من إصدار أحدث من الموقع. حدّث هذا الشباك.',
    slip: 'هذه القسيمة لمقدّم الطلب. امسح رمزها في صفحة «تتبّع الطلب» في متصفحه.',
    noKey: 'لا يوجد مفتاح في هذا الشباك بعد.',
    damaged: 'هذا الرمز تالف أو تم تغييره. اطلب الملف.',
    notFound: 'لا يوجد على هذا الجهاز طلب بهذا الرقم أو الاسم.',
    storage: 'لم يستجب تخزين هذا المتصفح. لم يتغيّر شيء: امسح الرمز أو اختر الملف مرة أخرى.',
    unreadable: 'تعذّرت القراءة. امسح الرمز مرة أخرى، أو اختر الملف مرة أخرى.',
  },
  otherOffice: (id) =>
    `هذا الطلب مشفّر لمكتب آخر، أو لمفتاح غير موجود في هذا الشباك (\u2068${id}\u2069).`,
  installKey: 'تثبيت المفتاح',
  next: (
    <span>
      إغلاق <kbd className="key-hint">Esc</kbd>
    </span>
  ),
  found: (shown, count) =>
    shown < count
      ? `أول ${shown} من أصل ${formatCount(count)} من الطلبات`
      : plural(count, {
          zero: 'لا توجد طلبات على هذا الجهاز',
          one: 'طلب واحد على هذا الجهاز',
          two: 'طلبان على هذا الجهاز',
          few: `${formatCount(count)} طلبات على هذا الجهاز`,
          many: `${formatCount(count)} طلبًا على هذا الجهاز`,
          other: `${formatCount(count)} طلب على هذا الجهاز`,
        }),
  born: (day) => `تاريخ الميلاد: ${day}`,
  travels: (day) => `تاريخ السفر: ${day}`,
  several: 'يحتوي هذا النص على عدة طلبات. أيّها تريد؟',
  noName: 'بلا اسم',
  received: 'جاء هذا من تطبيق آخر أو صفحة ويب، وليس من القارئ. تحقّق ممن أرسله.',
  shared: {
    waiting: (count) =>
      `${plural(count, {
        one: 'وصل ملف',
        two: 'وصل ملفان',
        few: `وصلت ${formatCount(count)} ملفات`,
        many: `وصل ${formatCount(count)} ملفًا`,
        other: `وصل ${formatCount(count)} ملف`,
      })} من تطبيق آخر أو صفحة ويب. لا تفتح إلا ما تتوقعه.`,
    open: 'فتح الملف',
    discard: 'تجاهله',
  },
  read: {
    state: 'تمت قراءة طلب. طابقه مع جواز السفر، ثم اقبله.',
    compare: (number) => (
      <span>
        طابق الرقم مع جواز السفر: <bdi>{number}</bdi>.
      </span>
    ),
    noPassport: 'لم يُذكر رقم جواز السفر.',
    documents: 'المستندات',
    noDocuments: 'لم تُذكر أي مستندات.',
    document: (kind, fileName, isHere) => (
      <>
        <span>{`${kind}: `}</span>
        {fileName}
        <span className="text-muted">{isHere ? ' (موجود هنا)' : ' (غير موجود هنا)'}</span>
      </>
    ),
    noneInCode: (named) =>
      plural(named, {
        one: 'المستند غير مضمّن في الرمز. اطلب الملف من مقدّم الطلب.',
        two: 'المستندان غير مضمّنين في الرمز. اطلب الملف من مقدّم الطلب.',
        other: `المستندات المذكورة (${named}) غير مضمّنة في الرمز. اطلب الملف من مقدّم الطلب.`,
      }),
    someMissing: (missing, named) =>
      plural(missing, {
        one: `ينقص مستند واحد من أصل ${named}. اطلبه من مقدّم الطلب.`,
        two: `ينقص مستندان من أصل ${named}. اطلبهما من مقدّم الطلب.`,
        other: `تنقص ${missing} مستندات من أصل ${named}. اطلبها من مقدّم الطلب.`,
      }),
    accept: 'قبول',
    documentsState: 'تمت قراءة مستندات. أضفها إلى الطلب الموجود هنا.',
    addDocuments: 'إضافة المستندات',
    changed: 'استُلم هذا الطلب من قبل بإجابات مختلفة.',
    keep: 'الإبقاء على الإجابات القديمة',
    takeNew: 'استخدام الإجابات الجديدة',
    old: 'الموجود هنا',
    new: 'المُسلَّم الآن',
    sameNumber: (number, name, day) => (
      <span>
        الرقم <bdi translate="no">{number}</bdi> هو أيضًا رقم طلب <bdi translate="no">{name}</bdi>{' '}
        المقدَّم بتاريخ {day}. هذان طلبان مختلفان.
      </span>
    ),
  },
  here: {
    unchanged: (when) => `استُلم بتاريخ ${when}. لم يتغيّر شيء.`,
    unchangedHere: 'هذا الطلب موجود بالفعل على هذا الجهاز. لم يتغيّر شيء.',
    received: (when) => `استُلم بتاريخ ${when}.`,
    gone: 'هذا الطلب غير موجود على هذا الجهاز.',
    decidedTwice: (decisions) => (
      <span>
        اتخذ شباكان قرارين مختلفين: <span>{decisions}</span>. اتخذ القرار مرة أخرى لإصدار القسيمة.
      </span>
    ),
    decidedAt: (status, counter, when) => (
      <span>
        {status}
        {counter && <> لدى {counter}</>}، {when}
      </span>
    ),
    alreadyDecided: (decision) => (
      <span>صدر قرار بالفعل: {decision}. إذا وقّعت الآن فسيحلّ قرارك محلّه.</span>
    ),
    showDecision: 'عرض القرار',
    decisionBreak: '؛ ',
    decision: 'القرار',
    note: 'ملاحظة',
    noteHint: 'تُطبع على القسيمة، وسيقرؤها مقدّم الطلب.',
    decide: 'توقيع القرار',
    deciding: 'جارٍ توقيع القرار...',
    choose: 'اختر «قيد المعالجة» أو «تمت الموافقة» أو «مرفوض».',
    reason: 'السبب',
    chooseReason: 'اختر سببًا',
    noReason: 'اختر سببًا، أو اكتبه.',
    privateNote: 'ملاحظة داخلية',
    privateHint: 'تبقى في المكتب ولا تُطبع أبدًا.',
    wait: 'راجع مرة أخرى، ثم اضغط Enter مجددًا.',
    noKey: 'لا يوجد في هذا الشباك مفتاح للتوقيع. ثبّت المفتاح.',
    draft: {
      kept: 'حُفظت المسودة.',
      refused: 'لا يستطيع هذا المتصفح حفظ مسودة.',
      unknown: '',
    },
    clock: {
      title: 'هل الساعة صحيحة؟',
      text: (now, newest) =>
        `الوقت بحسب هذا الجهاز هو ${now}، وأحدث قرار هنا صدر بتاريخ ${newest}.`,
      right: 'الساعة صحيحة',
    },
  },
  slip: {
    title: 'قسيمة القرار',
    picture: 'القرار على شكل رمز: امسحه في صفحة «تتبّع الطلب» في متصفح مقدّم الطلب',
    tooLong: 'هذه القسيمة أطول من أن يتسع لها رمز. انسخ رابطها أو احفظها.',
    number: 'رقم التتبّع',
    decided: 'تاريخ الإصدار',
    note: 'ملاحظة',
    how: (address) => `على الهاتف الذي قُدّم منه الطلب، افتح \u2068${address}\u2069 وامسح هذا الرمز.`,
    copy: 'نسخ الرابط',
    save: 'حفظ',
    print: 'طباعة',
    again: 'تغيير القرار',
  },
  advice: {
    label: 'تنبيهات',
    otherName: (name, more) => (
      <span>
        جواز السفر نفسه مذكور في طلب {name}
        {more > 0 &&
          plural(more, {
            one: ' وفي طلب آخر',
            two: ' وفي طلبين آخرين',
            few: ` وفي ${formatCount(more)} طلبات أخرى`,
            many: ` وفي ${formatCount(more)} طلبًا آخر`,
            other: ` وفي ${formatCount(more)} طلب آخر`,
          })}
        .
      </span>
    ),
    outcome: (status, day) => (day === undefined ? status : `${status} بتاريخ ${day}`),
    others: (count, outcome, day, newest) => (
      <span>
        {plural(count, {
          one: 'لهذا الشخص طلب آخر',
          two: 'لهذا الشخص طلبان آخران، أحدثهما',
          few: `لهذا الشخص ${formatCount(count)} طلبات أخرى، أحدثها`,
          many: `لهذا الشخص ${formatCount(count)} طلبًا آخر، أحدثها`,
          other: `لهذا الشخص ${formatCount(count)} طلب آخر، أحدثها`,
        })}{' '}
        بتاريخ {day}: {outcome}. {newest}
      </span>
    ),
    travelPast: 'مضى تاريخ السفر.',
    missing: (labels) => `ناقص: ${labels.join('، ')}.`,
  },
  queue: {
    label: 'قائمة الانتظار',
    names: {
      waiting: 'في الانتظار',
      twice: 'قراران مختلفان',
      processing: 'قيد المعالجة',
      decided: 'صدر قرارها اليوم',
    },
    columns: ['الرقم', 'مقدّم الطلب', 'جواز السفر', 'التأشيرة', 'تاريخ السفر', 'منذ'],
    decidedColumns: ['الرقم', 'مقدّم الطلب', 'جواز السفر', 'التأشيرة', 'القرار', 'الوقت'],
    overdue: 'مضى تاريخ السفر',
    near: (days) =>
      plural(days, {
        zero: 'اليوم',
        one: 'غدًا',
        two: 'بعد يومين',
        few: `بعد ${days} أيام`,
        many: `بعد ${days} يومًا`,
        other: `بعد ${days} يوم`,
      }),
    elsewhere: (counter, time) => (
      <span>
        فُتح لدى {counter}، {time}
      </span>
    ),
    none: 'لا توجد طلبات هنا.',
    more: (count) => `عرض المزيد (${count})`,
    next: (name) => (
      <span className="flex min-w-0 items-baseline gap-2">
        <span className="truncate">
          التالي: <bdi translate="no">{name}</bdi>
        </span>
        <kbd dir="ltr" className="key-hint whitespace-nowrap">
          Alt ↓
        </kbd>
      </span>
    ),
  },
  day: {
    title: 'اليوم',
    received: 'طلبات مستلمة',
    decided: 'طلبات صدر قرارها',
    none: 'لا توجد طلبات في هذا اليوم.',
    list: 'القائمة',
    time: 'الوقت',
    number: 'رقم التتبّع',
    applicant: 'مقدّم الطلب',
    passport: 'جواز السفر',
    visa: 'التأشيرة',
    decision: 'القرار',
    counter: 'الشباك',
    clerk: 'الموظف',
    note: 'ملاحظة',
    undecided: 'في الانتظار',
    twice: 'قراران مختلفان',
    print: 'طباعة',
    csv: 'تصدير CSV',
  },
  key: {
    title: 'مفتاح المكتب',
    here: (ids) => (
      <span>
        في هذا الشباك المفتاح <bdi translate="no">{ids.join('، ')}</bdi>.
      </span>
    ),
    none: 'لا يوجد مفتاح في هذا الشباك بعد.',
    text: 'يفتح المفتاح الطلبات ويوقّع القرارات. لا يغادر هذا الجهاز، ولا تضمّه أي نسخة احتياطية، ويزول مع المحو.',
    byFile: 'التثبيت من ملف المفتاح',
    file: 'ملف المفتاح (\u2068office-key-….json\u2069)',
    passphrase: 'عبارة المرور',
    bySheet: 'التثبيت من ورقة الاسترداد',
    sheet: 'أرقام ورقة الاسترداد، ممسوحة ضوئيًا أو مكتوبة',
    install: 'تثبيت المفتاح',
    installing: 'جارٍ التثبيت...',
    installed: (id) => (
      <span>
        تم تثبيت المفتاح <bdi translate="no">{id}</bdi> وهو يعمل.
      </span>
    ),
    noFile: 'اختر ملف المفتاح.',
    refusals: {
      otherOffice: 'هذا المفتاح لمكتب آخر. لم يُثبَّت.',
      wrongKey: 'لا يطابق هذا المفتاح هذا الموقع. لم يُثبَّت.',
      noKeyFile: 'هذا ليس ملف مفتاح، أو أنه تالف. لم يُثبَّت.',
      wrongPassphrase: 'عبارة المرور غير صحيحة. لم يُثبَّت المفتاح.',
      noSheet: 'هذه ليست ورقة استرداد، أو أن أحد الأرقام خاطئ. لم يُثبَّت المفتاح.',
      builtInPassword:
        'ما زالت على هذا الجهاز كلمة المرور التي تأتي مع الموقع. غيّرها أولاً في «الملف الشخصي».',
    },
  },
  passport: {
    title: 'المطابقة مع جواز السفر',
    choose: 'اختيار صورة لجواز السفر',
    lines: 'أو امسح السطرين في أسفل جواز السفر',
    reading: 'تجري قراءة السطرين...',
    nothing: 'تعذّرت قراءة السطرين.',
    visa: 'يبدو أن هذه تأشيرة وليست صفحة جواز السفر. استخدم الصفحة التي فيها الصورة الشخصية.',
    failed: 'فشلت القراءة. قارن بنفسك.',
    compared: (isDifferent, isPartial) =>
      [
        isDifferent
          ? 'جواز السفر يذكر شيئًا آخر: انظر الإجابات أعلاه.'
          : 'ما أمكنت قراءته مطابق للطلب.',
        isPartial ? 'تعذّرت قراءة الباقي بشكل مؤكد.' : '',
      ]
        .join(' ')
        .trim(),
  },
  cover: { title: 'الشاشة محجوبة', text: 'اضغط أي مفتاح أو المس الشاشة للمتابعة.' },
} satisfies Translated<typeof english>;
