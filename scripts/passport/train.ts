import { greyOf, type Plane, planeOf } from '@/engines/passport/image';
import {
  ANSWERS,
  BETWEEN,
  convolved,
  FIRST,
  HIDDEN,
  highest,
  layersOf,
  logShares,
  SECOND,
  THIRD,
  unitsAt,
  type Weights,
  WINDOW,
  ZERO,
} from '@/engines/passport/net';
import { columnOf, fitted, spinesOf, STRIP_HEIGHT, stripOf } from '@/engines/passport/strips';
import { LINE_LENGTH } from '@/engines/passport/td3';
import { CHARACTERS } from '@/lib/text/machineReadable';
import type { Sample } from './generate';

/** A straightened line, as the reader sees it, and the columns of its characters. */
interface Lesson {
  strip: Plane;
  columns: number[];
  line: string;
}

const MIDDLE_LETTER = (LINE_LENGTH - 1) / 2;

/** Both lines of a picture as the passes see them; the first has inexact ends and heights. */
export function lessonsOf(sample: Sample, random: () => number): Lesson[] {
  const grey = greyOf(sample);
  const scale = grey.width / sample.width;
  const centre = (row: number, k: number, axis: 0 | 1) =>
    ((sample.centres[(row * LINE_LENGTH + k) * 2 + axis] ?? 0) + 0.5) * scale - 0.5;
  return [1, 0.97 + random() * 0.06, 0.8 + random() * 0.35].flatMap((stretch, pass) => {
    const rough = pass === 2 ? 1 : 0.5;
    const line = (row: number) => {
      const along = (axis: 0 | 1) => {
        const [a, b, c] = [random() - 0.5, random() - 0.5, random() * 6];
        return Array.from({ length: LINE_LENGTH }, (_, k) => {
          const place = MIDDLE_LETTER + (k - MIDDLE_LETTER) / stretch;
          const low = Math.max(0, Math.min(LINE_LENGTH - 2, Math.floor(place)));
          const [one, two] = [centre(row, low, axis), centre(row, low + 1, axis)];
          const pitch =
            centre(row, low + 1, 0) -
            centre(row, low, 0) +
            centre(row, low + 1, 1) -
            centre(row, low, 1);
          return (
            one +
            (place - low) * (two - one) +
            (a * 0.16 + b * 0.12 * Math.sin(c + k / 9)) * pitch * rough
          );
        });
      };
      return { x: along(0), y: along(1) };
    };
    const columns = Array.from({ length: LINE_LENGTH }, (_, k) =>
      columnOf(MIDDLE_LETTER + (k - MIDDLE_LETTER) * stretch),
    );
    const { plane, lines } = fitted(grey, [line(0), line(1)]);
    return spinesOf(lines).map((spine, row) => ({
      // The middle of the print is half a row above that of the characters.
      strip: stripOf(plane, spine, (random() - 0.5) * 4 * rough - 0.5),
      columns,
      line: sample.lines[row] ?? '',
    }));
  });
}

/** Windows that are learned at once, side by side in one plane, and how far apart they are. */
const BATCH = 64;
const APART = WINDOW + 2;

/**
 * Puts a training sample into a batch: in three of four cases the window of a character, else one
 * between two. Returns the right answer.
 */
function ask(lessons: readonly Lesson[], random: () => number, batch: Plane, which: number) {
  const lesson = lessons[Math.floor(random() * lessons.length)];
  if (!lesson) throw new Error('There is nothing to learn from.');
  let k = Math.floor(random() * LINE_LENGTH);
  // Fillers are many, and easy.
  if (lesson.line[k] === '<' && random() < 0.6) k = Math.floor(random() * LINE_LENGTH);
  const isBetween = random() < 0.25;
  const column = lesson.columns[k] ?? 0;
  // The margin lies to the left of the first character, and to the right of the last.
  const isMargin = (k === 0 || k === LINE_LENGTH - 1) && random() < 0.5;
  const far = isMargin ? (k === 0 ? -1 : 1) * (8 + random() * 30) : 8;
  const at = column + (isBetween ? far : 0) + (random() - 0.5) * 4;
  const from = Math.round(at - (WINDOW - 1) / 2);
  const lift = 0.75 + random() * 0.5;
  const add = random() * 0.25;
  const shift = Math.floor(random() * 3) - 1;
  for (let row = 0; row < STRIP_HEIGHT; row++) {
    const source = Math.max(0, Math.min(STRIP_HEIGHT - 1, row + shift)) * lesson.strip.width + from;
    for (let x = 0; x < WINDOW; x++)
      batch.data[row * batch.width + which * APART + x] =
        (lesson.strip.data[source + x] ?? 0) * lift + (random() - 0.5) * 3.4 * add;
  }
  return isBetween ? BETWEEN : CHARACTERS.indexOf(lesson.line[k] ?? '');
}

/** Smaller errors hardly change a weight, and take most of the time. */
const NO_ERROR = 0.001;

/** Backpropagates a batch: adds its gradients to those of all layers, and returns the loss. */
function learned(weights: Weights, gradients: Weights, batch: Plane, answers: readonly number[]) {
  const sums1 = convolved(batch, 1, weights[0], FIRST);
  const first = highest(sums1, 2);
  const sums2 = convolved(first, FIRST, weights[1], SECOND);
  const second = highest(sums2, 2);
  const third = convolved(second, SECOND, weights[2], THIRD);
  const units = convolved(third, THIRD, weights[3], HIDDEN);
  const errors = new Float32Array(units.data.length);
  const shares = new Float32Array(ANSWERS);
  let loss = 0;
  answers.forEach((answer, which) => {
    const position = (which * APART) / 4;
    const hidden = unitsAt(units, position);
    logShares(weights, hidden, shares);
    loss -= shares[answer] ?? 0;
    shares.forEach((share, a) => {
      const error = Math.exp(share) - (a === answer ? 1 : 0);
      if (Math.abs(error) < NO_ERROR) return;
      const [own, gradient] = [weights[4], gradients[4]];
      hidden.forEach((value, unit) => {
        const [at, w] = [unit * units.width + position, a * HIDDEN + unit];
        errors[at] = (errors[at] ?? 0) + error * (own[w] ?? 0);
        gradient[w] = (gradient[w] ?? 0) + error * value;
      });
      const bias = ANSWERS * HIDDEN + a;
      gradient[bias] = (gradient[bias] ?? 0) + error;
    });
  });
  /** Backpropagates the error of the pixels `out` of a convolution; `at` is where each was summed. */
  const spread = (
    layer: 0 | 1 | 2 | 3,
    from: Plane,
    count: number,
    out: Plane,
    to: number,
    error: Float32Array,
    at: (i: number) => number,
    before?: Float32Array,
  ) => {
    const [own, gradient] = [weights[layer], gradients[layer]];
    const [high, fromHigh] = [from.height / count - 2, from.height / count];
    const width = from.width - 2;
    for (let i = 0; i < error.length; i++) {
      const e = error[i] ?? 0;
      if (e === 0 || (out.data[i] ?? 0) <= 0) continue;
      const p = at(i);
      const [row, x] = [Math.floor(p / width), p % width];
      const [channel, y] = [Math.floor(row / high), row % high];
      const bias = to * count * 9 + channel;
      gradient[bias] = (gradient[bias] ?? 0) + e;
      for (let c = 0; c < count; c++)
        for (let down = 0, w = (channel * count + c) * 9; down < 3; down++)
          for (let q = (c * fromHigh + y + down) * from.width + x, end = q + 3; q < end; q++, w++) {
            gradient[w] = (gradient[w] ?? 0) + e * (from.data[q] ?? 0);
            if (before) before[q] = (before[q] ?? 0) + e * (own[w] ?? 0);
          }
    }
  };
  /** Where the maximum of a 2 x 2 pool was. */
  const winner = (sums: Plane, pooled: Plane) => (i: number) => {
    const corner = 2 * Math.floor(i / pooled.width) * sums.width + 2 * (i % pooled.width);
    let p = corner;
    for (const other of [corner + 1, corner + sums.width, corner + sums.width + 1])
      if ((sums.data[other] ?? 0) > (sums.data[p] ?? 0)) p = other;
    return p;
  };
  const [back3, back2, back1] = [third, second, first].map(
    ({ data }) => new Float32Array(data.length),
  );
  if (!back1 || !back2 || !back3) return loss;
  spread(3, third, THIRD, units, HIDDEN, errors, (i) => i, back3);
  spread(2, second, SECOND, third, THIRD, back3, (i) => i, back2);
  spread(1, first, FIRST, second, SECOND, back2, winner(sums2, second), back1);
  spread(0, batch, 1, first, FIRST, back1, winner(sums1, first));
  return loss;
}

export const freshWeights = (random: () => number): Weights =>
  layersOf((_, inputs) => (random() * 2 - 1) * Math.sqrt(6 / inputs));

/** Trains with Adam on windows that are picked at random. */
export function train(
  weights: Weights,
  lessons: readonly Lesson[],
  windows: number,
  random: () => number,
) {
  const [gradients, means, squares] = [layersOf(() => 0), layersOf(() => 0), layersOf(() => 0)];
  const steps = Math.floor(windows / BATCH);
  const batch = planeOf(BATCH * APART, STRIP_HEIGHT);
  let loss = 0;
  for (let step = 1; step <= steps; step++) {
    const answers = Array.from({ length: BATCH }, (_, i) => ask(lessons, random, batch, i));
    loss += learned(weights, gradients, batch, answers);
    const rate =
      0.003 *
      (0.02 + 0.98 * (0.5 + 0.5 * Math.cos((Math.PI * step) / steps))) *
      Math.min(1, step / 200);
    const [less1, less2] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    weights.forEach((layer, l) => {
      const [g, m, s] = [gradients[l], means[l], squares[l]];
      if (!g || !m || !s) return;
      for (let i = 0; i < layer.length; i++) {
        const gradient = (g[i] ?? 0) / BATCH;
        m[i] = 0.9 * (m[i] ?? 0) + 0.1 * gradient;
        s[i] = 0.999 * (s[i] ?? 0) + 0.001 * gradient * gradient;
        layer[i] =
          (layer[i] ?? 0) * (1 - rate * 0.002) -
          (rate * (m[i] ?? 0)) / less1 / (Math.sqrt((s[i] ?? 0) / less2) + 1e-8);
        g[i] = 0;
      }
    });
    if (step % 500 === 0) {
      console.log(`${step * BATCH} windows, loss ${(loss / 500 / BATCH).toFixed(4)}`);
      loss = 0;
    }
  }
}

/** Steps to each side of 0, which make one character a weight; and where they end, in deviations. */
const STEPS = 25;
const FURTHEST = 5;

/** The source text of the weights: one character per weight, with a quantisation step per layer. */
export function packed(weights: Weights): string {
  const steps = weights.map(
    (layer) =>
      (FURTHEST * Math.sqrt(layer.reduce((sum, w) => sum + w ** 2, 0) / layer.length)) / STEPS,
  );
  const text = weights.map((layer, l) =>
    Array.from(layer, (w) =>
      String.fromCharCode(
        ZERO + Math.max(-STEPS, Math.min(STEPS, Math.round(w / (steps[l] ?? 1)))),
      ),
    ).join(''),
  );
  return `// Made by \`npm run passport:train\`.
export const STEPS = [${steps.join(', ')}];
export const WEIGHTS =
  '${text.join('')}';
`;
}
