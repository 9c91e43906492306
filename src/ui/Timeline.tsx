import { Check } from 'lucide-react';

export interface TimelineStage {
  label: string;
  state: 'completed' | 'current' | 'pending';
  /** The state in words, at the end of the row. */
  stateLabel: string;
}

export interface TimelineProps {
  stages: readonly TimelineStage[];
  className?: string | undefined;
}

/** A list of stages. Tick, ring and empty circle differ in shape, and each state is in words. */
export function Timeline({ stages, className = '' }: TimelineProps) {
  return (
    <ol className={`timeline-ruled @container ${className}`}>
      {stages.map(({ label, state, stateLabel }) => (
        <li key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span aria-hidden className="timeline-mark">
            {state === 'completed' && <Check className="size-3.5" strokeWidth={3} />}
          </span>
          <span className="timeline-label">{label}</span>
          <span className="timeline-state">{stateLabel}</span>
        </li>
      ))}
    </ol>
  );
}
