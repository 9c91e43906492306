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
 */
export function headsOf<Each extends AssignedValue>(given: readonly Each[]): readonly Head<Each>[] {
  const byId = new Map(given.map((each) => [each.id, each]));
  const replaced = new Set<string>();
  for (const each of given)
    for (const id of each.replaces) {
      const old = byId.get(id);
      if (old && old !== each && old.clock <= each.clock) replaced.add(id);
    }
  const free = replaced.size < byId.size ? given.filter(({ id }) => !replaced.has(id)) : given;
  const heads = new Map<string | undefined, Each & { ids: string[] }>();
  for (const each of free.toSorted((a, b) => b.clock - a.clock || (a.id < b.id ? 1 : -1))) {
    const value = free.length > 1 ? canonicalJson(each.value) : '';
    const same = heads.get(value);
    if (same) same.ids.push(each.id);
    else heads.set(value, { ...each, ids: [each.id] });
  }
  return [...heads.values()];
}
