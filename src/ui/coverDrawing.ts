import { lobeCount, lobePath, type Ring, rings, wavePath } from '@/lib/guilloche';
import { seededRandom } from '@/lib/seededRandom';

export const COVER_WIDTH = 640;
export const COVER_HEIGHT = 360;
const DUNES = 14;

export interface CoverDrawing {
  /** The sun: a rosette, as one lobe of each pen and the rings that turn it. */
  sun: { x: number; y: number; scale: number; lobes: string[]; rings: Ring[] };
  /** From the horizon to the feet, each closed at the bottom so that it hides what lies behind. */
  dunes: string[];
  palette: number;
}

const gears = [
  [100, 37],
  [92, 29],
  [84, 31],
  [96, 35],
  [72, 25],
  [80, 27],
] as const;

/** A sun over dunes in guilloche, different for each seed and always the same for one. */
export function coverDrawing(seed: string): CoverDrawing {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  const [outer, inner] = gears[Math.floor(random() * gears.length)] ?? [100, 37];
  const arm = outer - inner;
  const pen = between(0.8, 1);
  const lobes = [0, 0.13, 0.26].map((more) => lobePath({ outer, inner, pen: arm * (pen + more) }));
  const reach = arm * (1 + pen + 0.26);
  const radius = between(105, 150);
  const horizon = between(196, 236);
  const [swell, ridge] = [between(0.7, 1.3), between(1.6, 2.6)];
  const [drift, shift] = [between(0, 6.3), between(0.14, 0.3) * (random() < 0.5 ? -1 : 1)];
  const dunes = Array.from({ length: DUNES }, (_, index) => {
    const near = index / (DUNES - 1);
    const foot = horizon + (COVER_HEIGHT - horizon) * near ** 1.35;
    const height = 11 + 19 * Math.sin(Math.PI * near);
    const path = wavePath(
      (x) => {
        const angle = (2 * Math.PI * x) / COVER_WIDTH;
        return (
          foot +
          height * Math.sin(swell * angle + drift + shift * index) +
          0.4 * height * Math.sin(ridge * angle - drift + 2 * shift * index)
        );
      },
      COVER_WIDTH,
      8,
    );
    return `${path}V${String(COVER_HEIGHT)}H0Z`;
  });
  return {
    sun: {
      x: Math.round(between(0.2, 0.8) * COVER_WIDTH),
      y: Math.round(horizon - between(40, 90)),
      scale: Number((radius / reach).toFixed(3)),
      lobes,
      rings: rings(lobeCount({ outer, inner, pen })),
    },
    dunes,
    palette: Math.floor(random() * 4),
  };
}
