import { sameJson } from '@/lib/json';

/** Fields by name; a missing one counts as undefined. */
type Fields = Readonly<Record<string, unknown>>;

export interface MergedEdits<Entry extends Fields> {
  /** Each field from the side that changed it; mine if both did. */
  readonly merged: Entry;
  /** The fields that both sides changed, to different values. */
  readonly conflicts: readonly string[];
}

/** The version of a field to use. */
export type Side = 'mine' | 'theirs';

/** Three-way merge of a record, field by field. */
export function mergeEdits<Entry extends Fields>(
  base: Entry,
  mine: Entry,
  theirs: Entry,
): MergedEdits<Entry> {
  const changed: string[] = [];
  const conflicts: string[] = [];
  for (const name of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    if (sameJson(mine[name], base[name])) continue;
    changed.push(name);
    const isTheirs = !sameJson(theirs[name], base[name]);
    if (isTheirs && !sameJson(theirs[name], mine[name])) conflicts.push(name);
  }
  return { merged: withFields(theirs, mine, changed), conflicts };
}

/** Applies the user's choices to a merge with conflicts. */
export function settleConflicts<Entry extends Fields>(
  { merged, conflicts }: MergedEdits<Entry>,
  theirs: Entry,
  choices: Readonly<{ [name: string]: Side }>,
): Entry {
  const taken = conflicts.filter((name) => choices[name] === 'theirs');
  return withFields(merged, theirs, taken);
}

function withFields<Entry extends Fields>(
  record: Entry,
  source: Entry,
  names: readonly string[],
): Entry {
  return { ...record, ...Object.fromEntries(names.map((name) => [name, source[name]])) };
}
