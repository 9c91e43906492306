import { sameJson } from '@/lib/sameJson';

/** Whether what is stored is what editing began with, or what an unanswered attempt to save it has stored. */
export function isExpected(current: unknown, edited: unknown, saved: unknown): boolean {
  return sameJson(current, edited) || sameJson(current, saved);
}
