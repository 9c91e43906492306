import { useDeferredValue, useEffect, useMemo, useState } from 'react';

/** Who types on does so sooner. */
const PAUSE_MS = 300;

/** How many items of a list follow in the frame of a key, and how many before there is a pause. */
export interface Stages {
  readonly first: number;
  readonly next: number;
}

/**
 * A list that follows in stages, what is read first before the rest: the first items at once, the
 * next when those are painted, and what only scrolling shows when there is a pause. In the place
 * of the others stands what was there before.
 */
export function useRestLater<Item>(
  items: readonly Item[],
  { first, next }: Stages,
): readonly Item[] {
  const soon = useDeferredValue(items);
  const [settled, setSettled] = useState(items);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(items), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [items]);
  return useMemo(() => {
    if (settled === items) return items;
    const shown: Item[] = [];
    for (let place = 0; place < items.length; place += 1) {
      const item = (place < first ? items : place < next ? soon : settled)[place];
      if (item === undefined) break;
      shown.push(item);
    }
    return shown;
  }, [items, soon, settled, first, next]);
}
