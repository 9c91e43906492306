import { headsOf } from './counters/heads';
import { sameJson } from '../lib/sameJson';

/** Fields by name; one that is absent counts as undefined. */
type Fields = Readonly<Record<string, unknown>>;

export interface MergedEdits<Entry extends Fields> {
  /** Every field as the side has it that changed it; mine where both did. */
  readonly merged: Entry;
  /** The fields that both sides changed, to different values. */
  readonly conflicts: readonly string[];
}

/** Which version of a field counts. */
export type Side = 'mine' | 'theirs';

/** Merges two edits of one record, field by field, from what both began with. */
export function mergeEdits<Entry extends Fields>(
  base: Entry,
  mine: Entry,
  theirs: Entry,
): MergedEdits<Entry> {
  const changed: string[] = [];
  const conflicts: string[] = [];
  for (const name of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    const edit = (id: Side, { [name]: value }: Fields, clock: number) =>
      sameJson(value, base[name]) ? [] : [{ id, clock, value, replaces: ['base'] }];
    const [standing, other] = headsOf([
      { id: 'base', clock: 0, value: base[name], replaces: [] },
      ...edit('theirs', theirs, 1),
      ...edit('mine', mine, 2),
    ]);
    if (standing?.id === 'mine') changed.push(name);
    if (other) conflicts.push(name);
  }
  return { merged: withFields(theirs, mine, changed), conflicts };
}

/** The merged record with their version of the fields for which it was chosen. */
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
