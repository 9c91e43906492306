import { ALLOWED } from './places';
import { checkDigit, digitShare, SIGNS } from '@/lib/text/checkDigit';
import {
  CHECKED,
  type CheckedField,
  compositeText,
  fieldsOf,
  isDay,
  LINE_LENGTH,
  type MrzReading,
} from './td3';

/** Natural logarithms of the shares of all signs at the places of both lines. */
export type Shares = readonly [readonly Float64Array[], readonly Float64Array[]];

/** What the first choices must lead by, in natural logarithms; measured, and not to be lowered. */
const LEAD = { first: 4, second: 6, most: 4, name: 2.5, nationality: 2, sex: 3 };
/** A first choice below this is not clear (a natural logarithm), whatever it leads by. */
const LEAST_CLEAR = -0.7;

interface Choice {
  text: string;
  score: number;
}

/** The signs that a place may hold, likeliest first. */
function choices(shares: Shares, line: 0 | 1, place: number): Choice[] {
  const values = shares[line][place];
  return Array.from(ALLOWED[line][place] ?? '', (text) => ({
    text,
    score: values?.[SIGNS.indexOf(text)] ?? -Infinity,
  })).toSorted((a, b) => b.score - a.score);
}

const isClear = (lead: number, [first, second]: readonly Choice[]) =>
  first !== undefined &&
  first.score > LEAST_CLEAR &&
  first.score - (second?.score ?? -Infinity) > lead;

/** Signs of a place that are looked at. */
const MOST_SIGNS = 8;

/** The two likeliest texts of a field whose check digit is right, with that digit. */
function rightTexts(shares: Shares, [from, to]: readonly [number, number]): Choice[] {
  let ways: Choice[][] = [[{ text: '', score: 0 }]];
  const two = (list: Choice[]) => list.toSorted((a, b) => b.score - a.score).slice(0, 2);
  for (let place = from; place < to; place++) {
    const next: Choice[][] = [];
    for (const { text: sign, score } of choices(shares, 1, place).slice(0, MOST_SIGNS)) {
      const share = digitShare(sign, place - from);
      ways.forEach((list, sum) => {
        const added = (sum + share) % 10;
        for (const way of list)
          (next[added] ??= []).push({ text: way.text + sign, score: way.score + score });
      });
    }
    ways = Array.from(next, (list) => two(list ?? []));
  }
  return two(
    choices(shares, 1, to).flatMap(({ text: digit, score }) =>
      (ways[digit === '<' ? 0 : Number(digit)] ?? []).map((way) => ({
        text: way.text + digit,
        score: way.score + score,
      })),
    ),
  );
}

/** Reads the lines and says what is proved; undefined where the first sign is not P by itself. */
export function proved(shares: Shares): (MrzReading & { proofs: number }) | undefined {
  const document = shares[0][0];
  if (!document || document.indexOf(Math.max(...document)) !== SIGNS.indexOf('P')) return undefined;
  const ranked = ([0, 1] as const).map((line) =>
    Array.from({ length: LINE_LENGTH }, (_, place) => choices(shares, line, place)),
  );
  const [upper = [], lower = []] = ranked;
  const read = (line: readonly Choice[][]) => line.map(([first]) => first?.text ?? '<').join('');
  const first = read(upper);
  const firstChoices = read(lower);
  let second = firstChoices;
  const found = Object.entries(CHECKED).map(([name, place]) => {
    const [best, runnerUp] = rightTexts(shares, place);
    const [from, to] = place;
    const top = lower.slice(from, to + 1).reduce((sum, [each]) => sum + (each?.score ?? 0), 0);
    if (best) second = second.slice(0, from) + best.text + second.slice(to + 1);
    return {
      name,
      isFirst:
        best?.text === firstChoices.slice(from, to + 1) &&
        lower.slice(from, to + 1).every((each) => isClear(0, each)),
      loss: top - (best?.score ?? -Infinity),
      lead: (best?.score ?? 0) - (runnerUp?.score ?? -Infinity),
    };
  });
  const isWhole = checkDigit(compositeText(second)) === second.slice(43);
  const proofs = new Set(
    found
      .filter(
        ({ isFirst, loss, lead }) =>
          (isFirst && lead > LEAD.first) || (isWhole && loss < LEAD.most && lead > LEAD.second),
      )
      .map(({ name }) => name),
  );
  const isProved = (name: CheckedField) => proofs.has(name);
  const lines: [string, string] = [first, second];
  const fields = fieldsOf(lines);
  const names = first.slice(5);
  const nationalityLead = fields.nationality === first.slice(2, 5) ? 1 : 2;
  return {
    lines,
    fields,
    confidence: {
      number: isProved('number') && fields.number !== '',
      birth: isProved('birth') && isDay(fields.birth),
      expiry: isProved('expiry') && isDay(fields.expiry),
      names:
        /^[A-Z]/.test(names) &&
        !/[A-Z]/.test(names.split('<<<').slice(1).join('')) &&
        upper.slice(5).every((each) => isClear(LEAD.name, each)),
      nationality:
        isWhole &&
        isProved('birth') &&
        isProved('expiry') &&
        lower.slice(10, 13).every((each) => isClear(LEAD.nationality * nationalityLead, each)),
      sex: isWhole && isClear(LEAD.sex, lower[20] ?? []),
    },
    proofs: proofs.size,
  };
}
