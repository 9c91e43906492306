import { checkDigit, CHARACTERS } from '@/lib/text/machineReadable';
import { ALLOWED, placesOf } from './places';
import { CHECKED, compositeText, isVisa, LINE_LENGTH, type MrzReading, readingOf } from './td3';
import { findPairs, type LetterLine, type LinePair } from './find';
import { greyOf, type Pixels, type Plane } from './image';
import { answersOf, ANSWERS, indexOfAnswer, weightsFrom } from './net';
import { fitted, isWithin, levelsOf, type Spine, spinesOf, stripOf } from './strips';
import { STEPS, WEIGHTS } from './weights';

/** Log-probabilities of all characters at the places of both lines. */
export type Shares = readonly [readonly Float64Array[], readonly Float64Array[]];

/** Minimum lead over any other text whose check digit is right too; measured, do not lower. */
const RIGHT_LEAD = 4;
/** The same where all check digits are right, and what such a text may cost against the likeliest. */
const WHOLE_LEAD = 5;
const WHOLE_COST = 4;
/** How much rarer letters are between two digits of a number. */
const RARER = 2;
/** Texts that cost more are not looked at, nor are more than these. */
const FAR = 10;
const MOST_TEXTS = 200;
/** A best character below this log-probability is not seen, or not clear, whatever its lead. */
const [LEAST_SEEN, LEAST_CLEAR] = [-2, -0.7];
/** Pairs that look alike. Where only one is allowed, what looks like the other is that one. */
const TWINS = '0O1I2Z5S6G8B';

interface Choice {
  character: string;
  score: number;
}

/** What stands beside a line counts as a letter. */
const isLetter = (character = 'A') => character >= 'A';

/** The characters that are allowed at a place, likeliest first; its letters are rarer by some. */
function rankedOf(scores: Float64Array, allowed: readonly number[], rarer: number): Choice[] {
  const share = (i: number) => {
    const twin = CHARACTERS.indexOf(TWINS[TWINS.indexOf(CHARACTERS[i] ?? '') ^ 1] ?? '?');
    return Math.exp(scores[i] ?? 0) + (allowed.includes(twin) ? 0 : Math.exp(scores[twin] ?? -99));
  };
  const rare = (i: number) => share(i) * (isLetter(CHARACTERS[i]) ? Math.exp(-rarer) : 1);
  const sum = (of: (i: number) => number) => allowed.reduce((total, i) => total + of(i), 0);
  const scale = sum(share) / sum(rare);
  return allowed
    .map((i) => ({ character: CHARACTERS[i] ?? '', score: Math.log(rare(i) * scale) }))
    .toSorted((a, b) => b.score - a.score);
}
const textOf = (places: readonly Choice[][]) => places.map(([best]) => best?.character).join('');

const isClear = ([best, next]: readonly Choice[], lead: number): boolean =>
  (best?.score ?? -FAR) > LEAST_CLEAR && (best?.score ?? 0) - (next?.score ?? -FAR) > lead;

/**
 * The likeliest text whose check digit, its last character, is right: what it costs against the
 * likeliest characters, and how far it leads any other such text.
 */
function rightText(places: readonly (readonly Choice[])[]) {
  let texts = [{ text: '', cost: 0 }];
  let far = FAR;
  for (const choices of places) {
    const best = choices[0]?.score ?? 0;
    const near = choices.filter(({ score }) => best - score < far);
    texts = texts
      .flatMap(({ text, cost }) =>
        near.map(({ character, score }) => ({ text: text + character, cost: cost + best - score })),
      )
      .filter(({ cost }) => cost < far)
      .toSorted((one, other) => one.cost - other.cost);
    far = texts.splice(MOST_TEXTS)[0]?.cost ?? far;
  }
  const [first, next] = texts.filter(
    // Without a personal number its check digit may be a filler.
    ({ text }) => checkDigit(text.slice(0, -1)) === text.at(-1)?.replace('<', '0'),
  );
  return { text: '', cost: far, ...first, lead: (next?.cost ?? far) - (first?.cost ?? far) };
}

/**
 * Reads the lines and what they prove; undefined unless they begin with P or V, or the first letter
 * is unclear and the composite digit is right.
 */
export function proved(shares: Shares): MrzReading | undefined {
  const start = shares[0][0] ?? new Float64Array();
  const scoreOf = (character: string) => start[CHARACTERS.indexOf(character)] ?? -FAR;
  const clearest = Math.max(...start);
  const document = CHARACTERS[start.indexOf(clearest)] ?? '';
  const isUnclear = clearest < LEAST_CLEAR && scoreOf('P') > scoreOf('V');
  const isPassport = (document === 'P' || isUnclear) && shares[0].length === LINE_LENGTH;
  if (!isPassport && !isVisa(document)) return undefined;
  const rank = (line: 0 | 1, rarer: (place: number) => number) =>
    shares[line].map((each, k) => rankedOf(each, ALLOWED[line][k] ?? [], rarer(k)));
  const [upper, likely] = [rank(0, () => 0), textOf(rank(1, () => 0))];
  const isAlone = (k: number) => k < 9 && !isLetter(likely[k - 1]) && !isLetter(likely[k + 1]);
  const lower = rank(1, (k) => (isAlone(k) ? RARER : 0));
  const [first, likeliest] = [textOf(upper), textOf(lower)];
  const part = (line: 0 | 1, from: number, to: number) =>
    (line === 0 ? upper : lower).slice(from, to);
  const right = ([from, digit]: readonly [number, number]) => rightText(part(1, from, digit + 1));
  const second = Object.values(CHECKED).reduce((line, [from, digit]) => {
    const { text, cost } = right([from, digit]);
    return cost < WHOLE_COST ? line.slice(0, from) + text + line.slice(digit + 1) : line;
  }, likeliest);
  // The composite digit is another proof, except of the number, whose characters it weighs alike.
  const isWhole = isPassport && checkDigit(compositeText(second)) === second[43];
  if (document !== 'P' && isPassport && !isWhole) return undefined;
  return readingOf(
    [first, isWhole ? second : likeliest],
    (line, from, to, lead) => part(line, from, to).every((choices) => isClear(choices, lead)),
    (field, isClearField) => {
      const { cost, lead } = right(field);
      if (isClearField && cost === 0 && lead > RIGHT_LEAD) return true;
      const isSeen = part(1, ...field).every(([best]) => (best?.score ?? 0) > LEAST_SEEN);
      return field[0] > 0 && isSeen && isWhole && cost < WHOLE_COST && lead > WHOLE_LEAD;
    },
  );
}

/** A pair with a lower log-probability per character is not the lines of a passport. */
const WORST_FIT = -1.5;
/** With a line of a lower one, the other line is not looked at. */
const WORST_LINE = -2;
/** Log-probability of each answer for a character that is cut off: all are equally likely. */
const CUT_OFF = -Math.log(CHARACTERS.length);
/** Of 8 rows above and below a character, how many must be seen: the lower line has digits. */
const SEEN = [6, 4] as const;

const weights = weightsFrom(WEIGHTS, STEPS);

const reversed = ({ x, y }: LetterLine): LetterLine => ({ x: x.toReversed(), y: y.toReversed() });

const NOWHERE = { x: 0, y: 0, downX: 0, downY: 0 };

/** Lines through the characters along two lines, and how well they fit; the worst is -Infinity. */
function lookAlong(plane: Plane, lines: LinePair): { lines: LinePair; fit: number } {
  const spines = spinesOf(lines);
  const look = (line: 0 | 1) => {
    const strip = stripOf(plane, spines[line], 0);
    const { columns, score } = placesOf(answersOf(weights, strip), line, lines[line].x.length);
    const levels = levelsOf(strip, columns);
    const middles = columns.map((column, k) => {
      const { x, y, downX, downY } = spines[line][Math.round(column)] ?? NOWHERE;
      const level = levels[k] ?? 0;
      return { x: x + level * downX, y: y + level * downY };
    });
    return { x: middles.map(({ x }) => x), y: middles.map(({ y }) => y), score };
  };
  const lower = look(1);
  if (lower.score < WORST_LINE) return { lines, fit: -Infinity };
  const upper = look(0);
  return { lines: [upper, lower], fit: (upper.score + lower.score) / 2 };
}

/** Log-probabilities at the characters' places, averaged over strips a row higher and lower. */
function sharesAlong(plane: Plane, spine: Spine, line: 0 | 1, length: number): Float64Array[] {
  const looks = [-1, 0, 1].map((shift) => answersOf(weights, stripOf(plane, spine, shift)));
  const answers = Float32Array.from(
    looks[0] ?? [],
    (_, i) => looks.reduce((sum, each) => sum + (each[i] ?? 0), 0) / looks.length,
  );
  return placesOf(answers, line, length).columns.map((column) => {
    const from = indexOfAnswer(column) * ANSWERS;
    // What the edge of the picture cuts off is evidence for no character.
    const isWhole = isWithin(plane, spine, column, SEEN[line]);
    return Float64Array.from(CHARACTERS, (__, i) => (isWhole ? (answers[from + i] ?? 0) : CUT_OFF));
  });
}

/** Reads the machine-readable zone of a passport or visa; undefined if none is found. */
export function readMrz(pixels: Pixels): MrzReading | undefined {
  const grey = greyOf(pixels);
  for (const pair of findPairs(grey)) {
    const { plane, lines } = fitted(grey, pair);
    const upright = lookAlong(plane, lines);
    const turned = lookAlong(plane, [reversed(lines[1]), reversed(lines[0])]);
    const first = upright.fit > turned.fit ? upright : turned;
    if (first.fit < WORST_FIT) continue;
    const [upper, lower] = spinesOf(lookAlong(plane, first.lines).lines);
    const shares = (spine: Spine, line: 0 | 1) =>
      sharesAlong(plane, spine, line, lines[0].x.length);
    const reading = proved([shares(upper, 0), shares(lower, 1)]);
    if (reading) return reading;
  }
  return undefined;
}
