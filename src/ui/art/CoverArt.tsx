import { Suspense } from 'react';
import type { CoverArtProps } from './CoverArtDrawing';
import { deferred } from '@/ui/deferred';

const Drawing = deferred(async () => (await import('./CoverArtDrawing')).CoverArtDrawing);

/** Decorative cover for content without an image, loaded after everything else. */
export function CoverArt(props: CoverArtProps) {
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  );
}
