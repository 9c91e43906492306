import { Check } from 'lucide-react';

export interface TimelineStage {
  label: string;
  state: 'completed' | 'current' | 'pending';
  /** The state in words, at the end of the row. */
  stateLabel: string;
}

export interface TimelineProps {
  stages: readonly TimelineStage[];
}

/** A list of stages. Tick, ring and empty circle differ in shape, and each state is in words. */
export function Timeline({ stages }: TimelineProps) {
  return (
    <ol className="timeline-ruled @container">
      {stages.map(({ label, state, stateLabel }) => (
        <li
          key={label}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
          className="group"
        >
          <span aria-hidden className="timeline-mark">
            {state === 'completed' && <Check className="size-3.5" strokeWidth={3} />}
          </span>
          <span className="leading-[1.375rem] group-data-[state=current]:font-semibold group-data-[state=pending]:text-muted">
            {label}
          </span>
          <span className="text-sm leading-[1.375rem] text-muted group-data-[state=current]:font-semibold group-data-[state=current]:text-primary @max-[16rem]:col-2">
            {stateLabel}
          </span>
        </li>
      ))}
    </ol>
  );
}
