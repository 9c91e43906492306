import { lobeCount, lobePath, LOBES_AT_ONCE, wavePath } from '@/lib/guilloche';
import { useId, useMemo } from 'react';

/** A seeded pseudo-random generator of numbers in [0, 1), for decoration only. */
function randomFromText(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const COVER_WIDTH = 640;
export const COVER_HEIGHT = 360;
/** The ground extends beyond the picture, so that the lines that close its paths are clipped. */
export const OVERHANG = 8;
const DUNES = 14;
const ROWS_OF_HOUSES = 6;

export type Hue = 'saffron' | 'teal' | 'navy' | 'cinnabar';

export interface CoverDrawing {
  /** The sun: a rosette made of `copies` rotated copies of a few lobes of all pens. */
  sun: { x: number; y: number; scale: number; lobes: string; copies: number };
  /** Back to front; each path is closed at the bottom, so that it hides those behind. */
  ground: string[];
  /** Hues of the sun and of the ground; never the same. */
  hues: [Hue, Hue];
}

const sunHues = ['saffron', 'cinnabar', 'teal', 'navy'] as const;
const groundHues = ['teal', 'navy', 'saffron'] as const;
/** The number of lobes of each pair is a multiple of `LOBES_AT_ONCE`. */
const gears = [
  [100, 37],
  [92, 29],
  [84, 31],
  [96, 35],
  [72, 25],
  [80, 27],
] as const;

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

type Between = (low: number, high: number) => number;

/** Dunes of sand; water if the waves are low and many. */
function waves(between: Between, horizon: number, size: { height: number; count: number }) {
  const [swell, ridge] = [between(0.7, 1.3) * size.count, between(1.6, 2.6) * size.count];
  const [drift, shift] = [between(0, 6.3), between(0.14, 0.3) * (between(0, 1) < 0.5 ? -1 : 1)];
  return Array.from({ length: DUNES }, (_, index) => {
    const near = index / (DUNES - 1);
    const foot = horizon + (COVER_HEIGHT - horizon) * near ** 1.35;
    const height = size.height * (11 + 19 * Math.sin(Math.PI * near));
    const path = wavePath(
      (x) => {
        const angle = (2 * Math.PI * x) / COVER_WIDTH;
        return (
          foot +
          height * Math.sin(swell * angle + drift + shift * index) +
          0.4 * height * Math.sin(ridge * angle - drift + 2 * shift * index)
        );
      },
      COVER_WIDTH + 2 * OVERHANG,
      8,
    );
    return `${path}V${String(COVER_HEIGHT + OVERHANG)}H0Z`;
  });
}

/** Rows of flat roofs, the nearer ones lower on the picture. */
function houses(between: Between, horizon: number): string[] {
  return Array.from({ length: ROWS_OF_HOUSES }, (_, index) => {
    const near = index / (ROWS_OF_HOUSES - 1);
    const foot = horizon + (COVER_HEIGHT - horizon) * near;
    let path = `M0 ${String(COVER_HEIGHT + OVERHANG)}`;
    for (let x = 0; x < COVER_WIDTH + 2 * OVERHANG;) {
      path += `V${between(foot - 90 * (1 - near) - 14, foot).toFixed(1)}`;
      x += between(16, 46);
      path += `H${x.toFixed(1)}`;
    }
    return `${path}V${String(COVER_HEIGHT + OVERHANG)}Z`;
  });
}

const grounds: readonly ((between: Between, horizon: number) => string[])[] = [
  (between, horizon) => waves(between, horizon, { height: 1, count: 1 }),
  (between, horizon) => waves(between, horizon, { height: 0.2, count: 5 }),
  houses,
];

/**
 * A deterministic guilloche drawing for a seed: a sun over dunes, water or a town, by the category
 * of the content.
 */
export function coverDrawing(seed: string, category = ''): CoverDrawing {
  const random = randomFromText(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  const [outer, inner] = pick(gears, random);
  const arm = outer - inner;
  const pen = between(0.8, 1);
  const lobes = [0, 0.13, 0.26].map((more) =>
    lobePath({ outer, inner, pen: arm * (pen + more) }, LOBES_AT_ONCE),
  );
  const reach = arm * (1 + pen + 0.26);
  const radius = between(105, 150);
  const horizon = between(196, 236);
  const first = category.codePointAt(0) ?? 0;
  const groundOf = grounds[first % grounds.length] ?? houses;
  const ground = groundOf(between, horizon);
  const sunHue = pick(sunHues, random);
  const groundHue = pick(
    groundHues.filter((hue) => hue !== sunHue),
    random,
  );
  return {
    sun: {
      x: Math.round(between(0.28, 0.72) * COVER_WIDTH),
      y: Math.round(horizon - between(40, 90)),
      scale: Number((radius / reach).toFixed(3)),
      lobes: lobes.join(''),
      copies: lobeCount({ outer, inner, pen }) / LOBES_AT_ONCE,
    },
    ground,
    hues: [sunHue, groundHue],
  };
}

export interface CoverArtProps {
  /** Slug or id of the content. */
  seed: string;
  /** Chooses the ground below the sun. */
  category?: string;
  className?: string | undefined;
}

const hueClasses: Record<Hue, string> = {
  saffron: 'text-saffron',
  teal: 'text-primary',
  navy: 'text-secondary',
  cinnabar: 'text-error',
};

/** Decorative cover for content without an image: a guilloche sun over dunes, water or a town. */
export function CoverArtDrawing({ seed, category, className = '' }: CoverArtProps) {
  const id = useId();
  const { sun, ground, hues } = useMemo(() => coverDrawing(seed, category), [seed, category]);
  const [sunHue, groundHue] = hues;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${String(COVER_WIDTH)} ${String(COVER_HEIGHT)}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      className={`bg-base-300 ${className}`}
    >
      <defs>
        <path id={id} d={sun.lobes} />
      </defs>
      <g
        transform={`translate(${String(sun.x)} ${String(sun.y)}) scale(${String(sun.scale)})`}
        strokeWidth="0.5"
        strokeOpacity="0.7"
        className={hueClasses[sunHue]}
      >
        {Array.from({ length: sun.copies }, (_, copy) => (
          <use
            key={copy}
            href={`#${id}`}
            transform={`rotate(${((copy * 360) / sun.copies).toFixed(2)})`}
          />
        ))}
      </g>
      <g
        transform={`translate(-${String(OVERHANG)} 0)`}
        strokeWidth="1.1"
        className={`fill-base-200 ${hueClasses[groundHue]}`}
      >
        {ground.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
    </svg>
  );
}
