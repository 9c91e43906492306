import { boxMean, type Plane, polynomial, reduced, valueAt } from './image';
import { LINE_LENGTH, SHORT_LENGTH } from './td3';

/** Longest side of the reduced picture, in which the lines are searched. */
const MAX_SIDE = 1000;
/** Minimum length of a row, in pixels of that picture. */
const MIN_LENGTH = 150;
const MAX_PAIRS = 6;
/** Distance of the two lines in letter widths: 6.35 mm / 2.54 mm. */
export const LEADING = 2.5;

/** The centres of a line's letters, in pixels. */
export interface LetterLine {
  x: number[];
  y: number[];
}
/** The upper line first; each from left to right in reading direction. */
export type LinePair = readonly [LetterLine, LetterLine];

/** Horizontal contrast, independent of brightness: it is high along a row of letters. */
function changesOf(plane: Plane): Plane {
  const { data, width } = boxMean(plane, 3, 3);
  const changes = boxMean(plane, 15, 15);
  changes.data.forEach((mean, i) => {
    const change = Math.abs((data[i + 1] ?? 0) - (data[i - 1] ?? 0));
    const isEdge = i % width === 0 || i % width === width - 1;
    changes.data[i] = isEdge ? 0 : change / (mean + 12);
  });
  return changes;
}

/** A row of letters from left to right, and the quadratic curve fitted to its pixels. */
interface Row {
  from: number;
  to: number;
  curve: readonly number[];
}

/** Finds long regions with more horizontal contrast than their surroundings. */
function rowsOf(changes: Plane): Row[] {
  const { width } = changes;
  const around = boxMean(changes, 65, 65);
  const isOpen = boxMean(changes, 23, 3).data.map((mean, i) =>
    mean > 1.3 * (around.data[i] ?? 0) + 0.012 ? 1 : 0,
  );
  const rows: Row[] = [];
  for (let start = 0; start < isOpen.length; start++) {
    const waiting = [start];
    const [xs, ys]: [number[], number[]] = [[], []];
    let [from, to] = [width, 0];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (isOpen[at] !== 1) continue;
      isOpen[at] = 0;
      const x = at % width;
      xs.push(x / width);
      ys.push(Math.floor(at / width));
      [from, to] = [Math.min(from, x), Math.max(to, x)];
      waiting.push(at - 1, at + 1, at - width, at + width);
    }
    if (to - from >= MIN_LENGTH) rows.push({ from, to, curve: polynomial(xs, ys, 2) });
  }
  return rows;
}

interface Candidate {
  upper: LetterLine;
  lower: LetterLine;
  likelihood: number;
}

/** Two rows as lines of either length; none if their distance does not fit. */
function pairOf(one: Row, other: Row, width: number): Candidate[] {
  const [from, to] = [Math.min(one.from, other.from), Math.max(one.to, other.to)];
  const length = to - from;
  const at = ({ curve }: Row, x: number) => valueAt(curve, x / width);
  const distance = at(other, from + length / 2) - at(one, from + length / 2);
  const ratio = length / Math.abs(distance);
  const overlap = (Math.min(one.to, other.to) - Math.max(one.from, other.from)) / length;
  if (ratio < 11 || ratio > 25 || overlap < 0.55) return [];
  return [LINE_LENGTH, SHORT_LENGTH].map((letters) => {
    const x = Array.from({ length: letters }, (_, k) => from + ((k + 0.5) / letters) * length);
    const line = (row: Row) => ({ x, y: x.map((each) => at(row, each)) });
    const [upper, lower] = distance > 0 ? [line(one), line(other)] : [line(other), line(one)];
    const far = Math.abs(Math.log((ratio * LEADING) / letters));
    return { upper, lower, likelihood: length * overlap * Math.exp(-3 * far) };
  });
}

function pairsOf(plane: Plane): Candidate[] {
  const rows = rowsOf(changesOf(plane));
  return rows.flatMap((one, i) =>
    rows.slice(i + 1).flatMap((other) => pairOf(one, other, plane.width)),
  );
}

const transposed = ({ data, width, height }: Plane): Plane => ({
  data: data.map((_, i) => data[(i % height) * width + Math.floor(i / height)] ?? 0),
  width: height,
  height: width,
});
const onSide = ({ x, y }: LetterLine): LetterLine => ({ x: y, y: x });

/** Candidates for the two lines, likeliest first; they may be upside down. */
export function findPairs(grey: Plane): LinePair[] {
  const small = reduced(grey, MAX_SIDE);
  const scaled = (places: number[]) =>
    places.map((place) => ((place + 0.5) * grey.width) / small.width - 0.5);
  const larger = ({ x, y }: LetterLine): LetterLine => ({ x: scaled(x), y: scaled(y) });
  // Transposing mirrors the picture, which swaps the upper and the lower line.
  const turned = pairsOf(transposed(small)).map(({ upper, lower, likelihood }) => ({
    upper: onSide(lower),
    lower: onSide(upper),
    likelihood,
  }));
  return [...pairsOf(small), ...turned]
    .toSorted((one, other) => other.likelihood - one.likelihood)
    .slice(0, MAX_PAIRS)
    .map(({ upper, lower }) => [larger(upper), larger(lower)]);
}
