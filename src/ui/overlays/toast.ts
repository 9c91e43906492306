import type { Notice } from '@/lib/notice';

/** A notice on show; `id` tells one showing from the next, even of the same words. */
export interface ShownNotice extends Notice {
  id: number;
}

let current: ShownNotice | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownNotice | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a notice in place of the one on show, if any: there is one at a time (SPEC section 9). */
export function toast(notice: Notice): void {
  lastId += 1;
  show({ ...notice, id: lastId });
}

/** Takes the notice off, unless a later one has taken its place. */
export function dismissToast(id: number): void {
  if (current?.id === id) show(undefined);
}

export function currentToast(): ShownNotice | undefined {
  return current;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
