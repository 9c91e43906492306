import {
  boxMean,
  closed,
  halved,
  type Plane,
  planeOf,
  polynomial,
  reduced,
  valueAt,
} from './image';
import { LINE_LENGTH, SHORT_LENGTH } from './td3';

/** Longest side of the reduced picture in which small lines are searched; large ones in half of it. */
const MAX_SIDE = 1000;
/** Minimum length of a piece of a row, and of a row, in pixels of that picture. */
const MIN_PIECE = 30;
const MIN_LENGTH = 110;
const MAX_PAIRS = 16;
const MAX_SHORT = 2;
/** Distance of the two lines in character widths: 6.35 mm / 2.54 mm. */
export const LEADING = 2.5;

/** The centres of a line's characters, in pixels. */
export interface LetterLine {
  x: number[];
  y: number[];
}
/** The upper line first; each from left to right in reading direction. */
export type LinePair = readonly [LetterLine, LetterLine];

/** Thin dark strokes, independent of brightness: what a closing removes. */
function marksOf(plane: Plane): Plane {
  const smooth = boxMean(plane, 3, 3);
  const marks = closed(smooth);
  marks.data.forEach((light, i) => {
    marks.data[i] = (light - (smooth.data[i] ?? 0)) / (light + 12);
  });
  return marks;
}

/** A row of characters from left to right; its middle in each column, and a curve through that. */
interface Row {
  xs: number[];
  ys: number[];
  from: number;
  to: number;
  curve: readonly number[];
  /** How much denser its strokes are than those around it. */
  strength: number;
}

function rowOf(xs: number[], ys: number[], strength: number): Row {
  const from = xs.reduce((low, x) => Math.min(low, x), Infinity);
  const to = xs.reduce((high, x) => Math.max(high, x), 0);
  // Short pieces say nothing about the curve.
  const curve = polynomial(xs, ys, to - from > 1.5 * MIN_LENGTH ? 2 : 1);
  return { xs, ys, from, to, curve, strength };
}
const heightAt = ({ curve }: Row, x: number) => valueAt(curve, x);

/** Pieces of rows: ridges of strokes that are denser than around them. */
function piecesOf(marks: Plane): Row[] {
  const { data, width, height } = marks;
  // Strokes across the row: the edge of a page and a ruled line have none.
  const strokes = planeOf(width, height);
  for (let i = 1; i < data.length - 1; i++)
    strokes.data[i] = Math.abs((data[i + 1] ?? 0) - (data[i - 1] ?? 0));
  const dense = boxMean(strokes, 25, 7).data;
  const around = boxMean(strokes, 65, 45).data;
  const isRidge = new Uint8Array(dense.length);
  for (let i = 4 * width; i < dense.length - 4 * width; i++) {
    const share = dense[i] ?? 0;
    if (share < 1.2 * (around[i] ?? 0) + 0.01) continue;
    let far = 1;
    while (
      far <= 4 &&
      share >= (dense[i - far * width] ?? 0) &&
      share > (dense[i + far * width] ?? 0)
    )
      far++;
    if (far > 4) isRidge[i] = 1;
  }
  const pieces: Row[] = [];
  for (let start = 0; start < isRidge.length; start++) {
    if (isRidge[start] !== 1) continue;
    const waiting = [start];
    isRidge[start] = 0;
    const [xs, ys]: [number[], number[]] = [[], []];
    let strength = 0;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      xs.push(at % width);
      ys.push(Math.floor(at / width));
      strength += (dense[at] ?? 0) / ((around[at] ?? 0) + 0.01);
      for (let along = -3; along <= 3; along++)
        for (let across = -1; across <= 1; across++) {
          const next = at + across * width + along;
          if (isRidge[next] !== 1) continue;
          isRidge[next] = 0;
          waiting.push(next);
        }
    }
    const piece = rowOf(xs, ys, strength / xs.length);
    if (piece.to - piece.from >= MIN_PIECE) pieces.push(piece);
  }
  return pieces;
}

/** Joins pieces that continue each other, over gaps such as a finger or glare makes. */
function rowsOf(pieces: readonly Row[]): Row[] {
  const rows: Row[] = [];
  const free = pieces.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  for (let row = free.shift(); row; row = free.shift()) {
    for (let at = 0; at < free.length; at++) {
      const next = free[at];
      if (!next) continue;
      const gap = Math.max(row.from, next.from) - Math.min(row.to, next.to);
      if (gap > 70 || gap < -10) continue;
      const middle = next.from > row.from ? (row.to + next.from) / 2 : (row.from + next.to) / 2;
      const far = next.from > row.from ? next.from + 10 : next.to - 10;
      const off = Math.abs(heightAt(row, middle) - heightAt(next, middle));
      if (off > 4 || Math.abs(heightAt(row, far) - heightAt(next, far)) > 5) continue;
      const share = row.xs.length / (row.xs.length + next.xs.length);
      row = rowOf(
        [...row.xs, ...next.xs],
        [...row.ys, ...next.ys],
        row.strength * share + next.strength * (1 - share),
      );
      free.splice(at, 1);
      at = -1;
    }
    if (row.to - row.from >= MIN_LENGTH) rows.push(row);
  }
  return rows;
}

interface Candidate {
  upper: LetterLine;
  lower: LetterLine;
  likelihood: number;
}

/** Two rows as lines of either length; none if their distance does not fit. */
function pairOf(one: Row, other: Row): Candidate[] {
  const [from, to] = [Math.min(one.from, other.from), Math.max(one.to, other.to)];
  const length = to - from;
  const middle = (Math.max(one.from, other.from) + Math.min(one.to, other.to)) / 2;
  const distance = heightAt(other, middle) - heightAt(one, middle);
  const slope = (heightAt(one, middle + 1) - heightAt(one, middle - 1)) / 2;
  const pitch = Math.abs(distance) / (1 + slope ** 2) / LEADING;
  const overlap = (Math.min(one.to, other.to) - Math.max(one.from, other.from)) / length;
  if (overlap < 0.4 || pitch < 4 || pitch > 17) return [];
  const tilt =
    heightAt(other, from) - heightAt(one, from) - heightAt(other, to) + heightAt(one, to);
  if (Math.abs(tilt) > Math.abs(distance) * 0.7) return [];
  const likelihood = one.strength * other.strength * length * overlap;
  const [above, below] = distance > 0 ? [one, other] : [other, one];
  const pair = (characters: number, start: number, end: number, share: number): Candidate => {
    const step = (end - start) / characters;
    const x = Array.from({ length: characters }, (_, k) => start + (k + 0.5) * step);
    const line = (row: Row) => ({ x, y: x.map((each) => heightAt(row, each)) });
    return { upper: line(above), lower: line(below), likelihood: likelihood * share };
  };
  return [LINE_LENGTH, SHORT_LENGTH].flatMap((characters) => {
    const far = Math.log(length / pitch / characters);
    if (Math.abs(far) < 0.25) return [pair(characters, from, to, Math.exp(-3 * Math.abs(far)))];
    if (characters === SHORT_LENGTH || far < -0.9 || far > 0.4) return [];
    // Part of the lines is missing: the characters are as wide as the distance says.
    const whole = characters * pitch;
    return [pair(characters, from, from + whole, 0.4), pair(characters, to - whole, to, 0.4)];
  });
}

/** A row lower by some; the twin of a line whose other line is not seen. */
const lowered = (row: Row, by: number): Row => ({
  ...row,
  strength: 0.35 * row.strength,
  curve: row.curve.map((coefficient, power) => (power === 0 ? coefficient + by : coefficient)),
});

function pairsOf(marks: Plane): Candidate[] {
  const rows = rowsOf(piecesOf(marks));
  return rows.flatMap((one, i) => {
    const far = ((one.to - one.from) * LEADING) / LINE_LENGTH;
    // Guesses are less likely than rows that are seen.
    const guessed = [-far, far].map((by) => lowered(one, by));
    return [...rows.slice(i + 1), ...guessed].flatMap((other) => pairOf(one, other));
  });
}

/** The ends of both lines: x and y, one after the other. */
const endsOf = ({ upper, lower }: Candidate): number[] =>
  [upper.x, upper.y, lower.x, lower.y].flatMap((at) => [at[0] ?? 0, at.at(-1) ?? 0]);

/** The likeliest pairs of lines of some characters, none of them nearly the same as another. */
function best(candidates: readonly Candidate[], characters: number, most: number): LinePair[] {
  const chosen: Candidate[] = [];
  for (const pair of candidates) {
    const [left = 0, right = 0, top = 0, bottom = 0] = endsOf(pair);
    const near = (1.5 * Math.hypot(right - left, bottom - top)) / characters;
    const isSame = (other: Candidate) =>
      endsOf(other).every((at, i) => Math.abs(at - (endsOf(pair)[i] ?? 0)) < near);
    if (chosen.length < most && pair.upper.x.length === characters && !chosen.some(isSame))
      chosen.push(pair);
  }
  return chosen.map(({ upper, lower }) => [upper, lower]);
}

const transposed = ({ data, width, height }: Plane): Plane => {
  const turned = planeOf(height, width);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) turned.data[x * height + y] = data[i] ?? 0;
  return turned;
};
const onSide = ({ x, y }: LetterLine): LetterLine => ({ x: y, y: x });

/** Candidates for the two lines, likeliest first; they may be upside down. */
export function findPairs(grey: Plane): LinePair[] {
  const small = reduced(grey, MAX_SIDE);
  const candidates = [small, halved(small)]
    .flatMap((plane) => {
      const scale = grey.width / plane.width;
      const scaled = (places: number[]) => places.map((place) => (place + 0.5) * scale - 0.5);
      const larger = ({ x, y }: LetterLine): LetterLine => ({ x: scaled(x), y: scaled(y) });
      const marks = marksOf(plane);
      const upright = pairsOf(marks);
      // Transposing mirrors the picture, which swaps the upper and the lower line.
      const turned = pairsOf(transposed(marks)).map(({ upper, lower, likelihood }) => ({
        upper: onSide(lower),
        lower: onSide(upper),
        likelihood,
      }));
      return [...upright, ...turned].map(({ upper, lower, likelihood }) => ({
        upper: larger(upper),
        lower: larger(lower),
        likelihood: likelihood * scale,
      }));
    })
    .toSorted((one, other) => other.likelihood - one.likelihood);
  return [
    ...best(candidates, LINE_LENGTH, MAX_PAIRS),
    ...best(candidates, SHORT_LENGTH, MAX_SHORT),
  ];
}
