import { useId, useMemo } from 'react';

import { COVER_HEIGHT, COVER_WIDTH, coverDrawing, type Hue, OVERHANG } from './coverDrawing';

export interface CoverArtProps {
  /** Slug or id of the content. */
  seed: string;
  /** Chooses what lies below the sun. */
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
