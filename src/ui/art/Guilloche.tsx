export interface RosetteProps {
  /** `fine` has a denser pattern. */
  weave?: 'open' | 'fine' | undefined;
  /** Size, position and colour (`text-primary`). */
  className?: string | undefined;
}

/** A decorative guilloche rosette in `currentColor`. */
export function Rosette({ weave = 'open', className = '' }: RosetteProps) {
  return <span aria-hidden className={`rosette rosette-${weave} ${className}`} />;
}

/** A decorative band of fourteen waves in `currentColor`, as wide as its container. */
export function WaveBand({ className = '' }: { className?: string | undefined }) {
  return <span aria-hidden className={`wave-band ${className}`} />;
}
