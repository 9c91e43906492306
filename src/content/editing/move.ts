import type { EntryRecord } from '../types/contentType';

/** The place of an entry among the others. */
export function orderOf(entry: EntryRecord): number {
  return Number(entry['order'] ?? 0);
}

/**
 * What changes when an entry moves one place up (-1) or down (1) in the order: only entries whose
 * number becomes another. Where numbers repeat, the later ones grow so that each has its own.
 */
export function move(
  entries: readonly EntryRecord[],
  id: string,
  step: -1 | 1,
): readonly EntryRecord[] {
  const before = entries.toSorted((a, b) => orderOf(a) - orderOf(b));
  const from = before.findIndex((entry) => entry.id === id);
  const [moved, other] = [before[from], before[from + step]];
  if (moved === undefined || other === undefined) return [];
  const after = before.with(from, other).with(from + step, moved);
  let last = Number.NEGATIVE_INFINITY;
  const numbers = before.map((entry) => {
    last = Math.max(orderOf(entry), last + 1);
    return last;
  });
  return after.flatMap((entry, place) => {
    const order = numbers[place] ?? 0;
    return orderOf(entry) === order ? [] : [{ ...entry, order }];
  });
}
