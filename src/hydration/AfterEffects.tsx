import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Calls `act` once, when all that the first drawing entails is done, effects included, and before
 * anyone can see it or press anything: React runs pending effects ahead of a drawing in between.
 * That drawing is of this component alone: a parent's would redraw what is not taken over yet.
 */
export function AfterEffects({ act }: { act: () => void }) {
  const first = useRef(act);
  const [isDrawn, setDrawn] = useState(false);
  // The drawing in between is what this is for.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setDrawn(true), []);
  useLayoutEffect(() => {
    if (isDrawn) first.current();
  }, [isDrawn]);
  return null;
}
