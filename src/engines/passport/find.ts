import { boxMean, type Plane, polynomial, reduced, valueAt } from './image';
import { LINE_LENGTH, SHORT_LENGTH } from './td3';

/** Longest side of the picture in which lines are looked for. */
const MAX_SIDE = 1000;
/** In pixels of that picture. */
const MIN_LENGTH = 150;
const MAX_PAIRS = 6;
/** Distance of two lines, in letters: 6.35 mm over 2.54. */
export const LEADING = 2.5;

/** Where the middles of a line's letters are. */
export interface LetterLine {
  x: number[];
  y: number[];
}
/** The upper one first, each from left to right as it is read. */
export type LinePair = readonly [LetterLine, LetterLine];

/** How much neighbours differ from left to right, whatever the light: much along a row of letters. */
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

/** A row of letters from left to right, and a quadratic through its pixels. */
interface Row {
  from: number;
  to: number;
  curve: readonly number[];
}

/** Long regions of pixels around which there are more changes along a row than elsewhere. */
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

/** Two rows as lines of either length; none where they are too near or too far from each other. */
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

/** Where two lines of letters may be, likeliest first; they may be upside down. */
export function findPairs(grey: Plane): LinePair[] {
  const small = reduced(grey, MAX_SIDE);
  const scaled = (places: number[]) =>
    places.map((place) => ((place + 0.5) * grey.width) / small.width - 0.5);
  const larger = ({ x, y }: LetterLine): LetterLine => ({ x: scaled(x), y: scaled(y) });
  // A transposed picture is a mirrored one: its upper line is the lower one.
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
