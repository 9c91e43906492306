import { canonicalJson } from '@/lib/json';
import type { Cell, Change, RecordChange, SharedDecision, SharedStep } from './change';

/*
 * Merges changes field by field: the last writer wins. The result does not depend on the order in
 * which changes arrive, or on duplicates.
 */

type Stamped = Pick<RecordChange, 'key' | 'cells' | 'gone'>;

const textOf = (value: unknown) => (value === undefined ? '' : (canonicalJson(value) ?? ''));

/** Whether a cell wins: the greater stamp, then the greater counter, then the greater JSON. */
export function wins([stamp, counter, value]: Cell, other: Cell | undefined): boolean {
  if (other === undefined || stamp !== other[0]) return stamp > (other?.[0] ?? 0);
  return counter === other[1] ? textOf(value) > textOf(other[2]) : counter > other[1];
}

/** A unique name of a record across all keys. */
export const nameOf = ({ key, record }: { readonly key: string; readonly record: string }) =>
  `${key} ${record}`;

/** Merges what two counters know of a record; returns `one` itself if `other` adds nothing. */
export function mergeRecords(one: RecordChange, other: RecordChange): RecordChange {
  const cells = Object.entries(other.cells).filter(([field, cell]) => wins(cell, one.cells[field]));
  const gone = Object.entries(other.gone).filter(([counter, at]) => at > (one.gone[counter] ?? 0));
  if (cells.length + gone.length === 0) return one;
  return {
    ...one,
    cells: { ...one.cells, ...Object.fromEntries(cells) },
    gone: { ...one.gone, ...Object.fromEntries(gone) },
  };
}

/** Chooses one of two values that were added under the same id; every counter chooses the same. */
export const firstOf = <Value>(one: Value, other: Value): Value =>
  textOf(other) < textOf(one) ? other : one;

/** Changes, one for each record, step and decision. */
export interface MergedChanges {
  /** By `nameOf`. */
  readonly records: Map<string, RecordChange>;
  readonly steps: Map<string, SharedStep>;
  readonly decisions: Map<string, SharedDecision>;
}

/** Merges changes of the same record, step or decision. */
export function mergeChanges(changes: Iterable<Change>): MergedChanges {
  const merged: MergedChanges = { records: new Map(), steps: new Map(), decisions: new Map() };
  const add = <Value>(all: Map<string, Value>, id: string, value: Value) => {
    const same = all.get(id);
    all.set(id, same === undefined ? value : firstOf(same, value));
  };
  for (const change of changes) {
    const { record } = change;
    if (change.key === 'steps') add(merged.steps, record, change.value);
    else if (change.key === 'decisions') add(merged.decisions, record, change.value);
    else {
      const same = merged.records.get(nameOf(change));
      merged.records.set(nameOf(change), same ? mergeRecords(same, change) : change);
    }
  }
  return merged;
}

/** Whether changing a field restores a deleted record; moves and read marks do not. */
const keeps = (key: string, field: string): boolean =>
  !(key === 'menus' && field === 'place') && !(key === 'contactMessages' && field === 'read');

/** Whether a record exists: a cell is newer than what the deletions have seen. */
export const isThere = ({ key, cells, gone }: Stamped): boolean =>
  Object.entries(cells).some(
    ([field, [stamp, counter]]) => keeps(key, field) && stamp > (gone[counter] ?? 0),
  );

/** What a deletion of a record has seen: the greatest stamp of each counter. */
export function seenBy({ cells, gone }: Pick<Stamped, 'cells' | 'gone'>): Record<string, number> {
  const seen = { ...gone };
  for (const [stamp, counter] of Object.values(cells))
    seen[counter] = Math.max(stamp, seen[counter] ?? 0);
  return seen;
}

/** Cells without their values, as files contain them for a deleted record. */
export const withoutValues = (cells: RecordChange['cells']): Record<string, Cell> =>
  Object.fromEntries(
    Object.entries(cells).map(([field, [stamp, counter]]): [string, Cell] => [
      field,
      [stamp, counter],
    ]),
  );

/** Whether a counter knows more of a record than the files contain. */
export function knowsMore(own: RecordChange, shown: RecordChange | undefined): boolean {
  const isKept = isThere(own);
  return (
    Object.entries(own.cells).some(([field, [stamp, counter]]) => {
      const there = shown?.cells[field];
      if (there === undefined || (isKept && there[2] === undefined)) return true;
      return wins([stamp, counter], [there[0], there[1]]);
    }) || Object.entries(own.gone).some(([counter, stamp]) => stamp > (shown?.gone[counter] ?? 0))
  );
}

/** A decision with its id. */
export interface NamedDecision {
  readonly id: string;
  readonly value: SharedDecision;
}

/** The decisions about an application that no other replaces; all of them if each is replaced. */
export function standingDecisions(decisions: readonly NamedDecision[]): readonly NamedDecision[] {
  const replaced = new Set(
    decisions.flatMap(({ id, value }) => value.replaces.filter((each) => each !== id)),
  );
  const standing = decisions.filter(({ id }) => !replaced.has(id));
  return standing.length > 0 ? standing : decisions;
}

/** The standing decisions if their statuses differ, so at least two; otherwise none. */
export function contradicting(decisions: readonly NamedDecision[]): readonly NamedDecision[] {
  const standing = standingDecisions(decisions);
  return new Set(standing.map(({ value }) => value.status)).size > 1 ? standing : [];
}

/** The status that follows from the decisions about an application; undefined without any. */
export function decidedStatus(decisions: readonly NamedDecision[]): string | undefined {
  if (contradicting(decisions).length > 0) return 'Processing';
  return standingDecisions(decisions)[0]?.value.status;
}
