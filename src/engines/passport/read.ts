import { digitShare, SIGNS } from '@/lib/text/machineReadable';
import { ALLOWED, placesOf } from './places';
import { isVisa, LINE_LENGTH, type MrzReading, readingOf } from './td3';
import { findPairs, type LetterLine, type LinePair } from './find';
import { greyOf, type Pixels, type Plane } from './image';
import { answersOf, ANSWERS, indexOfAnswer, type Weights, weightsFrom } from './net';
import { fitted, isWithin, levelsOf, type Spine, spinesOf, stripOf } from './strips';
import { BYTES, STEPS } from './weights';

/** Log-probabilities of all signs at the places of both lines. */
export type Shares = readonly [readonly Float64Array[], readonly Float64Array[]];

/** Minimum lead over any other text whose check digit is right too; measured, do not lower. */
const RIGHT_LEAD = 4;
/** A best sign below this log-probability is not clear, whatever its lead. */
const LEAST_CLEAR = -0.7;
/** Pairs that look alike. Where only one is allowed, what looks like the other is that one. */
const TWINS = '0O1I2Z5S6G8B';

interface Choice {
  sign: string;
  score: number;
}

/** The signs that are allowed at a place, likeliest first. */
const rankedOf = (scores: Float64Array, allowed: readonly number[]): Choice[] =>
  allowed
    .map((i) => {
      const sign = SIGNS[i] ?? '';
      const twin = SIGNS.indexOf(TWINS[TWINS.indexOf(sign) ^ 1] ?? sign);
      const more = allowed.includes(twin) ? 0 : Math.exp(scores[twin] ?? 0);
      return { sign, score: Math.log(Math.exp(scores[i] ?? 0) + more) };
    })
    .toSorted((a, b) => b.score - a.score);

const isClear = ([best, ...others]: readonly Choice[], lead: number): boolean =>
  best !== undefined &&
  best.score > LEAST_CLEAR &&
  others.every(({ score }) => best.score - score > lead);

/**
 * How far the likeliest signs lead any others with the same check digit, which is the last sign:
 * for each effect on the digit, the least that it costs.
 */
function leadOf(places: readonly (readonly Choice[])[]): number {
  let costs = Array.from({ length: 10 }, () => Infinity);
  places.forEach(([best, ...others], place) => {
    const share = (sign: string) =>
      place === places.length - 1 ? -Number(sign) : digitShare(sign, place);
    const next = costs.slice();
    for (const { sign, score } of others) {
      const cost = (best?.score ?? 0) - score;
      const by = share(sign) - share(best?.sign ?? '');
      // The signs before are the likeliest ones, or others.
      costs.concat(0).forEach((before, sum) => {
        const to = (((sum + by) % 10) + 10) % 10;
        next[to] = Math.min(next[to] ?? Infinity, before + cost);
      });
    }
    costs = next;
  });
  return costs[0] ?? Infinity;
}

/** Reads the lines and what they prove; undefined unless the likeliest first sign is P or V. */
export function proved(shares: Shares): MrzReading | undefined {
  const start = Array.from(shares[0][0] ?? []);
  const document = SIGNS[start.indexOf(Math.max(...start))] ?? '';
  if (!isVisa(document) && (document !== 'P' || shares[0].length < LINE_LENGTH)) return undefined;
  const ranked = shares.map((line, which) =>
    line.map((scores, place) => rankedOf(scores, ALLOWED[which]?.[place] ?? [])),
  );
  const [first = '', second = ''] = ranked.map((line) => line.map(([best]) => best?.sign).join(''));
  const part = (line: 0 | 1, from: number, to: number) => (ranked[line] ?? []).slice(from, to);
  return readingOf(
    [first, second],
    (line, from, to, lead) => part(line, from, to).every((choices) => isClear(choices, lead)),
    (from, digit) => leadOf(part(1, from, digit + 1)) > RIGHT_LEAD,
  );
}

/** A pair with a lower log-probability per letter is not the lines of a passport. */
const WORST_FIT = -1.5;
/** With a line of a lower one, the other line is not looked at. */
const WORST_LINE = -2;
/** Log-probability of each sign of a letter that is cut off: all are equally likely. */
const CUT_OFF = -Math.log(SIGNS.length);
/** Of 8 rows to each side of a letter's middle, how many must be seen: the lower line has digits. */
const SEEN = [6, 4] as const;
/** Vertical shifts, in rows, of the strips that the last pass averages. */
const SHIFTS = [-1, 0, 1];

const reversed = ({ x, y }: LetterLine): LetterLine => ({
  x: x.toReversed(),
  y: y.toReversed(),
});

const NOWHERE = { x: 0, y: 0, downX: 0, downY: 0 };

/** Finds the letters along two lines: lines through them, and how well they fit; the worst is -Infinity. */
function lookAlong(
  weights: Weights,
  plane: Plane,
  lines: LinePair,
): { lines: LinePair; fit: number } {
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

/** Log-probabilities at the letters' places, averaged over the vertical shifts. */
function sharesAlong(
  weights: Weights,
  plane: Plane,
  spine: Spine,
  line: 0 | 1,
  letters: number,
): Float64Array[] {
  const looks = SHIFTS.map((shift) => answersOf(weights, stripOf(plane, spine, shift)));
  const answers = Float32Array.from(
    looks[0] ?? [],
    (_, i) => looks.reduce((sum, each) => sum + (each[i] ?? 0), 0) / SHIFTS.length,
  );
  return placesOf(answers, line, letters).columns.map((column) => {
    const from = indexOfAnswer(column) * ANSWERS;
    // A letter that the edge of the picture cuts off is evidence for no sign.
    const isWhole = isWithin(plane, spine, column, SEEN[line]);
    return Float64Array.from(SIGNS, (__, i) => (isWhole ? (answers[from + i] ?? 0) : CUT_OFF));
  });
}

/** Reads the machine-readable zone of a passport or visa; undefined if none is found. */
export function readMrz(pixels: Pixels): MrzReading | undefined {
  const weights = weightsFrom(BYTES, STEPS);
  const grey = greyOf(pixels);
  for (const pair of findPairs(grey)) {
    const { plane, lines } = fitted(grey, pair);
    const upright = lookAlong(weights, plane, lines);
    const turned = lookAlong(weights, plane, [reversed(lines[1]), reversed(lines[0])]);
    const first = upright.fit > turned.fit ? upright : turned;
    if (first.fit < WORST_FIT) continue;
    const [upper, lower] = spinesOf(lookAlong(weights, plane, first.lines).lines);
    const shares = (spine: Spine, line: 0 | 1) =>
      sharesAlong(weights, plane, spine, line, lines[0].x.length);
    const reading = proved([shares(upper, 0), shares(lower, 1)]);
    if (reading) return reading;
  }
  return undefined;
}
