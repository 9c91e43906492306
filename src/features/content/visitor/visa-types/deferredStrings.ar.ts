import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './deferredStrings';

export const strings = {
  pay: 'تدفع',
  decision: (day) => `قدّم الآن، والقرار بحلول \u2068${day}\u2069`,
  decisionOn: (visa, day) => `\u2068${visa}\u2069: القرار بحلول \u2068${day}\u2069`,
} satisfies Translated<typeof english>;
