import { observable } from '@/lib/observable';
import type { Notice } from '@/lib/notice';

/** A notice on show; `id` tells one showing from the next, even of the same words. */
export interface ShownNotice extends Notice {
  id: number;
}

let lastId = 0;
const current = observable<ShownNotice | undefined>(undefined);

export const currentToast = current.get;
export const subscribeToToast = current.subscribe;

/** Shows a notice in place of the one on show, if any: there is one at a time (SPEC section 9). */
export function toast(notice: Notice): void {
  lastId += 1;
  current.set({ ...notice, id: lastId });
}

/** Takes the notice off, unless a later one has taken its place. */
export function dismissToast(id: number): void {
  if (current.get()?.id === id) current.set(undefined);
}

/** Says something beside the notice on show, for as long as that is on show. */
export function addToToast(beside: NonNullable<Notice['beside']>): void {
  const notice = current.get();
  if (notice !== undefined) current.set({ ...notice, beside });
}
