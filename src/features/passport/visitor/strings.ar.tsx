import { APPLICANT_LABELS } from '@/domain/answerLabels';
import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './strings';

export const strings = {
  title: 'من جواز سفرك',
  choose: 'تعبئة النموذج من جواز سفرك',
  lead: 'اختياري: صورة للصفحة التي فيها صورتك، لا تُحفظ ولا تُرسل.',
  reading: 'تجري قراءة السطرين في أسفل الصفحة...',
  cancel: 'إلغاء',
  found: 'قُرئت هذه البيانات من جواز سفرك. قارنها به.',
  notes: (isPartial, isCut) =>
    [
      isCut ? 'يملأ الاسم سطره وقد يكون مقطوعًا: أكمله.' : '',
      isPartial ? 'تعذّرت قراءة الباقي بشكل مؤكد.' : '',
      'الأسماء مكتوبة كما في السطرين في أسفل الصفحة.',
    ].join(' '),
  same: 'إجاباتك مطابقة لجواز سفرك.',
  nothing:
    'تعذّرت قراءة السطرين. ضع جواز السفر مفتوحًا على سطح مستوٍ، وتجنّب الانعكاسات، واجعل الصفحة تملأ الصورة. صور JPEG وPNG هي الأنسب.',
  visa: 'يبدو أن هذه تأشيرة وليست صفحة جواز السفر. صوّر الصفحة التي فيها صورتك.',
  failed: 'فشلت القراءة. لم تتغيّر إجاباتك، فاكتبها بنفسك.',
  answers: 'الإجابات من جواز سفرك',
  field: (name, answer) => (
    <>
      {`${APPLICANT_LABELS[name]}: `}
      {answer}
    </>
  ),
  says: (name, answer) => `${APPLICANT_LABELS[name]} في جواز سفرك: \u2068${answer}\u2069.`,
  use: (name) => `استخدامه في خانة «${APPLICANT_LABELS[name]}»`,
  now: (typed) => <>الآن: {typed}</>,
  fillIn: 'تعبئة',
  notNow: 'ليس الآن',
  undo: 'تراجع',
  ends: {
    refused: 'لم يُعبَّأ شيء.',
    filled: 'تمت التعبئة من جواز سفرك.',
    undone: 'أُزيلت الإجابات المأخوذة من جواز سفرك.',
  },
  expiry: {
    expired: (day) => `انتهت صلاحية جواز سفرك بتاريخ ${day}.`,
    soon: (day, hasTravelDate) =>
      `تنتهي صلاحية جواز سفرك بتاريخ ${day}، أي بعد أقل من ستة أشهر من ${hasTravelDate ? 'تاريخ سفرك' : 'اليوم'}.`,
  },
} satisfies Translated<typeof english>;
