import type { Identified } from './types/contentType';

/** In place of an id: an entry that does not exist yet. No stored entry is read under it. */
export const NEW_ENTRY = 'new';

/**
 * Ids by which the members of a list are told apart: the first of equal ones keeps its own, the
 * others get one that no other has. A list whose ids differ already is returned itself.
 */
export function distinctIds(ids: readonly string[]): readonly string[] {
  const taken = new Set(ids);
  if (taken.size === ids.length && !taken.has(NEW_ENTRY)) return ids;
  const counts = new Map([[NEW_ENTRY, 1]]);
  return ids.map((id) => {
    let count = counts.get(id) ?? 0;
    let own = id;
    do {
      count += 1;
      if (count > 1) own = `${id}~${String(count)}`;
    } while (count > 1 && taken.has(own));
    counts.set(id, count);
    taken.add(own);
    return own;
  });
}

/** Entries with the ids by which they are told apart; the same array where they are already. */
export function withDistinctIds<Entry extends Identified>(
  entries: readonly Entry[],
): readonly Entry[] {
  const stored = entries.map(({ id }) => id);
  const ids = distinctIds(stored);
  if (ids === stored) return entries;
  return entries.map((entry, place) => ({ ...entry, id: ids[place] ?? entry.id }));
}
