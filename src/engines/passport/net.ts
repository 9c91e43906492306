import { fromBase64 } from '@/lib/crypto/bytes';
import { type Plane, planeOf } from './image';
import { SIGNS } from '@/lib/text/machineReadable';

/*
 * A network that says of each place of a strip which sign is there: 3 x 3 to 8 channels, the highest
 * of 2 x 2, 3 x 3 to 12 channels, the highest of 2 x 2 at each second pixel of the strip, and 38
 * answers from 4 columns of that.
 */

export const FIRST = 8;
export const SECOND = 12;
/** Signs, and "between two letters" as the last. */
export const ANSWERS = SIGNS.length + 1;
export const BETWEEN = SIGNS.length;
/** Rows after the second highest, and columns that an answer is made from, each 2 apart. */
const ROWS = 5;
const COLUMNS = 4;
/** Pixels of a strip that one answer sees. */
export const WINDOW = 22;

/** Weights and then biases of each layer. */
export type Weights = [first: Float32Array, second: Float32Array, answers: Float32Array];

export const LAYER_SIZES = [
  FIRST * (9 + 1),
  SECOND * (FIRST * 9 + 1),
  ANSWERS * (ROWS * COLUMNS * SECOND + 1),
] as const;

/** Weights from bytes in Base64, and the size of one step in each layer. */
export function weightsFrom(base64: string, steps: readonly number[]): Weights {
  const bytes = new Int8Array(fromBase64(base64)?.buffer ?? []);
  const ends = [LAYER_SIZES[0], LAYER_SIZES[0] + LAYER_SIZES[1]] as const;
  const layer = (from: number, to: number | undefined, step = 0) =>
    Float32Array.from(bytes.subarray(from, to), (value) => value * step);
  return [
    layer(0, ends[0], steps[0]),
    layer(ends[0], ends[1], steps[1]),
    layer(ends[1], undefined, steps[2]),
  ];
}

/** 3 x 3 over planes one below the other; negative sums become 0. */
export function convolved(input: Plane, count: number, weights: Float32Array, to: number): Plane {
  const high = input.height / count;
  const [width, height] = [input.width - 2, high - 2];
  const output = planeOf(width, height * to);
  for (let channel = 0; channel < to; channel++) {
    const target = output.data.subarray(channel * height * width, (channel + 1) * height * width);
    target.fill(weights[to * count * 9 + channel] ?? 0);
    for (let k = 0; k < count * 9; k++) {
      const weight = weights[channel * count * 9 + k] ?? 0;
      const corner = (Math.floor(k / 9) * high + (Math.floor(k / 3) % 3)) * input.width + (k % 3);
      for (let y = 0, i = 0; y < height; y++)
        for (let from = corner + y * input.width, end = from + width; from < end; from++, i++)
          target[i] = (target[i] ?? 0) + weight * (input.data[from] ?? 0);
    }
  }
  output.data.forEach((sum, i) => (output.data[i] = Math.max(0, sum)));
  return output;
}

/** The highest of 2 x 2 in each second row, and in each column that is a multiple of `step`. */
export function highest(input: Plane, step: 1 | 2): Plane {
  const output = planeOf(step === 2 ? input.width >> 1 : input.width - 1, input.height >> 1);
  for (let y = 0; y < output.height; y++)
    for (let x = 0; x < output.width; x++) {
      const at = 2 * y * input.width + x * step;
      output.data[y * output.width + x] = Math.max(
        input.data[at] ?? 0,
        input.data[at + 1] ?? 0,
        input.data[at + input.width] ?? 0,
        input.data[at + input.width + 1] ?? 0,
      );
    }
  return output;
}

/** Natural logarithms of the shares of all answers, place after place, an answer each 2 pixels. */
export function answersOf(weights: Weights, strip: Plane): Float32Array {
  const first = highest(convolved(strip, 1, weights[0], FIRST), 2);
  const second = highest(convolved(first, FIRST, weights[1], SECOND), 1);
  const places = second.width - 2 * COLUMNS + 2;
  const answers = new Float32Array(places * ANSWERS);
  const seen = new Float32Array(ROWS * COLUMNS * SECOND);
  for (let place = 0; place < places; place++) {
    for (let row = 0; row < ROWS * SECOND; row++)
      for (let column = 0; column < COLUMNS; column++)
        seen[row * COLUMNS + column] = second.data[row * second.width + place + 2 * column] ?? 0;
    logShares(weights[2], seen, answers.subarray(place * ANSWERS, (place + 1) * ANSWERS));
  }
  return answers;
}

/** Writes the logarithms of the shares of all answers for one window. */
export function logShares(weights: Float32Array, seen: Float32Array, into: Float32Array): void {
  let total = 0;
  for (let answer = 0; answer < ANSWERS; answer++) {
    let sum = weights[ANSWERS * seen.length + answer] ?? 0;
    const at = answer * seen.length;
    for (let i = 0; i < seen.length; i++) sum += (weights[at + i] ?? 0) * (seen[i] ?? 0);
    into[answer] = sum;
    total += Math.exp(sum);
  }
  for (let answer = 0; answer < ANSWERS; answer++)
    into[answer] = (into[answer] ?? 0) - Math.log(total);
}

/** The column of the strip in the middle of what an answer sees. */
export const columnOfAnswer = (index: number): number => 2 * index + (WINDOW - 1) / 2;
export const indexOfAnswer = (column: number): number =>
  Math.round((column - (WINDOW - 1) / 2) / 2);
