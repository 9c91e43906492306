import { type Plane, planeOf } from './image';
import { SIGNS } from '@/lib/text/machineReadable';

/*
 * A convolutional network that classifies each position of a strip: 3 x 3 convolution to 12
 * channels, 2 x 2 max pooling, 3 x 3 convolution to 24, 2 x 2 max pooling (horizontal stride 1, so
 * one position per 2 pixels of the strip), 3 x 3 convolution to 40 (of every other column), and from
 * 3 columns of that, 32 hidden units and 38 outputs.
 */

export const FIRST = 12;
export const SECOND = 24;
export const THIRD = 40;
export const HIDDEN = 32;
/** Output classes: the signs, and "between two letters" as the last one. */
export const ANSWERS = SIGNS.length + 1;
export const BETWEEN = SIGNS.length;
/** Rows after the third convolution, and columns that make one output, each 2 apart. */
const ROWS = 3;
export const COLUMNS = 3;
/** What one output sees after the third convolution, and its receptive field in pixels of the strip. */
export const SEEN = ROWS * COLUMNS * THIRD;
export const WINDOW = 4 * COLUMNS + 14;

/** Of each layer, a weight for each input of each output, then the outputs' biases. */
type Numbers = Float32Array;
export type Weights = readonly [Numbers, Numbers, Numbers, Numbers, Numbers];

export function layersOf(valueIn: (layer: number, inputs: number) => number): Weights {
  const layer = (which: number, inputs: number, outputs: number) =>
    Float32Array.from({ length: outputs * (inputs + 1) }, () => valueIn(which, inputs));
  const [first, second] = [layer(0, 9, FIRST), layer(1, 9 * FIRST, SECOND)];
  const [third, hidden] = [layer(2, 9 * SECOND, THIRD), layer(3, SEEN, HIDDEN)];
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
            b * (data[p + apart] ?? 0) +
            d * (data[p + 2 * apart] ?? 0) +
            e * (data[q] ?? 0) +
            f * (data[q + apart] ?? 0) +
            g * (data[q + 2 * apart] ?? 0) +
            h * (data[r] ?? 0) +
            j * (data[r + apart] ?? 0) +
            k * (data[r + 2 * apart] ?? 0);
        }
      }
    }
  }
  output.data.forEach((sum, i) => (output.data[i] = Math.max(0, sum)));
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

/** A layer in which each output sees all inputs. */
function dense(weights: Numbers, input: Numbers, output: Numbers): void {
  for (let o = 0, at = 0; o < output.length; o++) {
    let sum = weights[output.length * input.length + o] ?? 0;
    for (let i = 0; i < input.length; i++, at++) sum += (weights[at] ?? 0) * (input[i] ?? 0);
    output[o] = sum;
  }
}

/** Log-probabilities of all answers for what one output sees; fills the hidden units (ReLU). */
export function logShares(weights: Weights, seen: Numbers, hidden: Numbers, into: Numbers): void {
  dense(weights[3], seen, hidden);
  for (let i = 0; i < HIDDEN; i++) hidden[i] = Math.max(0, hidden[i] ?? 0);
  dense(weights[4], hidden, into);
  const total = Math.log(into.reduce((sum, each) => sum + Math.exp(each), 0));
  for (let answer = 0; answer < ANSWERS; answer++) into[answer] = (into[answer] ?? 0) - total;
}

/** Log-probabilities of all answers, position by position; positions are 2 pixels apart. */
export function answersOf(weights: Weights, strip: Plane): Float32Array {
  const first = highest(convolved(strip, 1, weights[0], FIRST), 2);
  const second = highest(convolved(first, FIRST, weights[1], SECOND), 1);
  const third = convolved(second, SECOND, weights[2], THIRD, 2);
  const places = third.width - 2 * COLUMNS + 2;
  const answers = new Float32Array(places * ANSWERS);
  const [seen, hidden] = [new Float32Array(SEEN), new Float32Array(HIDDEN)];
  for (let place = 0; place < places; place++) {
    for (let row = 0; row < ROWS * THIRD; row++)
      for (let column = 0; column < COLUMNS; column++)
        seen[row * COLUMNS + column] = third.data[row * third.width + place + 2 * column] ?? 0;
    logShares(weights, seen, hidden, answers.subarray(place * ANSWERS, (place + 1) * ANSWERS));
  }
  return answers;
}

/** The column of the strip at the centre of an answer's receptive field. */
export const columnOfAnswer = (index: number): number => 2 * index + (WINDOW - 1) / 2;
export const indexOfAnswer = (column: number): number =>
  Math.round((column - (WINDOW - 1) / 2) / 2);
