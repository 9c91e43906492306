import * as v from 'valibot';
import { toBase64Url } from '@/lib/crypto/bytes';
import { sameJson } from '../../lib/sameJson';
import { type Change, FIELD, type FieldChange, MAX_CLOCK, type SharedKey } from './change';
import {
  creationId,
  type Author,
  headIds,
  merge,
  nameOf,
  type RecordState,
  mergedStatus,
} from './merge';
import type { Fields } from './sharedFields';

/** What a commit did to one record. */
export interface RecordEdit {
  readonly key: SharedKey;
  readonly record: string;
  /** The record before; undefined to compare with the merged state of its changes. */
  readonly before?: Fields | undefined;
  /** The record after; undefined if it does not exist. */
  readonly after?: Fields | undefined;
  /** Whether the user deleted it; a record missing for another reason is restored. */
  readonly isDeleted?: boolean;
  /** Whether the counter is joining: its earlier edits lose to every edit of the office. */
  readonly isJoining?: boolean;
  /** Metadata besides its stored fields. */
  readonly metadata?: Fields | undefined;
}

/** Author, time, clock and id source of new changes. */
export interface ChangeSource {
  readonly by: Author;
  readonly clock: number;
  readonly newId: () => string;
}

const DAY_S = 86_400;
const SUBMITTED = { status: 'Submitted' };

type NamedFields = Record<string, FieldChange>;

/** The creation: the record as it was when the office first received it. */
function creationOf(key: SharedKey, record: string, fields: NamedFields): Change {
  const values = Object.entries(fields).map(([name, { value }]) => [name, value] as const);
  const id = toBase64Url(creationId(key, record, Object.fromEntries(values)));
  return { id, clock: 0, key, record, fields };
}

/** Fields of the creation of a stored record; of an application, as it was submitted. */
function creationFields(stored: Fields): NamedFields {
  const known = Object.entries(stored).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(
    known.map(([name, value]) => [
      name,
      { value: name === FIELD.decision ? SUBMITTED : value, replaces: [] },
    ]),
  );
}

const decided = v.fallback(
  v.looseObject({ status: v.fallback(v.string(), ''), decided: v.fallback(v.number(), 0) }),
  { status: '', decided: 0 },
);

/** The comparable value of a field; a decision counts by its status. */
const comparable = (name: string, value: unknown): unknown =>
  name === FIELD.decision ? v.parse(decided, value).status || SUBMITTED.status : (value ?? null);

function changesOfRecord(
  { key, record, before, after, metadata = {}, isDeleted = false, isJoining = false }: RecordEdit,
  known: RecordState | undefined,
  { by, clock, newId }: ChangeSource,
): Change[] {
  const made: Change[] = [];
  let state = known;
  let past = before;
  const stored = before ?? after;
  const isPlain = (name: string) => !name.startsWith('#');
  const isKnown = [...(known?.fields.keys() ?? [])].some(isPlain);
  // While the creation of an application is not known, its submitted status is no decision.
  const lacksCreation = before === undefined && FIELD.decision in (after ?? {});
  if (stored && (!isKnown || (lacksCreation && known?.fields.has(FIELD.decision) === false))) {
    const creation = creationOf(key, record, creationFields(stored));
    made.push(creation);
    const created = merge([creation]).get(nameOf(creation))?.fields ?? [];
    const isThere = known?.isThere ?? true;
    state = { key, record, isThere, fields: new Map([...created, ...(known?.fields ?? [])]) };
    past = undefined;
  }
  const fields: NamedFields = {};
  const heads = (name: string) => state?.fields.get(name) ?? [];
  const allOf = (name: string) => heads(name).flatMap(({ ids }) => ids);
  const stands = (name: string) =>
    name === FIELD.decision && state ? mergedStatus(state) : (heads(name)[0]?.value ?? null);
  const nextDecided = () => {
    const now = Math.floor(by.at / 1000);
    const times = heads(FIELD.decision).map(({ value }) => v.parse(decided, value).decided);
    // A time of a clock that is ahead raises no other, which could soon be no time of a slip.
    return Math.max(now, ...times.filter((each) => each <= now + DAY_S).map((each) => each + 1));
  };
  if (after === undefined) {
    if (isDeleted && state?.isThere === true)
      fields[FIELD.deleted] = { value: headIds(state), replaces: allOf(FIELD.deleted) };
  } else {
    const old =
      past ?? Object.fromEntries([...(state?.fields.keys() ?? [])].map((name) => [name, null]));
    for (const name of new Set([...Object.keys(old), ...Object.keys(after)])) {
      if (name in metadata || (name.startsWith('#') && name !== FIELD.decision)) continue;
      const value = comparable(name, after[name]);
      if (past && sameJson(comparable(name, past[name]), value)) continue;
      if (sameJson(stands(name), value)) continue;
      fields[name] =
        name === FIELD.decision
          ? { value: { status: value, decided: nextDecided() }, replaces: allOf(name) }
          : { value, replaces: heads(name)[0]?.ids ?? [] };
    }
    if (state?.isThere === false && heads(FIELD.deleted).length > 0)
      fields[FIELD.deleted] = { value: [], replaces: allOf(FIELD.deleted) };
  }
  for (const [name, value] of Object.entries(metadata))
    if (!sameJson(heads(name)[0]?.value, value) || heads(name).length > 1)
      fields[name] = { value, replaces: allOf(name) };
  const plain = Object.entries(fields).filter(([name]) => isPlain(name));
  if (isJoining && made.length > 0 && plain.length > 0) {
    const creation = creationOf(key, record, Object.fromEntries(plain));
    // It is the same if no reader takes it: nothing of it is known then.
    if (made.every(({ id }) => id !== creation.id)) made.push(creation);
    for (const [name] of plain) Reflect.deleteProperty(fields, name);
  }
  if (Object.keys(fields).length === 0) return made;
  const next = Math.min(clock + 1, MAX_CLOCK);
  fields[FIELD.by] = { value: by, replaces: [] };
  return [...made, { id: newId(), clock: next, key, record, fields }];
}

/**
 * The changes of a commit, relative to the known state of its records: edits, decisions, deletions
 * and creations. A record that the office does not know is created first, as it was before.
 */
export function changesBetween(
  edits: readonly RecordEdit[],
  known: ReadonlyMap<string, RecordState>,
  source: ChangeSource,
): Change[] {
  return edits.flatMap((each) => changesOfRecord(each, known.get(nameOf(each)), source));
}
