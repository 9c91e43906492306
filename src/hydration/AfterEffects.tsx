import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Calls `callback` once after the first render and its effects, before anything else can happen:
 * React flushes effects before a second render. That render is of this component alone, because a
 * parent's would re-render what is not hydrated yet.
 */
export function AfterEffects({ callback }: { callback: () => void }) {
  const initialCallback = useRef(callback);
  const [isRendered, setRendered] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is the purpose.
  useLayoutEffect(() => setRendered(true), []);
  useLayoutEffect(() => {
    if (isRendered) initialCallback.current();
  }, [isRendered]);
  return null;
}
