import { useEffect, useMemo, useState } from 'react';

/** Who types on does so sooner. */
const PAUSE_MS = 300;

/**
 * A list of which only the first so many follow at once, for they are what is seen; in the place of
 * the rest stands what was there before, until there is a pause.
 */
export function useRestLater<Item>(items: readonly Item[], atOnce: number): readonly Item[] {
  const [settled, setSettled] = useState(items);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(items), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [items]);
  return useMemo(() => {
    if (settled === items || items.length <= atOnce) return items;
    return [...items.slice(0, atOnce), ...settled.slice(atOnce, items.length)];
  }, [items, atOnce, settled]);
}
