import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: ReactNode;
  text: ReactNode;
  /** The button or link that ends the emptiness. */
  action?: ReactNode;
  /** Stands above the words. */
  drawing?: ReactNode;
  className?: string | undefined;
}

export function EmptyState({ title, text, action, drawing, className = '' }: EmptyStateProps) {
  return (
    <div
      className={`mx-auto grid max-w-md justify-items-center gap-4 py-12 text-center ${className}`}
    >
      {drawing}
      <h2 className="text-2xl">{title}</h2>
      <p className="text-muted">{text}</p>
      {action}
    </div>
  );
}
