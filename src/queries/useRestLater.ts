import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/whenIdle';

/**
 * A list of which only the first so many follow at once, for they are what is seen; in the place of
 * the rest stands what was there before, until the page has nothing better to do.
 */
export function useRestLater<Item>(items: readonly Item[], atOnce: number): readonly Item[] {
  const [settled, setSettled] = useState(items);
  useEffect(() => {
    let isOver = false;
    whenIdle(() => {
      if (!isOver) setSettled(items);
    });
    return () => {
      isOver = true;
    };
  }, [items]);
  if (settled === items || items.length <= atOnce) return items;
  return [...items.slice(0, atOnce), ...settled.slice(atOnce, items.length)];
}
