import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

export const strings = {
  summary: 'هل وصلك قرار منا؟ امسح رمزه، أو الصقه، أو افتحه.',
  label: 'امسح رمز القرار، أو الصق رابطه، أو اختر ملفه',
  reading: 'تجري قراءة القرار...',
  signed: (when) => `وقّعه المكتب بتاريخ ${when}`,
  note: (note) => <>ملاحظة من المكتب: {note}</>,
  demo: 'موقع تجريبي: القرارات هنا ليست حقيقية.',
  kept: (number, status) => (
    <span>
      بتوقيع المكتب: حالة الطلب <bdi translate="no">{number}</bdi> هي «{status}».
    </span>
  ),
  elsewhere: (number, status) => (
    <span>
      بتوقيع المكتب: حالة{' '}
      {number === undefined ? (
        <span>هذا الطلب</span>
      ) : (
        <span>
          الطلب <bdi translate="no">{number}</bdi>
        </span>
      )}{' '}
      هي «{status}». الطلب نفسه غير موجود في هذا المتصفح. هل قدّمته من التطبيق المثبّت؟ افتح القرار
      هناك.
    </span>
  ),
  problems: {
    older: 'لديك بالفعل قرار أحدث.',
    forged: 'هذا القرار ليس موقّعًا من هذا المكتب. لم يتغيّر شيء.',
    incomplete: 'لم يُقرأ القرار كاملاً. امسح رمزه مرة أخرى.',
    unreadable: 'تعذّرت قراءة هذا الملف. اختره مرة أخرى.',
    notACode: 'هذا ليس قرارًا من هذا المكتب.',
    application: 'هذا طلب وليس قرارًا. أرسله إلى المكتب.',
    newer: 'هذا القرار من إصدار أحدث من الموقع. افتح الموقع مرة واحدة وأنت متصل بالإنترنت.',
  },
} satisfies Translated<typeof english>;
