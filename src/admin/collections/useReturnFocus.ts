import { type RefObject, useEffect, useRef } from 'react';

interface ReturnFocus {
  list: RefObject<HTMLElement | null>;
  create: RefObject<HTMLButtonElement | null>;
}

/**
 * Puts focus back when the dialog of an entry has closed and left it nowhere: to the entry's menu,
 * to the button that makes new ones, or to the list's heading where the entry is gone.
 */
export function useReturnFocus(id: string | undefined, newId: string): ReturnFocus {
  const list = useRef<HTMLElement>(null);
  const create = useRef<HTMLButtonElement>(null);
  const last = useRef<string>(undefined);
  useEffect(() => {
    const closed = last.current;
    last.current = id;
    if (id !== undefined || closed === undefined) return undefined;
    // The dialog gives focus back by itself at first, where it still knows to whom.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const row = list.current?.querySelector(`[data-id="${CSS.escape(closed)}"]`);
      const menu = row?.querySelector<HTMLElement>('[data-show="actions"] button');
      const other = closed === newId ? create.current : list.current?.querySelector('h2');
      (menu ?? other)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [id, newId]);
  return { list, create };
}
