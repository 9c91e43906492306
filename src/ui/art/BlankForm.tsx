import { Suspense } from 'react';
import { deferred } from '@/hydration/deferred';

const Drawing = deferred(async () => (await import('./BlankFormDrawing')).BlankFormDrawing);

/** The drawing of an empty state. Ornament only: hardly a page is empty, and its code comes late. */
export function BlankForm({ className = 'h-32' }: { className?: string | undefined }) {
  return (
    <Suspense fallback={<div className={className} />}>
      <Drawing className={className} />
    </Suspense>
  );
}
