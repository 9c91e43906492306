import { useLayoutEffect } from 'react';
import { redoEarlyActs } from '@/ui/earlyActs';

/**
 * The app has taken over a page that was rendered ahead of time: stale parts of it are shown
 * again, as they are now, and what was typed and pressed until now is done again.
 */
export function useTakenOver(): void {
  useLayoutEffect(() => {
    delete document.documentElement.dataset['stale'];
    redoEarlyActs();
  }, []);
}
