import * as v from 'valibot';
import { exactTuple } from '../../lib/exactTuple';
import { isPrototypeName } from '../../lib/foreignJson';
import { isRecord } from '../../lib/isRecord';

/** What counters share. Records of `counters` are their names, of `documents` what is known of a file. */
export const SHARED_KEYS = [
  'pages',
  'blogs',
  'sections',
  'visaCards',
  'visaApplications',
  'contactMessages',
  'settings',
  'menus',
  'counters',
  'documents',
] as const;
export type SharedKey = (typeof SHARED_KEYS)[number];

/** What a field was given, and the ids of the changes whose value that takes the place of. */
export interface FieldChange {
  /** JSON; null for a field that the record no longer has. */
  readonly value: unknown;
  readonly replaces: readonly string[];
}

/** What somebody did to one record, as counters tell each other: `docs/counters.md`. */
export interface Change {
  /** base64url of 16 bytes. */
  readonly id: string;
  /** Lamport's; 0 for a creation: what a record was when its office first heard of it. */
  readonly clock: number;
  readonly key: SharedKey;
  readonly record: string;
  readonly fields: Readonly<Record<string, FieldChange>>;
}

/** Fields of changes that are no fields of the stored record. */
export const FIELD = {
  /** Who made the change, and when: no part of the record, and in no creation. */
  by: '#by',
  /** The ids of all heads that a deletion saw. */
  deleted: '#deleted',
  /** An application's status, with the slip that says it. */
  decision: '#decision',
  /** How an application came to a counter. */
  takenOver: '#takenOver',
  /** That a message was read. */
  read: '#read',
} as const;

/** The greatest clock, where it stays. */
export const MAX_CLOCK = 2 ** 48;
const MAX_FIELDS = 1000;
const MAX_REPLACED = 10_000;
const MAX_NAME_LENGTH = 1000;

const id = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

// Limits are checked below: what of Valibot is used nowhere else would be in every first load.
const wireSchema = exactTuple([
  id,
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CLOCK)),
  v.picklist(SHARED_KEYS),
  v.pipe(v.string(), v.nonEmpty()),
  v.unknown(),
]);
const fieldSchema = exactTuple([v.unknown(), v.array(id)]);

/** The mail settings stay at each counter, and a record's id is its name. */
function isShared(key: SharedKey, field: string): boolean {
  const isOwn = key === 'settings' ? /^smtp(?:\.|$)/.test(field) : field === 'id';
  return field.length <= MAX_NAME_LENGTH && !isOwn && !isPrototypeName(field);
}

/** The change of a list from another counter; `undefined` where anything in it is not of its kind. */
export function parseChange(foreign: unknown): Change | undefined {
  const whole = v.safeParse(wireSchema, foreign);
  if (!whole.success) return undefined;
  const [changeId, clock, key, record, wireFields] = whole.output;
  if (!isRecord(wireFields) || Object.keys(wireFields).length > MAX_FIELDS) return undefined;
  if (record.length > MAX_NAME_LENGTH) return undefined;
  const fields: [string, FieldChange][] = [];
  for (const [field, wire] of Object.entries(wireFields)) {
    const parsed = v.safeParse(fieldSchema, wire);
    if (!parsed.success || !isShared(key, field)) return undefined;
    const [value, replaces] = parsed.output;
    if (replaces.length > MAX_REPLACED) return undefined;
    fields.push([field, { value, replaces }]);
  }
  return { id: changeId, clock, key, record, fields: Object.fromEntries(fields) };
}

/** The change as counters write it: `[id, clock, key, record, {field: [value, [ids]]}]`. */
export function toWire({ id: changeId, clock, key, record, fields }: Change): unknown {
  const wire = Object.entries(fields).map(([field, { value, replaces }]) => [
    field,
    [value, replaces],
  ]);
  return [changeId, clock, key, record, Object.fromEntries(wire)];
}
