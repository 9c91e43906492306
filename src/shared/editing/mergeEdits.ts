import { sameJson } from '@/lib/json';

/** Fields by name; a missing one counts as undefined. */
type Fields = Readonly<Record<string, unknown>>;

export interface MergedEdits<Entry extends Fields> {
  /** Each field from the side that changed it; mine if both did. */
  readonly merged: Entry;
  /** The fields that both sides changed, to different values. */
  readonly conflicts: readonly string[];
}

/** Whose version to use. */
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

/** The merge with one side's version of each field that both changed. */
export function settleConflicts<Entry extends Fields>(
  { merged, conflicts }: MergedEdits<Entry>,
  theirs: Entry,
  side: Side,
): Entry {
  return side === 'mine' ? merged : withFields(merged, theirs, conflicts);
}

function withFields<Entry extends Fields>(
  record: Entry,
  source: Entry,
  names: readonly string[],
): Entry {
  return { ...record, ...Object.fromEntries(names.map((name) => [name, source[name]])) };
}
