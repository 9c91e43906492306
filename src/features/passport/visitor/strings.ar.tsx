import { APPLICANT_LABELS, DOCUMENT_LABELS } from '@/domain/labels';
import type { Translated } from '@/lib/language';
import type { strings as english } from './strings';

export const strings = {
  title: 'من جواز سفرك',
  choose: 'تعبئة النموذج من جواز سفرك',
  lead: 'صوّر الصفحة التي فيها صورتك. تُقرأ على هذا الجهاز.',
  reading: 'تجري قراءة السطرين في أسفل الصفحة...',
  cancel: 'إلغاء',
  filled: 'تمت التعبئة من جواز سفرك. هل هذا صحيح؟',
  found: 'في جواز سفرك غير ذلك. حدّد ما تريد أخذه منه.',
  asCopy: `استخدامها أيضًا في خانة «${DOCUMENT_LABELS.passportCopy}»`,
  notes: (isPartial, isCut) =>
    [
      isCut ? 'يملأ الاسم سطره وقد يكون مقطوعًا: أكمله.' : '',
      isPartial ? 'تعذّرت قراءة الباقي بشكل مؤكد.' : '',
      'الأسماء مكتوبة كما في السطرين في أسفل الصفحة.',
    ].join(' '),
  same: 'إجاباتك مطابقة لجواز سفرك.',
  nothing:
    'تعذّرت القراءة. ضع جواز السفر مفتوحًا على سطح مستوٍ دون انعكاسات، واجعل الصفحة تملأ الصورة.',
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
  otherPerson: (theirs, typed) =>
    `هذا جواز سفر \u2068${theirs}\u2069 وليس جواز سفر \u2068${typed}\u2069. هل هذا هو الملف الصحيح؟`,
  rest: (names) => `في جواز سفرك أيضًا: ${names.map((name) => APPLICANT_LABELS[name]).join('، ')}.`,
  fillRest: 'تعبئة الباقي',
  now: (typed) => <>الآن: {typed}</>,
  fillIn: 'تعبئة',
  notNow: 'ليس الآن',
  undo: 'تراجع',
  ends: {
    refused: 'لم تتغيّر إجاباتك.',
    undone: 'أُزيلت الإجابات المأخوذة من جواز سفرك.',
  },
  expiry: {
    expired: (day) => `انتهت صلاحية جواز سفرك بتاريخ ${day}.`,
    soon: (day, hasTravelDate) =>
      `تنتهي صلاحية جواز سفرك بتاريخ ${day}، أي بعد أقل من ستة أشهر من ${hasTravelDate ? 'تاريخ سفرك' : 'اليوم'}.`,
  },
} satisfies Translated<typeof english>;
