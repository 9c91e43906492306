import type { ReactNode } from 'react';

/** Colour of a status; the text carries the meaning. */
export type Tone = 'yellow' | 'green' | 'red' | 'grey';

export interface BadgeProps {
  tone?: Tone | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'grey', className = '', children }: BadgeProps) {
  return <span className={`status-badge tone-${tone} ${className}`}>{children}</span>;
}
