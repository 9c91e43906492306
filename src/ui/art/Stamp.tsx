import type { Tone } from '../Badge';

export interface StampProps {
  text: string;
  tone: Tone;
  /** The small line under the text: a date, as a rule. */
  detail?: string | undefined;
  /** The stamp comes down once, as it appears. */
  landing?: boolean | undefined;
  className?: string | undefined;
}

/** A rubber stamp: slightly turned, its ink uneven. The words carry the meaning. */
export function Stamp({ text, tone, detail, landing = false, className = '' }: StampProps) {
  return (
    <p
      className={`stamp tone-${tone} ${landing ? 'animate-[stamp-landing_220ms_var(--ease-out)]' : ''} ${className}`}
    >
      <span className="stamp-text">{text}</span>
      {detail !== undefined && <span className="stamp-detail">{detail}</span>}
    </p>
  );
}
