import { useLayoutEffect } from 'react';
import { AfterEffects } from '@/hydration/AfterEffects';
import { replayEvents, refocus } from '@/hydration/eventReplay';

/**
 * The app has taken over a page that was rendered ahead of time: stale parts of it are shown again,
 * as they are now, and what was typed and pressed until now is done again.
 */
export function TakenOver() {
  useLayoutEffect(() => {
    delete document.documentElement.dataset['stale'];
    refocus();
  }, []);
  // What was assumed while the page was rendered, such as the theme, is put right before.
  return <AfterEffects callback={replayEvents} />;
}
