export interface RosetteProps {
  /** `fine` has the closer weave of the two. */
  weave?: 'open' | 'fine' | undefined;
  /** Size, place and colour (`text-primary`). */
  className?: string | undefined;
}

/** A guilloche rosette in the colour of the text around it. Ornament only. */
export function Rosette({ weave = 'open', className = '' }: RosetteProps) {
  return <span aria-hidden className={`rosette rosette-${weave} ${className}`} />;
}

/** A band of fourteen waves in the colour of the text around it, as wide as its place. */
export function WaveBand({ className = '' }: { className?: string | undefined }) {
  return <span aria-hidden className={`wave-band ${className}`} />;
}
