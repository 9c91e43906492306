import * as v from 'valibot';
import { exactTuple } from '../../lib/exactTuple';
import { isPrototypeName } from '../../lib/foreignJson';
import { isRecord } from '../../lib/isRecord';

/**
 * Shared keys. Records of `counters` are names of counters, of `documents` metadata of files, of
 * `steps` what the office did with an application.
 */
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
  'steps',
] as const;
export type SharedKey = (typeof SHARED_KEYS)[number];

/** The new value of a field, and the ids of the changes whose value it replaces. */
export interface FieldChange {
  /** JSON; null for a removed field. */
  readonly value: unknown;
  readonly replaces: readonly string[];
}

/** One change of one record, as counters exchange it: `docs/counters.md`. */
export interface Change {
  /** base64url of 16 bytes. */
  readonly id: string;
  /** Lamport clock; 0 for a creation, the record as it was when the office first received it. */
  readonly clock: number;
  readonly key: SharedKey;
  readonly record: string;
  readonly fields: Readonly<Record<string, FieldChange>>;
}

/** Fields of changes that the stored record does not have. */
export const FIELD = {
  /** Author and time of the change; absent in a creation. */
  by: '#by',
  /** A deletion: the ids of all heads that it covers. */
  deleted: '#deleted',
  /** An application's status, with its slip. */
  decision: '#decision',
  /** How an application was taken over. */
  takenOver: '#takenOver',
  /** That a message was read. */
  read: '#read',
} as const;

/** The greatest clock; it does not increase further. */
export const MAX_CLOCK = 2 ** 48;
const MAX_FIELDS = 1000;
const MAX_REPLACED = 10_000;
const MAX_NAME_LENGTH = 1000;

/** The record name of the settings. */
export const SETTINGS = 'settings';
const COUNTER_ID = /^[\da-f]{16}$/;

const id = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

// Limits are checked below, because Valibot actions used nowhere else would add to every first load.
const wireSchema = exactTuple([
  id,
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CLOCK)),
  v.picklist(SHARED_KEYS),
  v.pipe(v.string(), v.nonEmpty()),
  v.unknown(),
]);
const fieldSchema = exactTuple([v.unknown(), v.array(id)]);

/** The names of the settings' objects that a field is in, and its own; of other records its own. */
export const fieldPath = (key: SharedKey, field: string): readonly string[] =>
  key === 'settings' ? field.split('.') : [field];

/** Mail settings are not shared, and a record's id is its name. */
function isShared(key: SharedKey, field: string): boolean {
  const path = fieldPath(key, field);
  const isOwn = path[0] === (key === 'settings' ? 'smtp' : 'id');
  return field.length <= MAX_NAME_LENGTH && !isOwn && !path.some(isPrototypeName);
}

/** The settings are one record, and a counter is named by 8 bytes. */
function isNamed(key: SharedKey, record: string): boolean {
  if (key === 'settings') return record === SETTINGS;
  return key === 'counters' ? COUNTER_ID.test(record) : record.length <= MAX_NAME_LENGTH;
}

/** The greatest time of a slip, in seconds since 1970, and of any other time in milliseconds. */
export const MAX_DECIDED = 2 ** 32 - 1;
export const MAX_TIME = Date.UTC(9999, 11, 31);

const isAtMost = (value: unknown, most: number) =>
  typeof value !== 'number' || (Number.isInteger(value) && value >= 0 && value <= most);

/** Whether the times in a value are times. Those that are no numbers are a newer version's. */
function hasTimes({ value }: FieldChange): boolean {
  if (!isRecord(value)) return true;
  return isAtMost(value['at'], MAX_TIME) && isAtMost(value['decided'], MAX_DECIDED);
}

/** Whether a change names a record and fields that are shared, with times that can be shown. */
export function isShareable({ key, record, fields }: Change): boolean {
  return (
    isNamed(key, record) &&
    Object.entries(fields).every(
      ([field, each]) => isShared(key, field) && (!field.startsWith('#') || hasTimes(each)),
    )
  );
}

/** Parses a change of another counter; `undefined` if any part of it is invalid. */
export function parseChange(foreign: unknown): Change | undefined {
  const whole = v.safeParse(wireSchema, foreign);
  if (!whole.success) return undefined;
  const [changeId, clock, key, record, wireFields] = whole.output;
  if (!isRecord(wireFields) || Object.keys(wireFields).length > MAX_FIELDS) return undefined;
  const fields: [string, FieldChange][] = [];
  for (const [field, wire] of Object.entries(wireFields)) {
    const parsed = v.safeParse(fieldSchema, wire);
    if (!parsed.success) return undefined;
    const [value, replaces] = parsed.output;
    if (replaces.length > MAX_REPLACED) return undefined;
    fields.push([field, { value, replaces }]);
  }
  const change = { id: changeId, clock, key, record, fields: Object.fromEntries(fields) };
  return isShareable(change) ? change : undefined;
}

/** The serialised form: `[id, clock, key, record, {field: [value, [ids]]}]`. */
export function toWire({ id: changeId, clock, key, record, fields }: Change): unknown {
  const wire = Object.entries(fields).map(([field, { value, replaces }]) => [
    field,
    [value, replaces],
  ]);
  return [changeId, clock, key, record, Object.fromEntries(wire)];
}
