import type { Identified } from './contentType';

/** The id of an entry that does not exist yet; never of a stored one. */
export const NEW_ENTRY = 'new';

/**
 * Makes ids distinct: the first of equal ids stays, the others get a suffix. Returns the same list
 * if they differ already.
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

/** Entries with distinct ids; the same array if they differ already. */
export function withDistinctIds<Entry extends Identified>(
  entries: readonly Entry[],
): readonly Entry[] {
  const stored = entries.map(({ id }) => id);
  const ids = distinctIds(stored);
  if (ids === stored) return entries;
  return entries.map((entry, place) => ({ ...entry, id: ids[place] ?? entry.id }));
}
