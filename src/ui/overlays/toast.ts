import { observable } from '@/lib/observable';
import { useCallback, useEffect, useRef } from 'react';

/** The current notice; `id` distinguishes repeated notices with the same text. */
export interface ShownNotice extends Notice {
  id: number;
}

let lastId = 0;
const current = observable<ShownNotice | undefined>(undefined);

export const currentToast = current.get;
export const subscribeToToast = current.subscribe;

/** Shows a notice, replacing the current one (SPEC section 9), and returns its id. */
export function toast(notice: Notice): number {
  lastId += 1;
  current.set({ ...notice, id: lastId });
  return lastId;
}

/** Removes the notice if it is still the current one. */
export function dismissToast(id: number): void {
  if (current.get()?.id === id) current.set(undefined);
}

/** A toast (SPEC sections 8 and 9). */
export interface Notice {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** An action offered in the toast; resolves to the next one, if there is one. */
  action?: { readonly label: string; readonly run: () => Promise<Notice> | undefined };
}

/** Shows notices whose action needs the component; unmounting it removes the notice. */
export function useToast(): (notice: Notice) => void {
  const shown = useRef<number>(undefined);
  useEffect(
    () => () => {
      if (shown.current !== undefined) dismissToast(shown.current);
    },
    [],
  );
  return useCallback((notice) => {
    shown.current = toast(notice);
  }, []);
}
