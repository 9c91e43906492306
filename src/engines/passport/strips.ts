import { LEADING, type LinePair } from './find';
import { boxMean, halved, type Plane, planeOf, polynomial, valueAt } from './image';

/** Of a strip: character pitch and height in pixels, and the margin at each end in characters. */
const PITCH = 16;
export const STRIP_HEIGHT = 26;
const MARGIN = 4;

/** The picture and lines in it, halved until the characters are hardly larger than in a strip. */
export function fitted(plane: Plane, lines: LinePair): { plane: Plane; lines: LinePair } {
  const [{ x, y }] = lines;
  const length = Math.hypot((x.at(-1) ?? 0) - (x[0] ?? 0), (y.at(-1) ?? 0) - (y[0] ?? 0));
  if (length < 1.6 * PITCH * x.length) return { plane, lines };
  const nearer = (places: number[]) => places.map((place) => (place - 0.5) / 2);
  const [upper, lower] = lines.map((line) => ({ x: nearer(line.x), y: nearer(line.y) }));
  return upper && lower ? fitted(halved(plane), [upper, lower]) : { plane, lines };
}

/** For each column of a strip, its centre in the picture, and the step to the next row. */
export type Spine = readonly { x: number; y: number; downX: number; downY: number }[];

/** The column at the centre of a character. */
export const columnOf = (index: number): number => (index + MARGIN + 0.5) * PITCH + 0.5;

/** Cubic curves through the characters' centres; "down" points from the upper to the lower line. */
export function spinesOf(lines: LinePair): [Spine, Spine] {
  const characters = lines[0].x.length;
  const places = Array.from({ length: characters }, (_, k) => k / characters);
  const cubics = lines.map(({ x, y }) => [polynomial(places, x, 3), polynomial(places, y, 3)]);
  const spine = (line: 0 | 1) =>
    Array.from({ length: (characters + 2 * MARGIN) * PITCH }, (_, column) => {
      const share = ((column - 0.5) / PITCH - MARGIN - 0.5) / characters;
      const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = cubics.map((axes) =>
        axes.map((cubic) => valueAt(cubic, share)),
      );
      const [x, y] = line === 0 ? [x1, y1] : [x2, y2];
      return {
        x,
        y,
        downX: (x2 - x1) / LEADING / PITCH,
        downY: (y2 - y1) / LEADING / PITCH,
      };
    });
  return [spine(0), spine(1)];
}

/** A strip along a spine, `shift` rows lower: local mean less grey, by the deviation, within ±3. */
export function stripOf({ data, width, height }: Plane, spine: Spine, shift: number): Plane {
  const strip = planeOf(spine.length, STRIP_HEIGHT);
  spine.forEach(({ x, y, downX, downY }, column) => {
    for (let row = 0; row < STRIP_HEIGHT; row++) {
      const far = row - (STRIP_HEIGHT - 1) / 2 + shift;
      const left = Math.min(width - 1.001, Math.max(0, x + far * downX));
      const top = Math.min(height - 1.001, Math.max(0, y + far * downY));
      const at = Math.floor(top) * width + Math.floor(left);
      const fx = left - Math.floor(left);
      const fy = top - Math.floor(top);
      const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
      const lower = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
      strip.data[row * spine.length + column] = upper * (1 - fy) + lower * fy;
    }
  });
  const around = (plane: Plane) => boxMean(plane, 49, 2 * STRIP_HEIGHT + 1).data;
  const means = around(strip);
  const squares = around({ ...strip, data: strip.data.map((value) => value ** 2) });
  strip.data.forEach((value, i) => {
    const mean = means[i] ?? 0;
    const deviation = Math.sqrt(Math.max(0, (squares[i] ?? 0) - mean ** 2)) + 1;
    strip.data[i] = Math.max(-3, Math.min(3, (mean - value) / deviation));
  });
  return strip;
}

/** Whether a character, with `rows` above and below its middle, is in the picture. */
export const isWithin = ({ width, height }: Plane, spine: Spine, column: number, rows: number) =>
  [-rows, rows].every((across) =>
    [-PITCH / 2, PITCH / 2].every((along) => {
      const at = spine[Math.round(column + along)];
      if (!at) return false;
      const [left, top] = [at.x + across * at.downX, at.y + across * at.downY];
      return left > 0 && top > 0 && left < width - 1 && top < height - 1;
    }),
  );

/** Characters to each side that say how high one is. */
const NEAR = 5;

/** How many rows the print around each character is below the middle of its strip. */
export function levelsOf({ data, width }: Plane, columns: readonly number[]): number[] {
  return columns.map((_, k) => {
    const from = Math.max(1, Math.round(columns[Math.max(0, k - NEAR)] ?? 0) - PITCH / 2);
    const to = Math.round(columns[Math.min(columns.length - 1, k + NEAR)] ?? 0) + PITCH / 2;
    const strokes = Array.from({ length: STRIP_HEIGHT }, (__, row) => {
      let sum = 0;
      for (let at = row * width + from, end = row * width + to; at < end; at++)
        sum += Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0));
      return sum;
    });
    const least = Math.min(...strokes);
    const weights = strokes.map((sum) => (sum - least) ** 2);
    const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
    return weights.reduce((sum, w, row) => sum + w * (row - (STRIP_HEIGHT - 1) / 2), 0) / total;
  });
}
