import { digitShare, SIGNS } from '@/lib/text/machineReadable';
import { ALLOWED, placesOf } from './places';
import { isVisa, LINE_LENGTH, type MrzReading, readingOf } from './td3';
import { findPairs, type LetterLine, type LinePair } from './find';
import { greyOf, type Pixels, type Plane } from './image';
import { answersOf, ANSWERS, indexOfAnswer, type Weights, weightsFrom } from './net';
import { columnOf, isWithin, type Spine, spinesOf, stripOf } from './strips';
import { BYTES, STEPS } from './weights';

/** Log-probabilities of all signs at the places of both lines. */
export type Shares = readonly [readonly Float64Array[], readonly Float64Array[]];

/** Minimum lead over a sign with the same effect on check digits; measured, do not lower. */
const SAME_DIGIT_LEAD = 4;
/** A best sign below this log-probability is not clear, whatever its lead. */
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

/** Reads the lines and what they prove; undefined unless the likeliest first sign is P or V. */
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

/** A pair with a lower log-probability per letter is not the lines of a passport. */
const WORST_FIT = -1.5;
/** Log-probability of each sign of a letter that is cut off: all are equally likely. */
const CUT_OFF = -Math.log(SIGNS.length);
/** Vertical shifts, in rows, of the strips that the last pass averages. */
const SHIFTS = [-1, 0, 1];

const reversed = ({ x, y }: LetterLine): LetterLine => ({
  x: x.toReversed(),
  y: y.toReversed(),
});

/** Finds the letters along two lines. Returns the lines through them, and how well they fit. */
function lookAlong(
  weights: Weights,
  grey: Plane,
  lines: LinePair,
): { lines: LinePair; fit: number } {
  const spines = spinesOf(lines);
  const look = (line: 0 | 1) => {
    const { columns, score } = placesOf(
      answersOf(weights, stripOf(grey, spines[line], 0)),
      line,
      lines[line].x.length,
    );
    const middles = columns.map((column) => spines[line][Math.round(column)]);
    return {
      x: middles.map((at) => at?.x ?? 0),
      y: middles.map((at) => at?.y ?? 0),
      score,
    };
  };
  const [upper, lower] = [look(0), look(1)];
  return { lines: [upper, lower], fit: (upper.score + lower.score) / 2 };
}

/** Log-probabilities averaged over the vertical shifts. */
function sharesAlong(weights: Weights, grey: Plane, spine: Spine, letters: number): Float64Array[] {
  const answers = SHIFTS.map((shift) => answersOf(weights, stripOf(grey, spine, shift)));
  return Array.from({ length: letters }, (_, k) => {
    const from = indexOfAnswer(columnOf(k)) * ANSWERS;
    // A letter that the edge of the picture cuts off is evidence for no sign.
    const isWhole = isWithin(grey, spine, columnOf(k));
    return Float64Array.from(SIGNS, (__, i) =>
      isWhole
        ? answers.reduce((sum, each) => sum + (each[from + i] ?? 0) / SHIFTS.length, 0)
        : CUT_OFF,
    );
  });
}

/** Reads the machine-readable zone of a passport, or else of a visa; undefined if none is found. */
export function readMrz(pixels: Pixels): MrzReading | undefined {
  const weights = weightsFrom(BYTES, STEPS);
  const grey = greyOf(pixels);
  let visa: MrzReading | undefined;
  for (const pair of findPairs(grey)) {
    const upright = lookAlong(weights, grey, pair);
    const turned = lookAlong(weights, grey, [reversed(pair[1]), reversed(pair[0])]);
    const first = upright.fit > turned.fit ? upright : turned;
    if (first.fit < WORST_FIT) continue;
    const [upper, lower] = spinesOf(lookAlong(weights, grey, first.lines).lines);
    const shares = (spine: Spine) => sharesAlong(weights, grey, spine, pair[0].x.length);
    const reading = proved([shares(upper), shares(lower)]);
    if (reading && !isVisa(reading.lines[0])) return reading;
    visa ??= reading;
  }
  return visa;
}
