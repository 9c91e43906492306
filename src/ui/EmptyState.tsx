import type { Elements } from './elements';
import { type ReactNode, Suspense } from 'react';
import { deferred } from './deferred';

interface EmptyStateProps {
  /** `h3` below an h2. */
  level?: 'h2' | 'h3';
  title: ReactNode;
  text: ReactNode;
  /** A button or link to add the first entry. */
  action?: Elements;
  /** Shown above the text. */
  drawing?: Elements;
  className?: string | undefined;
}

export function EmptyState({
  level: Heading = 'h2',
  title,
  text,
  action,
  drawing,
  className = '',
}: EmptyStateProps) {
  return (
    <div
      className={`mx-auto grid max-w-md justify-items-center gap-4 py-12 text-center ${className}`}
    >
      {drawing}
      <Heading className={Heading === 'h2' ? 'text-2xl' : 'text-xl'}>{title}</Heading>
      <p className="text-balance text-muted">{text}</p>
      {action}
    </div>
  );
}

const Drawing = deferred(async () => (await import('./art/BlankFormDrawing')).BlankFormDrawing);

/** Decorative drawing of an empty state, loaded lazily because few pages are empty. */
export function BlankForm({ className = 'h-32' }: { className?: string | undefined }) {
  return (
    <Suspense fallback={<div className={className} />}>
      <Drawing className={className} />
    </Suspense>
  );
}
