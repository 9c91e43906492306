import { sha256 } from '@noble/hashes/sha2.js';
import * as v from 'valibot';
import { utf8, toHex } from '../../lib/crypto/bytes';
import { runSteps } from '../../lib/async/runSteps';
import { canonicalJson } from '../../lib/sameJson';
import { type Change, FIELD, type FieldChange, type SharedKey } from './change';
import { type AssignedValue, type Head, headsOf } from './heads';

export const authorSchema = v.object({ counter: v.string(), at: v.number() });
/** Which counter made a change, and when by its clock, in milliseconds since 1970. */
export type Author = v.InferOutput<typeof authorSchema>;

const idsSchema = v.array(v.string());
export const decisionSchema = v.looseObject({
  status: v.string(),
  /** Seconds since 1970; none of an application that was never decided. */
  decided: v.optional(v.number()),
});

const SPECIAL: Readonly<Record<string, v.GenericSchema>> = {
  [FIELD.by]: authorSchema,
  [FIELD.deleted]: idsSchema,
  [FIELD.decision]: decisionSchema,
  [FIELD.takenOver]: v.looseObject({ list: v.string(), packed: v.string(), at: v.number() }),
  [FIELD.read]: v.boolean(),
};

/** Whether this version knows what all fields of a change mean; others wait for a newer one. */
export function isSupported({ fields }: Change): boolean {
  return Object.entries(fields).every(
    ([name, { value }]) =>
      !name.startsWith('#') || (SPECIAL[name] !== undefined && v.is(SPECIAL[name], value)),
  );
}

/** A value of a field, and who gave it; nobody of a creation. */
export interface Value extends AssignedValue {
  readonly by: Author | undefined;
}
type Heads = readonly Head<Value>[];

/** A record as its changes leave it. */
export interface RecordState {
  readonly key: SharedKey;
  readonly record: string;
  /** Whether it is there: a field has a head that no standing deletion names. */
  readonly isThere: boolean;
  /** The heads of each field; the first stands. */
  readonly fields: ReadonlyMap<string, Heads>;
}

const byId = (a: Change, b: Change) => a.clock - b.clock || (a.id < b.id ? -1 : 1);

const digestOf = ({ value, replaces }: FieldChange) =>
  toHex(sha256(utf8(canonicalJson([value, replaces]) ?? '')));

/** Two contents under one id: of each field the one with the smaller digest, in whatever order they came. */
export function mergeDuplicates(one: Change, other: Change): Change {
  const fields = { ...one.fields };
  for (const [name, field] of Object.entries(other.fields)) {
    const mine = fields[name];
    if (mine === undefined || digestOf(field) < digestOf(mine)) fields[name] = field;
  }
  return { ...one, clock: Math.max(one.clock, other.clock), fields };
}

/** Moves and marks do not keep a record that somebody has deleted. */
function keeps(key: SharedKey, field: string): boolean {
  if (key === 'menus' && field === 'place') return false;
  return field !== FIELD.deleted && field !== FIELD.read;
}

/** A record from its changes, each id once. */
function mergeRecord({ key, record }: Change, changes: readonly Change[]): RecordState {
  const given = new Map<string, Value[]>();
  for (const { id, clock, fields } of changes.toSorted(byId)) {
    const by = v.safeParse(authorSchema, fields[FIELD.by]?.value);
    for (const [name, { value, replaces }] of Object.entries(fields)) {
      if (name === FIELD.by) continue;
      const each = { id, clock, value, replaces, by: by.success ? by.output : undefined };
      const list = given.get(name);
      if (list) list.push(each);
      else given.set(name, [each]);
    }
  }
  const fields = new Map([...given].map(([name, list]) => [name, headsOf(list)] as const));
  const deletions = fields.get(FIELD.deleted) ?? [];
  const named = new Set(deletions.flatMap(({ value }) => (v.is(idsSchema, value) ? value : [])));
  const isThere = [...fields].some(
    ([name, heads]) =>
      keeps(key, name) && heads.some(({ ids }) => ids.some((id) => !named.has(id))),
  );
  return { key, record, isThere, fields };
}

/** The name of a record among those of all keys. */
export const nameOf = ({ key, record }: Pick<Change, 'key' | 'record'>) => `${key} ${record}`;

/** Changes in portions of about a size, those of a record together. */
export function batchesOf(changes: readonly Change[], size: number): readonly Change[][] {
  const records = new Map<string, Change[]>();
  for (const change of changes) {
    const name = nameOf(change);
    const same = records.get(name);
    if (same) same.push(change);
    else records.set(name, [change]);
  }
  const portions: Change[][] = [];
  let portion: Change[] = [];
  // By name: applications, which grow a list most, come nearly last.
  for (const [, some] of [...records].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (portion.length === 0) portions.push(portion);
    for (const change of some) portion.push(change);
    if (portion.length >= size) portion = [];
  }
  return portions;
}

/**
 * What a set of changes leaves of each record, by `nameOf`, in whatever order and however often
 * they come; those that do not fit count for nothing yet.
 */
export const merge = (changes: readonly Change[]) => runSteps(mergeInSteps(changes));

/** The same, in steps. */
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
    const fitting = [...known.values()].filter(isSupported);
    const [first] = fitting;
    if (first) states.set(name, mergeRecord(first, fitting));
    yield;
  }
  return states;
}

/** Fields whose other values nobody needs to see: an order, and how an application came. */
const QUIET: ReadonlySet<string> = new Set([FIELD.deleted, FIELD.takenOver, FIELD.read]);

/** The fields of a record with values that did not stand, for a person to see. */
export function openFields({ key, fields }: RecordState): [string, Heads][] {
  return [...fields].filter(
    ([name, heads]) =>
      heads.length > 1 &&
      !QUIET.has(name) &&
      !(key === 'menus' && ['place', 'list'].includes(name)),
  );
}

/** The deletions of a record that is there all the same, since it was edited apart. */
export function overruledDeletions({ fields }: RecordState): Heads {
  return (fields.get(FIELD.deleted) ?? []).filter(
    ({ value }) => v.is(idsSchema, value) && value.length > 0,
  );
}

/** Whether something of a record is in the list of what can be brought back. */
export function isUnsettled(state: RecordState): boolean {
  return state.isThere && openFields(state).length + overruledDeletions(state).length > 0;
}

/** The ids of all heads of a record: what a deletion has seen. */
export function headIds({ fields }: RecordState): string[] {
  const ids = [...fields].flatMap(([name, heads]) =>
    name === FIELD.deleted ? [] : heads.flatMap((head) => head.ids),
  );
  return [...new Set(ids)];
}

/** The decisions of an application that nobody has settled: none, or two and more. */
export function unresolvedDecisions({ fields }: Pick<RecordState, 'fields'>): Heads {
  const decisions = (fields.get(FIELD.decision) ?? []).filter(({ clock }) => clock > 0);
  const statuses = new Set(
    decisions.map(({ value }) => v.is(decisionSchema, value) && value.status),
  );
  return statuses.size > 1 ? decisions : [];
}

/** The status that is shown of an application; undefined where no change says any. */
export function statusOf(state: Pick<RecordState, 'fields'>): string | undefined {
  if (unresolvedDecisions(state).length > 0) return 'Processing';
  const value = state.fields.get(FIELD.decision)?.[0]?.value;
  return v.is(decisionSchema, value) ? value.status : undefined;
}

/** The id of a creation, everywhere the same: of key, record and content. */
export function creationId(key: SharedKey, record: string, content: object): Uint8Array {
  return sha256(utf8(canonicalJson([key, record, content]) ?? '')).subarray(0, 16);
}
