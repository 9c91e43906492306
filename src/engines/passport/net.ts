import { type Plane, planeOf } from './image';
import { CHARACTERS } from '@/lib/text/machineReadable';

/*
 * A convolutional network that classifies each position of a strip: 3 x 3 convolution to 12
 * channels, 2 x 2 max pooling, 3 x 3 convolution to 24, 2 x 2 max pooling (horizontal stride 1, so
 * one position per 2 pixels of the strip), 3 x 3 convolutions to 40 and to 32 (of every other
 * column, and of all three rows that are left), and 38 outputs.
 */

export const FIRST = 12;
export const SECOND = 24;
export const THIRD = 40;
export const HIDDEN = 32;
/** Output classes: the characters, and "between two characters" as the last one. */
export const ANSWERS = CHARACTERS.length + 1;
export const BETWEEN = CHARACTERS.length;
/** The receptive field of one output in pixels of the strip. */
export const WINDOW = 26;

/** Of each layer, a weight for each input of each output, then the outputs' biases. */
type Numbers = Float32Array;
export type Weights = readonly [Numbers, Numbers, Numbers, Numbers, Numbers];

export function layersOf(valueIn: (layer: number, inputs: number) => number): Weights {
  const layer = (which: number, inputs: number, outputs: number) =>
    Float32Array.from({ length: outputs * (inputs + 1) }, () => valueIn(which, inputs));
  const [first, second] = [layer(0, 9, FIRST), layer(1, 9 * FIRST, SECOND)];
  const [third, hidden] = [layer(2, 9 * SECOND, THIRD), layer(3, 9 * THIRD, HIDDEN)];
  return [first, second, third, hidden, layer(4, HIDDEN, ANSWERS)];
}

/** The character of the weight 0; others are as many further as they have steps. */
export const ZERO = 'A'.charCodeAt(0);

/** Weights from a text of one character each; `steps` is the quantisation step of each layer. */
export function weightsFrom(text: string, steps: readonly number[]): Weights {
  let at = 0;
  return layersOf((layer) => (text.charCodeAt(at++) - ZERO) * (steps[layer] ?? 0));
}

/** 3 x 3 convolution (ReLU) of columns `apart`; the channels of a plane are below each other. */
export function convolved(input: Plane, count: number, weights: Numbers, to: number, apart = 1) {
  const { data, width: wide } = input;
  const high = input.height / count;
  const [width, height] = [wide - 2 * apart, high - 2];
  const output = planeOf(width, height * to);
  const sums = output.data;
  const size = width * height;
  for (let channel = 0; channel < to; channel++)
    sums.fill(weights[to * count * 9 + channel] ?? 0, channel * size, (channel + 1) * size);
  // A row of four kernels at once: this loop takes most of the time of a reading.
  for (let channel = 0; channel < to; channel += 4)
    for (let row = 0; row < 3 * count; row++) {
      const kernel = (next: number) =>
        weights.subarray(3 * ((channel + next) * 3 * count + row)).subarray(0, 3);
      const [a = 0, b = 0, c = 0] = kernel(0);
      const [d = 0, e = 0, f = 0] = kernel(1);
      const [g = 0, h = 0, i = 0] = kernel(2);
      const [j = 0, k = 0, l = 0] = kernel(3);
      for (let y = 0, at = channel * size; y < height; y++) {
        const from = (Math.floor(row / 3) * high + (row % 3) + y) * wide;
        for (let p = from; p < from + width; p++, at++) {
          const x = data[p] ?? 0;
          const next = data[p + apart] ?? 0;
          const last = data[p + 2 * apart] ?? 0;
          sums[at] = (sums[at] ?? 0) + a * x + b * next + c * last;
          sums[at + size] = (sums[at + size] ?? 0) + d * x + e * next + f * last;
          sums[at + 2 * size] = (sums[at + 2 * size] ?? 0) + g * x + h * next + i * last;
          sums[at + 3 * size] = (sums[at + 3 * size] ?? 0) + j * x + k * next + l * last;
        }
      }
    }
  for (let at = 0; at < sums.length; at++) sums[at] = Math.max(0, sums[at] ?? 0);
  return output;
}

/** 2 x 2 max pooling, with a vertical stride of 2 and a horizontal stride of `step`. */
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

/** Log-probabilities of all answers for the hidden units of one position. */
export function logShares(weights: Weights, hidden: Numbers, into: Numbers): void {
  for (let answer = 0, at = 0; answer < ANSWERS; answer++) {
    let sum = weights[4][ANSWERS * HIDDEN + answer] ?? 0;
    for (let i = 0; i < HIDDEN; i++, at++) sum += (weights[4][at] ?? 0) * (hidden[i] ?? 0);
    into[answer] = sum;
  }
  const total = Math.log(into.reduce((sum, each) => sum + Math.exp(each), 0));
  for (let answer = 0; answer < ANSWERS; answer++) into[answer] = (into[answer] ?? 0) - total;
}

/** The hidden units of one position, of a plane of all of them. */
export const unitsAt = ({ data, width }: Plane, position: number): Float32Array =>
  Float32Array.from({ length: HIDDEN }, (_, unit) => data[unit * width + position] ?? 0);

/** Log-probabilities of all answers, position by position; positions are 2 pixels apart. */
export function answersOf(weights: Weights, strip: Plane): Float32Array {
  const first = highest(convolved(strip, 1, weights[0], FIRST), 2);
  const second = highest(convolved(first, FIRST, weights[1], SECOND), 1);
  const third = convolved(second, SECOND, weights[2], THIRD, 2);
  const hidden = convolved(third, THIRD, weights[3], HIDDEN, 2);
  const answers = new Float32Array(hidden.width * ANSWERS);
  for (let at = 0; at < hidden.width; at++)
    logShares(weights, unitsAt(hidden, at), answers.subarray(at * ANSWERS, (at + 1) * ANSWERS));
  return answers;
}

/** The column of the strip at the centre of an answer's receptive field. */
export const columnOfAnswer = (index: number): number => 2 * index + (WINDOW - 1) / 2;
export const indexOfAnswer = (column: number): number =>
  Math.round((column - (WINDOW - 1) / 2) / 2);
