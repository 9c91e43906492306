import { useLayoutEffect } from 'react';
import { AfterEffects } from '@/hydration/AfterEffects';
import { replayEvents, refocus } from '@/hydration/eventReplay';

/**
 * After hydration: renders the parts that were stale in the prerendered page, then replays early
 * input events.
 */
export function HydrationEffects() {
  useLayoutEffect(() => {
    delete document.documentElement.dataset['stale'];
    refocus();
  }, []);
  // After the children's effects, which correct prerendered state such as the theme.
  return <AfterEffects callback={replayEvents} />;
}
