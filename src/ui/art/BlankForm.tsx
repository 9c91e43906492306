import { Suspense } from 'react';
import { deferred } from '@/ui/deferred';

const Drawing = deferred(async () => (await import('./BlankFormDrawing')).BlankFormDrawing);

/** Decorative drawing of an empty state, loaded lazily because few pages are empty. */
export function BlankForm({ className = 'h-32' }: { className?: string | undefined }) {
  return (
    <Suspense fallback={<div className={className} />}>
      <Drawing className={className} />
    </Suspense>
  );
}
