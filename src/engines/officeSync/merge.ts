import { sha256 } from '@noble/hashes/sha2.js';
import * as v from 'valibot';
import { utf8, toHex } from '../../lib/crypto/bytes';
import { runSteps } from '@/lib/async/slices';
import { canonicalJson } from '../../lib/sameJson';
import { type Change, FIELD, type FieldChange, isShareable, type SharedKey } from './change';
import { accepts } from './fieldTypes';
import { type AssignedValue, type Head, headsOf } from './heads';

export const authorSchema = v.object({ counter: v.string(), at: v.number() });
/** The counter that made a change, and its time there in milliseconds since 1970. */
export type Author = v.InferOutput<typeof authorSchema>;

const idsSchema = v.array(v.string());
export const mergedDecisionSchema = v.looseObject({
  status: v.string(),
  /** Seconds since 1970; absent if the application was never decided. */
  decided: v.optional(v.number()),
});

const SPECIAL: Readonly<Record<string, v.GenericSchema>> = {
  [FIELD.by]: authorSchema,
  [FIELD.deleted]: idsSchema,
  [FIELD.decision]: mergedDecisionSchema,
  [FIELD.takenOver]: v.looseObject({ list: v.string(), packed: v.string(), at: v.number() }),
  [FIELD.read]: v.boolean(),
};

/** Whether this version understands all fields of a change; others wait for a newer version. */
export function isSupported({ fields }: Change): boolean {
  return Object.entries(fields).every(
    ([name, { value }]) =>
      !name.startsWith('#') || (SPECIAL[name] !== undefined && v.is(SPECIAL[name], value)),
  );
}

/** A value of a field and its author, which a creation does not have. */
export interface Value extends AssignedValue {
  readonly by: Author | undefined;
}
type Heads = readonly Head<Value>[];

/** The merged state of a record. */
export interface RecordState {
  readonly key: SharedKey;
  readonly record: string;
  /** Whether it exists: a field has a head that no effective deletion covers. */
  readonly isThere: boolean;
  /** The heads of each field, the current one first. */
  readonly fields: ReadonlyMap<string, Heads>;
}

const byClock = (a: Change, b: Change) => a.clock - b.clock || (a.id < b.id ? -1 : 1);

const digestOf = ({ value, replaces }: FieldChange) =>
  toHex(sha256(utf8(canonicalJson([value, replaces]) ?? '')));

/** Merges two changes of one id, independent of their order: the field with the smaller digest wins. */
export function mergeDuplicates(one: Change, other: Change): Change {
  const fields = { ...one.fields };
  for (const [name, field] of Object.entries(other.fields)) {
    const mine = fields[name];
    if (mine === undefined || digestOf(field) < digestOf(mine)) fields[name] = field;
  }
  return { ...one, clock: Math.max(one.clock, other.clock), fields };
}

/** Moves and read marks do not keep a deleted record. */
function keeps(key: SharedKey, field: string): boolean {
  if (key === 'menus' && field === 'place') return false;
  return field !== FIELD.deleted && field !== FIELD.read;
}

/** Merges the changes of one record, each id once. */
function mergeRecord({ key, record }: Change, changes: readonly Change[]): RecordState {
  const given = new Map<string, Value[]>();
  for (const { id, clock, fields } of changes.toSorted(byClock)) {
    const by = v.safeParse(authorSchema, fields[FIELD.by]?.value);
    for (const [name, { value, replaces }] of Object.entries(fields)) {
      if (name === FIELD.by) continue;
      const each = { id, clock, value, replaces, by: by.success ? by.output : undefined };
      const list = given.get(name);
      if (list) list.push(each);
      else given.set(name, [each]);
    }
  }
  const fields = new Map(
    [...given].map(
      ([name, list]) => [name, headsOf(list, (value) => accepts(key, name, value))] as const,
    ),
  );
  const deletions = fields.get(FIELD.deleted) ?? [];
  const named = new Set(deletions.flatMap(({ value }) => (v.is(idsSchema, value) ? value : [])));
  const isThere = [...fields].some(
    ([name, heads]) =>
      keeps(key, name) && heads.some(({ ids }) => ids.some((id) => !named.has(id))),
  );
  return { key, record, isThere, fields };
}

/** A unique name of a record across all keys. */
export const nameOf = ({ key, record }: Pick<Change, 'key' | 'record'>) => `${key} ${record}`;

/** Splits changes into portions of about `size`; changes of a record stay together. */
export function portionsOf(changes: readonly Change[], size: number): readonly Change[][] {
  const records = new Map<string, Change[]>();
  for (const change of changes) {
    const name = nameOf(change);
    const same = records.get(name);
    if (same) same.push(change);
    else records.set(name, [change]);
  }
  const portions: Change[][] = [];
  let portion: Change[] = [];
  // Sorted by name, so that applications, the largest list, come nearly last.
  for (const [, some] of [...records].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (portion.length === 0) portions.push(portion);
    for (const change of some) portion.push(change);
    if (portion.length >= size) portion = [];
  }
  return portions;
}

/**
 * The merged state of each record, by `nameOf`; independent of the changes' order and repetition.
 * Unsupported changes are ignored.
 */
export const merge = (changes: readonly Change[]) => runSteps(mergeInSteps(changes));

/** `merge` in steps. */
export function* mergeInSteps(
  changes: readonly Change[],
): Generator<undefined, ReadonlyMap<string, RecordState>> {
  const records = new Map<string, Map<string, Change>>();
  for (const change of changes) {
    const name = nameOf(change);
    const known = records.get(name) ?? new Map<string, Change>();
    const same = known.get(change.id);
    known.set(change.id, same ? mergeDuplicates(same, change) : change);
    records.set(name, known);
    yield;
  }
  const states = new Map<string, RecordState>();
  for (const [name, known] of records) {
    // An earlier version may have stored what is refused today.
    const fitting = [...known.values()].filter((each) => isShareable(each) && isSupported(each));
    const [first] = fitting;
    if (first) states.set(name, mergeRecord(first, fitting));
    yield;
  }
  return states;
}

/** Fields whose conflicting values are not reported. */
const QUIET: ReadonlySet<string> = new Set([FIELD.deleted, FIELD.takenOver, FIELD.read]);

/** The fields of a record with conflicting values that are reported. */
export function openFields({ key, fields }: RecordState): [string, Heads][] {
  return [...fields].filter(
    ([name, heads]) =>
      heads.length > 1 &&
      !QUIET.has(name) &&
      !(key === 'menus' && ['place', 'list'].includes(name)),
  );
}

/** Deletions of a record that still exists because another counter edited it. */
export function overruledDeletions({ fields }: RecordState): Heads {
  return (fields.get(FIELD.deleted) ?? []).filter(
    ({ value }) => v.is(idsSchema, value) && value.length > 0,
  );
}

/** Whether a record has conflicts that are listed as recoverable. */
export function isUnsettled(state: RecordState): boolean {
  return state.isThere && openFields(state).length + overruledDeletions(state).length > 0;
}

/** The ids of all heads of a record, which a deletion covers. */
export function headIds({ fields }: RecordState): string[] {
  const ids = [...fields].flatMap(([name, heads]) =>
    name === FIELD.deleted ? [] : heads.flatMap((head) => head.ids),
  );
  return [...new Set(ids)];
}

/** Conflicting decisions of an application: none, or at least two. */
export function unresolvedDecisions({ fields }: Pick<RecordState, 'fields'>): Heads {
  const decisions = (fields.get(FIELD.decision) ?? []).filter(({ clock }) => clock > 0);
  const statuses = new Set(
    decisions.map(({ value }) => v.is(mergedDecisionSchema, value) && value.status),
  );
  return statuses.size > 1 ? decisions : [];
}

/** The displayed status of an application; undefined if no change has one. */
export function mergedStatus(state: Pick<RecordState, 'fields'>): string | undefined {
  if (unresolvedDecisions(state).length > 0) return 'Processing';
  const value = state.fields.get(FIELD.decision)?.[0]?.value;
  return v.is(mergedDecisionSchema, value) ? value.status : undefined;
}

/** The id of a creation, derived from key, record and content, so that it is equal everywhere. */
export function creationId(key: SharedKey, record: string, content: object): Uint8Array {
  return sha256(utf8(canonicalJson([key, record, content]) ?? '')).subarray(0, 16);
}
