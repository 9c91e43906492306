import type { LinePair, Stroke } from './find';
import { boxMean, marksOf, type Plane, planeOf, polynomial, valueAt } from './image';
import { LINE_LENGTH } from './td3';

/** Pixels of a strip: a letter's pitch, the height, the letters of margin at each end. */
const PITCH = 16;
export const STRIP_HEIGHT = 26;
const MARGIN = 4;
const STRIP_WIDTH = (LINE_LENGTH + 2 * MARGIN) * PITCH;
/** Distance of two lines, in letters. */
const LEADING = 2.5;

/** The place in the picture of a strip's column (in its middle row), and one row further down. */
export interface Spine {
  x: Float64Array;
  y: Float64Array;
  downX: Float64Array;
  downY: Float64Array;
}

/** The column of the middle of a letter. */
export const columnOf = (letter: number): number => (letter + MARGIN + 0.5) * PITCH - 0.5;
const letterAt = (column: number): number => (column + 0.5) / PITCH - MARGIN - 0.5;

function spineOf(at: (column: number) => [number, number, number, number]): Spine {
  const spine: Spine = {
    x: new Float64Array(STRIP_WIDTH),
    y: new Float64Array(STRIP_WIDTH),
    downX: new Float64Array(STRIP_WIDTH),
    downY: new Float64Array(STRIP_WIDTH),
  };
  for (let column = 0; column < STRIP_WIDTH; column++)
    [spine.x[column], spine.y[column], spine.downX[column], spine.downY[column]] = at(column);
  return spine;
}

/** The pixels along a spine, between those of the plane of the pyramid that is about as fine. */
function sampled(pyramid: readonly Plane[], spine: Spine, shift: number): Plane {
  const middle = STRIP_WIDTH >> 1;
  const across = Math.hypot(spine.downX[middle] ?? 0, spine.downY[middle] ?? 0);
  const along = Math.hypot(
    (spine.x[middle + 1] ?? 0) - (spine.x[middle] ?? 0),
    (spine.y[middle + 1] ?? 0) - (spine.y[middle] ?? 0),
  );
  const level = Math.max(0, Math.floor(Math.log2(Math.sqrt(across * along) * 1.1)));
  const plane = pyramid[Math.min(level, pyramid.length - 1)];
  const strip = planeOf(STRIP_WIDTH, STRIP_HEIGHT);
  if (!plane || !pyramid[0]) return strip;
  const { data, width, height } = plane;
  const [scaleX, scaleY] = [width / pyramid[0].width, height / pyramid[0].height];
  for (let row = 0; row < STRIP_HEIGHT; row++) {
    const far = row - (STRIP_HEIGHT - 1) / 2 + shift;
    for (let column = 0; column < STRIP_WIDTH; column++) {
      const rawX = ((spine.x[column] ?? 0) + far * (spine.downX[column] ?? 0) + 0.5) * scaleX - 0.5;
      const rawY = ((spine.y[column] ?? 0) + far * (spine.downY[column] ?? 0) + 0.5) * scaleY - 0.5;
      const x = Math.min(width - 1.001, Math.max(0, rawX));
      const y = Math.min(height - 1.001, Math.max(0, rawY));
      const [ix, iy] = [Math.floor(x), Math.floor(y)];
      const [fx, fy] = [x - ix, y - iy];
      const at = iy * width + ix;
      const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
      const lower = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
      strip.data[row * STRIP_WIDTH + column] = upper * (1 - fy) + lower * fy;
    }
  }
  return strip;
}

/** Marks less their mean around, by their deviation, cut at 3: as the network sees a line. */
function evened(strip: Plane): Plane {
  const marks = marksOf(strip);
  const means = boxMean(marks, 49, STRIP_HEIGHT * 2 + 1);
  const squares = boxMean(
    { ...marks, data: marks.data.map((value) => value * value) },
    49,
    STRIP_HEIGHT * 2 + 1,
  );
  for (let i = 0; i < marks.data.length; i++) {
    const mean = means.data[i] ?? 0;
    const deviation = Math.sqrt(Math.max(0, (squares.data[i] ?? 0) - mean * mean)) + 0.01;
    marks.data[i] = Math.max(-3, Math.min(3, ((marks.data[i] ?? 0) - mean) / deviation));
  }
  return marks;
}

/** Whether the letter around a column is wholly in a picture. */
export function isWithin({ width, height }: Plane, spine: Spine, column: number): boolean {
  return [-PITCH / 2, PITCH / 2].every((across) =>
    [-PITCH / 2, PITCH / 2].every((along) => {
      const at = Math.round(column + along);
      const x = (spine.x[at] ?? 0) + across * (spine.downX[at] ?? 0);
      const y = (spine.y[at] ?? 0) + across * (spine.downY[at] ?? 0);
      return x > 0 && y > 0 && x < width - 1 && y < height - 1;
    }),
  );
}

/** A strip along a spine, as the network sees it; `shift` moves it down by rows. */
export const stripOf = (pyramid: readonly Plane[], spine: Spine, shift: number): Plane =>
  evened(sampled(pyramid, spine, shift));

/** Along a stroke that is thought to hold all letters; levelled twice by the middle of its ink. */
function levelled(pyramid: readonly Plane[], stroke: Stroke, distance: number): Spine {
  const [cos, sin] = [Math.cos(stroke.angle), Math.sin(stroke.angle)];
  const down = distance / LEADING / PITCH;
  let raise = [0, 0, 0];
  const spine = () =>
    spineOf((column) => {
      const share = (letterAt(column) + 0.5) / LINE_LENGTH;
      const t = stroke.from + share * (stroke.to - stroke.from);
      const across = valueAt(stroke.bend, t) + valueAt(raise, share) * down;
      return [
        stroke.x + t * cos - across * sin,
        stroke.y + t * sin + across * cos,
        -sin * down,
        cos * down,
      ];
    });
  for (let round = 0; round < 2; round++) {
    const marks = marksOf(sampled(pyramid, spine(), 0));
    const [shares, middles, weights]: [number[], number[], number[]] = [[], [], []];
    for (let from = MARGIN * PITCH; from < STRIP_WIDTH - MARGIN * PITCH; from += PITCH) {
      let [sum, ink] = [0, 0];
      for (let row = 0; row < STRIP_HEIGHT; row++)
        for (let column = from; column < from + PITCH; column++) {
          const mark = (marks.data[row * STRIP_WIDTH + column] ?? 0) ** 2;
          sum += mark * (row - (STRIP_HEIGHT - 1) / 2);
          ink += mark;
        }
      shares.push((letterAt(from + PITCH / 2) + 0.5) / LINE_LENGTH);
      middles.push(sum / (ink + 1e-6));
      weights.push(ink);
    }
    raise = polynomial(shares, middles, weights, 2).map((c, power) => c + (raise[power] ?? 0));
  }
  return spine();
}

/** The first look at two lines, each by itself. */
export const firstLook = (
  pyramid: readonly Plane[],
  { strokes, distance }: LinePair,
): [Spine, Spine] => [
  levelled(pyramid, strokes[0], distance),
  levelled(pyramid, strokes[1], distance),
];

/** Places of the middles of a line's letters. */
export interface Middles {
  x: number[];
  y: number[];
}

/** The second look: cubics through the middles of all letters, upright as the lines are to each other. */
export function secondLook(lines: readonly [Middles, Middles]): [Spine, Spine] {
  const places = Array.from({ length: LINE_LENGTH }, (_, k) => k / LINE_LENGTH);
  const cubics = lines.map(({ x, y }) => [
    polynomial(places, x, undefined, 3),
    polynomial(places, y, undefined, 3),
  ]);
  const at = (line: number, share: number): [number, number] => [
    valueAt(cubics[line]?.[0] ?? [], share),
    valueAt(cubics[line]?.[1] ?? [], share),
  ];
  const spine = (line: number) =>
    spineOf((column) => {
      const share = letterAt(column) / LINE_LENGTH;
      const [[x1, y1], [x2, y2]] = [at(0, share), at(1, share)];
      const [x, y] = line === 0 ? [x1, y1] : [x2, y2];
      return [x, y, (x2 - x1) / LEADING / PITCH, (y2 - y1) / LEADING / PITCH];
    });
  return [spine(0), spine(1)];
}
