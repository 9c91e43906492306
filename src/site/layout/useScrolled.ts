import { useSyncExternalStore } from 'react';
import { HEADER_SCROLL_THRESHOLD_PX } from '@/config';

function subscribe(onScroll: () => void): () => void {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

/** Whether the page is scrolled past the header's threshold (SPEC section 9). */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > HEADER_SCROLL_THRESHOLD_PX,
    () => false,
  );
}
