import { boxMean, marksOf, type Plane, polynomial, reduced } from './image';

/** Longest side of the picture in which lines are looked for. */
const MAX_SIDE = 1000;
/** In pixels of that picture. */
const MIN_LENGTH = 40;
const MAX_REGIONS = 60;
const MAX_PAIRS = 8;
/** A line's length over its distance to the next one: 44 letters of 2.54 mm, 6.35 mm apart. */
const LENGTH_PER_DISTANCE = 17.6;
const MAX_TURN = (8 * Math.PI) / 180;

/** Something long: its points are middle + t * along + bend(t) * across, for t from `from` to `to`. */
export interface Stroke {
  x: number;
  y: number;
  angle: number;
  from: number;
  to: number;
  /** A quadratic. */
  bend: readonly number[];
  thickness: number;
}

/** Two lines, the upper one first as they are read. */
export interface LinePair {
  strokes: [Stroke, Stroke];
  distance: number;
  score: number;
}

/** Pixels where a row of letters may be: more marks along the row than around it. */
function runsOf(marks: Plane, around: Plane, isUpright: boolean): Uint8Array {
  const along = isUpright ? boxMean(marks, 3, 23) : boxMean(marks, 23, 3);
  const runs = new Uint8Array(along.data.length);
  for (let i = 0; i < runs.length; i++)
    if ((along.data[i] ?? 0) > 1.3 * (around.data[i] ?? 0) + 0.012) runs[i] = 1;
  return runs;
}

/** Main axis by second moments, and a quadratic through the middle. */
function strokeOf(pixels: readonly number[], width: number): Stroke {
  let [sx, sy] = [0, 0];
  for (const at of pixels) {
    sx += at % width;
    sy += Math.floor(at / width);
  }
  const [x, y] = [sx / pixels.length, sy / pixels.length];
  let [xx, xy, yy] = [0, 0, 0];
  for (const at of pixels) {
    const [dx, dy] = [(at % width) - x, Math.floor(at / width) - y];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along: number[] = [];
  const across: number[] = [];
  let [from, to] = [0, 0];
  const step = Math.ceil(pixels.length / 1000);
  for (let i = 0; i < pixels.length; i += step) {
    const at = pixels[i] ?? 0;
    const [dx, dy] = [(at % width) - x, Math.floor(at / width) - y];
    const t = dx * cos + dy * sin;
    along.push(t / 100);
    across.push(dy * cos - dx * sin);
    from = Math.min(from, t);
    to = Math.max(to, t);
  }
  const [c0 = 0, c1 = 0, c2 = 0] = polynomial(along, across, undefined, 2);
  const bend = [c0, c1 / 100, c2 / 10_000];
  return { x, y, angle, from, to, bend, thickness: pixels.length / Math.max(1, to - from) };
}

/** Connected pixels, each region as a list of places. */
function regionsOf(runs: Uint8Array, width: number): number[][] {
  const regions: number[][] = [];
  const isSeen = runs.map((run) => 1 - run);
  const visit = (region: number[], at: number) => {
    if (isSeen[at] !== 0) return;
    isSeen[at] = 1;
    region.push(at);
  };
  for (let start = 0; start < runs.length; start++) {
    if (isSeen[start] === 1) continue;
    const region: number[] = [];
    visit(region, start);
    for (let next = 0; next < region.length; next++) {
      const at = region[next] ?? 0;
      const column = at % width;
      if (column > 0) visit(region, at - 1);
      if (column < width - 1) visit(region, at + 1);
      visit(region, at - width);
      visit(region, at + width);
    }
    if (region.length >= MIN_LENGTH * 2) regions.push(region);
  }
  return regions;
}

const lengthOf = ({ from, to }: Stroke) => to - from;
const turnBetween = (one: Stroke, other: Stroke) => {
  const turn = Math.abs(one.angle - other.angle) % Math.PI;
  return Math.min(turn, Math.PI - turn);
};

/** Along and across another stroke's axis, where a point of a stroke is. */
function placed(one: Stroke, other: Stroke, t: number): [number, number] {
  const [cos, sin] = [Math.cos(one.angle), Math.sin(one.angle)];
  const dx = other.x + t * Math.cos(other.angle) - one.x;
  const dy = other.y + t * Math.sin(other.angle) - one.y;
  return [dx * cos + dy * sin, dy * cos - dx * sin];
}

/** Whether a stroke goes on where another one was interrupted, by glare or a finger. */
function goesOn(one: Stroke, other: Stroke): boolean {
  if (turnBetween(one, other) > MAX_TURN) return false;
  const ends = [placed(one, other, other.from), placed(one, other, other.to)];
  const [low, high] = ends[0] && ends[1] && ends[0][0] < ends[1][0] ? ends : ends.toReversed();
  if (!low || !high) return false;
  const thickness = Math.max(one.thickness, other.thickness);
  const [gap, side] =
    low[0] > one.to - thickness ? [low[0] - one.to, low[1]] : [one.from - high[0], high[1]];
  return gap > -2 * thickness && gap < 7 * thickness && Math.abs(side) < thickness;
}

function joined(regions: number[][], width: number): Stroke[] {
  const pieces = regions
    .map((pixels) => ({ pixels, stroke: strokeOf(pixels, width) }))
    .filter(
      ({ stroke }) => lengthOf(stroke) >= MIN_LENGTH && lengthOf(stroke) > 2 * stroke.thickness,
    )
    .toSorted((a, b) => lengthOf(b.stroke) - lengthOf(a.stroke))
    .slice(0, MAX_REGIONS);
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (!piece) continue;
    for (let k = i + 1; k < pieces.length; k++) {
      const other = pieces[k];
      if (!other || !goesOn(piece.stroke, other.stroke)) continue;
      piece.pixels = [...piece.pixels, ...other.pixels];
      piece.stroke = strokeOf(piece.pixels, width);
      pieces.splice(k, 1);
      k = i;
    }
  }
  return pieces.map(({ stroke }) => stroke);
}

/** A stroke read the other way round. */
export const turned = (stroke: Stroke): Stroke => ({
  ...stroke,
  angle: stroke.angle + Math.PI,
  from: -stroke.to,
  to: -stroke.from,
  bend: stroke.bend.map((c, power) => (power === 1 ? c : -c)),
});

const moved = (stroke: Stroke, across: number): Stroke => ({
  ...stroke,
  x: stroke.x - across * Math.sin(stroke.angle),
  y: stroke.y + across * Math.cos(stroke.angle),
});

function pairOf(one: Stroke, second: Stroke): LinePair | undefined {
  if (turnBetween(one, second) > MAX_TURN) return undefined;
  const other = Math.cos(one.angle - second.angle) < 0 ? turned(second) : second;
  const [, across] = placed(one, other, (other.from + other.to) / 2);
  const distance = Math.abs(across);
  const length = Math.max(lengthOf(one), lengthOf(other));
  const ratio = length / distance;
  if (ratio < 11 || ratio > 25) return undefined;
  const [low] = placed(one, other, other.from);
  const [high] = placed(one, other, other.to);
  const overlap = (Math.min(high, one.to) - Math.max(low, one.from)) / length;
  if (overlap < 0.55) return undefined;
  const score = length * overlap * Math.exp(-3 * Math.abs(Math.log(ratio / LENGTH_PER_DISTANCE)));
  return { strokes: across > 0 ? [one, other] : [other, one], distance, score };
}

/** Where two lines of letters may be, likeliest first, in pixels of the grey picture. */
export function findPairs(grey: Plane): LinePair[] {
  const small = reduced(grey, MAX_SIDE);
  const marks = marksOf(boxMean(small, 3, 3));
  const around = boxMean(marks, 65, 65);
  const pairs: LinePair[] = [];
  for (const isUpright of [false, true]) {
    const runs = runsOf(marks, around, isUpright);
    const strokes = joined(regionsOf(runs, small.width), small.width);
    const paired = new Set<Stroke>();
    strokes.forEach((one, i) => {
      for (const other of strokes.slice(i + 1)) {
        const pair = pairOf(one, other);
        if (!pair) continue;
        pairs.push(pair);
        paired.add(one).add(other);
      }
    });
    for (const stroke of strokes) {
      const length = lengthOf(stroke);
      if (paired.has(stroke) || length < 250) continue;
      const distance = length / LENGTH_PER_DISTANCE;
      for (const side of [1, -1]) {
        const twin = moved(stroke, side * distance);
        const both: LinePair['strokes'] = side > 0 ? [stroke, twin] : [twin, stroke];
        pairs.push({ strokes: both, distance, score: length / 4 });
      }
    }
  }
  const scale = grey.width / small.width;
  const larger = (stroke: Stroke): Stroke => ({
    x: (stroke.x + 0.5) * scale - 0.5,
    y: (stroke.y + 0.5) * scale - 0.5,
    angle: stroke.angle,
    from: stroke.from * scale,
    to: stroke.to * scale,
    bend: stroke.bend.map((c, power) => c * scale ** (1 - power)),
    thickness: stroke.thickness * scale,
  });
  return pairs
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_PAIRS)
    .map(({ strokes: [one, other], distance, score }) => ({
      strokes: [larger(one), larger(other)],
      distance: distance * scale,
      score,
    }));
}
