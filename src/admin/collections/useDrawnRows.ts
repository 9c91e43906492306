import { useEffect, useState } from 'react';
import { usePrinting } from '@/ui/usePrinting';

/** Rows drawn at first, and added whenever the end of the drawn ones comes near. */
const ROWS_AT_ONCE = 25;
/** How near, in CSS pixels. */
const NEAR_PX = 800;

/** How many rows of a long list to draw so far, on paper all; `end` is the ref of what stands below them. */
export function useDrawnRows(
  total: number,
  search: string,
): {
  drawn: number;
  end: (element: HTMLElement | null) => void;
} {
  const [drawn, setDrawn] = useState(ROWS_AT_ONCE);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const isPrinting = usePrinting();
  const [drawnFor, setDrawnFor] = useState(search);
  if (drawnFor !== search) {
    // What was drawn by scrolling is not drawn again for another search.
    setDrawnFor(search);
    setDrawn(ROWS_AT_ONCE);
  }
  const isWhole = drawn >= total;
  useEffect(() => {
    if (isWhole || end === null) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        setDrawn((count) => count + ROWS_AT_ONCE);
        // Looked at anew: the end may still be near.
        observer.unobserve(end);
        observer.observe(end);
      },
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [isWhole, end]);
  return { drawn: isPrinting ? total : drawn, end: setEnd };
}
