import { Suspense } from 'react';
import type { CoverArtProps } from './CoverArtDrawing';
import { deferred } from '@/hydration/deferred';

const Drawing = deferred(async () => (await import('./CoverArtDrawing')).CoverArtDrawing);

/** The cover of what has no picture. Ornament only: its code comes after everything else's. */
export function CoverArt(props: CoverArtProps) {
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  );
}
