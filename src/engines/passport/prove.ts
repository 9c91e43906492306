import { digitShare, SIGNS } from '@/lib/text/checkDigit';
import { ALLOWED } from './places';
import { isVisa, LINE_LENGTH, type MrzReading, readingOf } from './td3';

/** Natural logarithms of the shares of all signs at the places of both lines. */
export type Shares = readonly [readonly Float64Array[], readonly Float64Array[]];

/** What a sign must lead by over one that changes no check digit; measured, and not to be lowered. */
const SAME_DIGIT_LEAD = 4;
/** A first choice below this is not clear (a natural logarithm), whatever it leads by. */
const LEAST_CLEAR = -0.7;

interface Choice {
  sign: string;
  score: number;
}

function isClear([best, ...others]: readonly Choice[], lead: number, sameDigitLead: number) {
  if (!best || best.score < LEAST_CLEAR) return false;
  const digit = (sign: string) => digitShare(sign, 0) % 10;
  return others.every(
    ({ sign, score }) =>
      best.score - score > (digit(sign) === digit(best.sign) ? sameDigitLead : lead),
  );
}

/** Reads the lines and says what is proved; undefined where the first sign is not P or V by itself. */
export function proved(shares: Shares): MrzReading | undefined {
  const start = Array.from(shares[0][0] ?? []);
  const document = SIGNS[start.indexOf(Math.max(...start))] ?? '';
  if (!isVisa(document) && (document !== 'P' || shares[0].length < LINE_LENGTH)) return undefined;
  const ranked = shares.map((line, which) =>
    line.map((scores, place) =>
      (ALLOWED[which]?.[place] ?? [])
        .map((i) => ({ sign: SIGNS[i] ?? '', score: scores[i] ?? -Infinity }))
        .toSorted((a, b) => b.score - a.score),
    ),
  );
  const [first = '', second = ''] = ranked.map((line) => line.map(([best]) => best?.sign).join(''));
  return readingOf([first, second], (line, from, to, lead) =>
    (ranked[line] ?? [])
      .slice(from, to)
      .every((choices) => isClear(choices, lead, line === 1 ? SAME_DIGIT_LEAD : lead)),
  );
}
