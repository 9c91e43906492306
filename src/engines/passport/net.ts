import { fromBase64 } from '@/lib/crypto/bytes';
import { type Plane, planeOf } from './image';
import { SIGNS } from '@/lib/text/machineReadable';

/*
 * A convolutional network that classifies each position of a strip: 3 x 3 convolution to 8
 * channels, 2 x 2 max pooling, 3 x 3 convolution to 12, 2 x 2 max pooling (horizontal stride 1, so
 * one position per 2 pixels of the strip), and 38 outputs from 4 columns of that.
 */

export const FIRST = 8;
export const SECOND = 12;
/** Output classes: the signs, and "between two letters" as the last one. */
export const ANSWERS = SIGNS.length + 1;
export const BETWEEN = SIGNS.length;
/** Rows after the second pooling, and columns that make one output, each 2 apart. */
const ROWS = 5;
const COLUMNS = 4;
/** Receptive field of one output, in pixels of the strip. */
export const WINDOW = 22;

/** Weights, then biases, of each layer. */
export type Weights = [first: Float32Array, second: Float32Array, answers: Float32Array];

export const LAYER_SIZES = [
  FIRST * (9 + 1),
  SECOND * (FIRST * 9 + 1),
  ANSWERS * (ROWS * COLUMNS * SECOND + 1),
] as const;

/** Decodes 8-bit weights in Base64; `steps` is the quantisation step of each layer. */
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

/** 3 x 3 convolution with ReLU; the channels of a plane are below each other. */
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

/** 2 x 2 max pooling with a vertical stride of 2 and a horizontal stride of `step`. */
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

/** Log-probabilities of all answers, position by position; positions are 2 pixels apart. */
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

/** Writes the log-probabilities of all answers for one window (log-softmax). */
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

/** The column of the strip at the centre of an answer's receptive field. */
export const columnOfAnswer = (index: number): number => 2 * index + (WINDOW - 1) / 2;
export const indexOfAnswer = (column: number): number =>
  Math.round((column - (WINDOW - 1) / 2) / 2);
