import { fromBase64 } from '@/lib/crypto/bytes';
import { type Plane, planeOf } from './image';
import { SIGNS } from '@/lib/text/machineReadable';

/*
 * A convolutional network that classifies each position of a strip: 3 x 3 convolution to 10
 * channels, 2 x 2 max pooling, 3 x 3 convolution to 18, 2 x 2 max pooling (horizontal stride 1, so
 * one position per 2 pixels of the strip), and 38 outputs from 4 columns of that.
 */

export const FIRST = 10;
export const SECOND = 18;
/** Output classes: the signs, and "between two letters" as the last one. */
export const ANSWERS = SIGNS.length + 1;
export const BETWEEN = SIGNS.length;
/** Rows after the second pooling, and columns that make one output, each 2 apart. */
export const ROWS = 5;
export const COLUMNS = 4;
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

/** 3 x 3 convolution; the channels of a plane are below each other. */
export function convolved(input: Plane, count: number, weights: Float32Array, to: number): Plane {
  const { data, width: wide } = input;
  const high = input.height / count;
  const [width, height] = [wide - 2, high - 2];
  const output = planeOf(width, height * to);
  for (let channel = 0; channel < to; channel++) {
    const target = output.data.subarray(channel * height * width, (channel + 1) * height * width);
    target.fill(weights[to * count * 9 + channel] ?? 0);
    // All nine weights at once: this loop takes most of the time of a reading.
    for (let c = 0; c < count; c++) {
      const from = (channel * count + c) * 9;
      const [a = 0, b = 0, d = 0, e = 0, f = 0, g = 0, h = 0, j = 0, k = 0] = weights.subarray(
        from,
        from + 9,
      );
      for (let y = 0, i = 0; y < height; y++) {
        const top = (c * high + y) * wide;
        for (let p = top, end = top + width; p < end; p++, i++) {
          const [q, r] = [p + wide, p + 2 * wide];
          target[i] =
            (target[i] ?? 0) +
            a * (data[p] ?? 0) +
            b * (data[p + 1] ?? 0) +
            d * (data[p + 2] ?? 0) +
            e * (data[q] ?? 0) +
            f * (data[q + 1] ?? 0) +
            g * (data[q + 2] ?? 0) +
            h * (data[r] ?? 0) +
            j * (data[r + 1] ?? 0) +
            k * (data[r + 2] ?? 0);
        }
      }
    }
  }
  return output;
}

/** ReLU and 2 x 2 max pooling, with a vertical stride of 2 and a horizontal stride of `step`. */
export function highest(input: Plane, step: 1 | 2): Plane {
  const output = planeOf(step === 2 ? input.width >> 1 : input.width - 1, input.height >> 1);
  for (let y = 0; y < output.height; y++)
    for (let x = 0; x < output.width; x++) {
      const at = 2 * y * input.width + x * step;
      output.data[y * output.width + x] = Math.max(
        0,
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
