import { canonicalJson } from '../../lib/sameJson';

/** A value that a change assigned to a field. */
export interface AssignedValue {
  readonly id: string;
  readonly clock: number;
  readonly value: unknown;
  readonly replaces: readonly string[];
}

/** A value that no known change replaces, with the ids of all changes that assigned an equal one. */
export type Head<Each extends AssignedValue = AssignedValue> = Each & {
  readonly ids: readonly string[];
};

/**
 * The merge rule of a field, also for open editors: values that no change replaces remain, the
 * winner first: the one with the greatest clock, then id. Equal values are one. A value with a
 * greater clock is never replaced, and in a cycle all values remain.
 *
 * A value that is not accepted comes after all that are, unless a change replaces it: what it
 * replaced itself counts as if it were not there.
 */
export function headsOf<Each extends AssignedValue>(
  given: readonly Each[],
  accepts: (value: unknown) => boolean = () => true,
): readonly Head<Each>[] {
  const [only, second] = given;
  if (only && !second) return [{ ...only, ids: [only.id] }];
  const byId = new Map(given.map((each) => [each.id, each]));
  const replacedBy = (each: Each) =>
    each.replaces.flatMap((id) => {
      const old = byId.get(id);
      return old && old !== each && old.clock <= each.clock ? [old] : [];
    });
  /** How many changes replace each. */
  const counts = new Map<Each, number>();
  for (const old of given.flatMap(replacedBy)) counts.set(old, (counts.get(old) ?? 0) + 1);
  const isWaiting = (each: Each) => (counts.get(each) ?? 0) === 0 && !accepts(each.value);
  const waiting = new Set(given.filter(isWaiting));
  if (waiting.size > 0 && waiting.size < given.length) {
    // The loop also visits what it adds.
    for (const each of waiting)
      for (const old of replacedBy(each)) {
        counts.set(old, (counts.get(old) ?? 0) - 1);
        if (isWaiting(old)) waiting.add(old);
      }
    const rest = given.filter((each) => !waiting.has(each));
    if (rest.length > 0) return [...headsOf(rest, accepts), ...headsOf([...waiting])];
  }
  const isFree = (each: Each) => !counts.has(each);
  const free = counts.size < byId.size ? given.filter(isFree) : given;
  const heads = new Map<string | undefined, Each & { ids: string[] }>();
  for (const each of free.toSorted((a, b) => b.clock - a.clock || (a.id < b.id ? 1 : -1))) {
    const value = free.length > 1 ? canonicalJson(each.value) : '';
    const same = heads.get(value);
    if (same) same.ids.push(each.id);
    else heads.set(value, { ...each, ids: [each.id] });
  }
  const rank = ({ value }: Each) => Number(!accepts(value));
  return [...heads.values()].toSorted((a, b) => rank(a) - rank(b));
}
