import type { Tone } from '../Badge';

export interface StampProps {
  text: string;
  tone: Tone;
  /** A small line under the text, such as a date. */
  detail?: string | undefined;
  /** Whether to animate it once when it appears. */
  landing?: boolean | undefined;
  className?: string | undefined;
}

/** A rubber stamp; the text carries the meaning. */
export function Stamp({ text, tone, detail, landing = false, className = '' }: StampProps) {
  return (
    <p
      className={`stamp tone-${tone} ${landing ? 'animate-[stamp-landing_220ms_var(--ease-out)]' : ''} ${className}`}
    >
      <span className="stamp-text">{text}</span>
      {detail !== undefined && <bdi className="stamp-detail">{detail}</bdi>}
    </p>
  );
}
