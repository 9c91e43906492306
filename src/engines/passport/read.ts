import { findPairs, type LinePair, turned } from './find';
import { greyOf, type Pixels, type Plane, pyramidOf } from './image';
import { answersOf, type Weights, weightsFrom, windowAt } from './net';
import { placesOf } from './places';
import { proved } from './prove';
import {
  columnOf,
  firstLook,
  isWithin,
  type Middles,
  secondLook,
  type Spine,
  stripOf,
} from './strips';
import { SIGNS } from '@/lib/text/checkDigit';
import { LINE_LENGTH, type MrzReading } from './td3';
import { BYTES, STEPS } from './weights';

/** Check digits after which no other place is looked at. */
const ENOUGH_PROOFS = 3;
/** What fits worse, for a letter, is no line of a passport (natural logarithm). */
const WORST_FIT = -1.5;
/** In pixels of a strip: letters that are no further from their places need no other look. */
const STRAIGHT = 2;
/** What is cut off is not clear (a natural logarithm). */
const CUT_OFF = -Math.log(SIGNS.length);
/** Rows by which the second look is moved up and down. */
const SHIFTS = [-1, 0, 1];

/** Times that a line is straightened again by the places of its letters. */
const ROUNDS = 2;

/** Places of letters in the picture. */
function middlesOf(spine: Spine, columns: readonly number[]): Middles {
  const between = (values: Float64Array, column: number) => {
    const low = Math.floor(column);
    const share = column - low;
    return (values[low] ?? 0) * (1 - share) + (values[low + 1] ?? 0) * share;
  };
  return {
    x: columns.map((column) => between(spine.x, column)),
    y: columns.map((column) => between(spine.y, column)),
  };
}

/** Means of the logarithms of three heights. */
function sharesAlong(weights: Weights, pyramid: readonly Plane[], spine: Spine): Float64Array[] {
  const strips = SHIFTS.map((shift) => stripOf(pyramid, spine, shift));
  return Array.from({ length: LINE_LENGTH }, (_, k) => {
    const sums = new Float64Array(SIGNS.length);
    // All signs are alike where the picture cuts a letter off.
    if (pyramid[0] && !isWithin(pyramid[0], spine, columnOf(k))) return sums.fill(CUT_OFF);
    for (const strip of strips) {
      const answers = answersOf(weights, windowAt(strip, columnOf(k)));
      for (let i = 0; i < sums.length; i++)
        sums[i] = (sums[i] ?? 0) + (answers[i] ?? 0) / strips.length;
    }
    return sums;
  });
}

/** How well two lines fit the letters along them, and the lines straightened by their letters. */
function lookAgain(weights: Weights, pyramid: readonly Plane[], [first, second]: [Spine, Spine]) {
  const upper = placesOf(answersOf(weights, stripOf(pyramid, first, 0)), 0);
  const lower = placesOf(answersOf(weights, stripOf(pyramid, second, 0)), 1);
  const isStraight = [upper, lower].every(({ columns }) =>
    columns.every((column, k) => Math.abs(column - columnOf(k)) <= STRAIGHT),
  );
  return {
    isStraight,
    fit: (upper.score + lower.score) / 2,
    spines: secondLook([middlesOf(first, upper.columns), middlesOf(second, lower.columns)]),
  };
}

/** Reads a picture with given weights. */
function readWith(weights: Weights, pixels: Pixels): MrzReading | undefined {
  const grey = greyOf(pixels);
  const pyramid = pyramidOf(grey);
  let best: ReturnType<typeof proved>;
  for (const pair of findPairs(grey)) {
    const [upper, lower] = pair.strokes;
    const [upright, turnedRound] = [
      pair,
      { ...pair, strokes: [turned(lower), turned(upper)] } satisfies LinePair,
    ].map((way) => lookAgain(weights, pyramid, firstLook(pyramid, way)));
    if (!upright || !turnedRound) continue;
    let look = upright.fit > turnedRound.fit ? upright : turnedRound;
    for (let round = 0; round < ROUNDS && !look.isStraight && look.fit > WORST_FIT; round++)
      look = lookAgain(weights, pyramid, look.spines);
    if (look.fit < WORST_FIT) continue;
    const [first, second] = look.spines;
    const reading = proved([
      sharesAlong(weights, pyramid, first),
      sharesAlong(weights, pyramid, second),
    ]);
    if (reading && (!best || reading.proofs > best.proofs)) best = reading;
    if (best && best.proofs >= ENOUGH_PROOFS) break;
  }
  if (!best) return undefined;
  const { lines, fields, confidence } = best;
  return Object.values(confidence).some(Boolean) ? { lines, fields, confidence } : undefined;
}

/** Reads the machine-readable zone of a passport's page; undefined where none can be read. */
export const readMrz = (pixels: Pixels): MrzReading | undefined =>
  readWith(weightsFrom(BYTES, STEPS), pixels);
