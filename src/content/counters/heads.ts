import { canonicalJson } from '../../lib/sameJson';

/** A value that a change gave to a field. */
export interface Given {
  readonly id: string;
  readonly clock: number;
  readonly value: unknown;
  readonly replaces: readonly string[];
}

/** A value that no known change replaces, with the ids of all changes that gave the same one. */
export type Head<Each extends Given = Given> = Each & { readonly ids: readonly string[] };

/**
 * The one rule by which edits of a field are merged, those of an open editor too: what no change
 * replaces stays, and of several the one with the greatest clock, then id, stands. It is the first
 * of the list. Equal values are one.
 */
export function headsOf<Each extends Given>(given: readonly Each[]): readonly Head<Each>[] {
  const byId = new Map(given.map((each) => [each.id, each]));
  const replaced = new Set<string>();
  let isOrdered = true;
  for (const each of given)
    for (const id of each.replaces) {
      const old = byId.get(id);
      if (old === undefined || old === each) continue;
      replaced.add(id);
      isOrdered &&= old.clock < each.clock;
    }
  const free = isOrdered ? given.filter(({ id }) => !replaced.has(id)) : freeOrInCircles(byId);
  const heads = new Map<string | undefined, Each & { ids: string[] }>();
  for (const each of free.toSorted((a, b) => b.clock - a.clock || (a.id < b.id ? 1 : -1))) {
    const value = free.length > 1 ? canonicalJson(each.value) : '';
    const same = heads.get(value);
    if (same) same.ids.push(each.id);
    else heads.set(value, { ...each, ids: [each.id] });
  }
  return [...heads.values()];
}

/** What is reached from a start by names, without recursion: a list from outside may be long. */
function walk(start: string, next: (id: string) => readonly string[], seen: Set<string>): void {
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...next(id));
  }
}

/**
 * Changes that nothing replaces, and those of circles that nothing outside replaces. A change from
 * which no later one of the list leads to an earlier start is in such a circle, or free; all that
 * replace it are with it.
 */
function freeOrInCircles<Each extends Given>(byId: ReadonlyMap<string, Each>): Each[] {
  const known = (id: string) => (byId.get(id)?.replaces ?? []).filter((each) => byId.has(each));
  const replacing = new Map<string, string[]>();
  for (const { id } of byId.values())
    for (const old of known(id)) {
      const list = replacing.get(old);
      if (list) list.push(id);
      else replacing.set(old, [id]);
    }
  const reached = new Set<string>();
  const starts: string[] = [];
  for (const id of byId.keys()) {
    if (reached.has(id)) continue;
    starts.push(id);
    walk(id, known, reached);
  }
  const below = new Set<string>();
  const free = new Set<string>();
  for (const start of starts.toReversed()) {
    if (below.has(start)) continue;
    walk(start, known, below);
    walk(start, (id) => replacing.get(id) ?? [], free);
  }
  return [...byId.values()].filter(({ id }) => free.has(id));
}
