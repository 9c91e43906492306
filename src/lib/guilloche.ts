/*
 * Guilloche: the fine line-work of passports and banknotes. Everything here is pure geometry;
 * curves come out as SVG path data in cubic segments whose tangents are exact.
 */

export interface RosetteShape {
  /** Radius of the fixed circle. */
  outer: number;
  /** Radius of the circle that rolls inside it. */
  inner: number;
  /** Distance of the pen from the rolling circle's centre. */
  pen: number;
}

export interface Point {
  x: number;
  y: number;
}

type Curve = (at: number) => Point;

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** A point of the hypotrochoid that the pen draws, `angle` in radians. */
export function hypotrochoid({ outer, inner, pen }: RosetteShape, angle: number): Point {
  const arm = outer - inner;
  const spin = (arm / inner) * angle;
  return {
    x: arm * Math.cos(angle) + pen * Math.cos(spin),
    y: arm * Math.sin(angle) - pen * Math.sin(spin),
  };
}

/** The number of lobes, each turned by `360 / lobeCount` degrees. */
export function lobeCount({ outer, inner }: RosetteShape): number {
  return outer / gcd(outer, inner);
}

export function lobeAngle({ outer, inner }: RosetteShape): number {
  return (2 * Math.PI * inner) / outer;
}

const rounded = (value: number) => String(Math.round(value * 10) / 10);
const pair = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;

/** A smooth path along `curve` from 0 to `end` in `segments` cubic segments. */
function smoothPath(curve: Curve, velocity: Curve, end: number, segments: number): string {
  const step = end / segments;
  const control = (at: number, side: number) => {
    const point = curve(at);
    const { x, y } = velocity(at);
    return pair({ x: point.x + (side * step * x) / 3, y: point.y + (side * step * y) / 3 });
  };
  let path = `M${pair(curve(0))}C${control(0, 1)} ${control(step, -1)} ${pair(curve(step))}`;
  for (let index = 2; index <= segments; index += 1) {
    const at = index * step;
    path += `S${control(at, -1)} ${pair(curve(at))}`;
  }
  return path;
}

/**
 * Lobes per SVG element: hundreds of elements would cost style computation. Evenly spread if the
 * inner circle shares no factor with their number.
 */
export const LOBES_AT_ONCE = 4;

/**
 * The path data of consecutive lobes, centred on 0,0; the rest of the rosette is rotated copies.
 */
export function lobePath(rosette: RosetteShape, lobes = 1): string {
  const { outer, inner, pen } = rosette;
  const arm = outer - inner;
  const ratio = arm / inner;
  const velocity: Curve = (angle) => ({
    x: -arm * Math.sin(angle) - pen * ratio * Math.sin(ratio * angle),
    y: arm * Math.cos(angle) - pen * ratio * Math.cos(ratio * angle),
  });
  const turn = lobes * lobeAngle(rosette);
  const segments = Math.ceil((Math.max(1, ratio) * turn) / 0.6);
  return smoothPath((angle) => hypotrochoid(rosette, angle), velocity, turn, segments);
}

/** The prime factors of a number, smallest first. */
function primeFactors(number: number): number[] {
  const factors: number[] = [];
  let rest = number;
  for (let factor = 2; rest > 1;) {
    if (rest % factor === 0) {
      factors.push(factor);
      rest /= factor;
    } else factor += 1;
  }
  return factors;
}

/** Rotated copies: `copies` of the previous ring, `degrees` apart. */
export interface Ring {
  copies: number;
  degrees: number;
}

/**
 * Rings, innermost first, that build all lobes from one: a hundred lobes need four rings and ten
 * references.
 */
export function rings(lobes: number): Ring[] {
  let turned = 1;
  return primeFactors(lobes).map((copies) => {
    const ring = { copies, degrees: (360 / lobes) * turned };
    turned *= copies;
    return ring;
  });
}

/** The path of `height` from 0 to `width`, with numerical slopes. */
export function wavePath(height: (x: number) => number, width: number, segments: number): string {
  const slope = (x: number) => (height(x + 0.01) - height(x - 0.01)) / 0.02;
  return smoothPath(
    (x) => ({ x, y: height(x) }),
    (x) => ({ x: 1, y: slope(x) }),
    width,
    segments,
  );
}

export interface Band {
  /** The length after which the band repeats seamlessly. */
  width: number;
  height: number;
  waves: number;
  /** Whole numbers of cycles in `width`: of the swell, the main wave and its ripple. */
  cycles: readonly [swell: number, main: number, ripple: number];
}

/** The path data of the band's waves, shifted in phase; each ends at its starting height. */
export function bandPaths({ width, height, waves, cycles }: Band): string[] {
  const perUnit = (2 * Math.PI) / width;
  const [swell, main, ripple] = cycles;
  const half = height / 2;
  const segments = 6 * Math.max(...cycles);
  return Array.from({ length: waves }, (_, index) => {
    const phase = (2 * Math.PI * index) / waves;
    const y = (x: number) => {
      const angle = perUnit * x;
      const envelope = 0.5 + 0.165 * Math.cos(swell * angle + 1);
      const wave =
        envelope * Math.sin(main * angle + phase) + 0.3 * Math.sin(ripple * angle + phase);
      return half + half * wave;
    };
    return wavePath(y, width, segments);
  });
}
