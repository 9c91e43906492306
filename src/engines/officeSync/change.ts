import * as v from 'valibot';
import { exactTuple, isPrototypeName, isRecord } from '@/lib/json';
import { DOCUMENT_KINDS, type DocumentKind } from '../../domain/application';
import { menuItemSchema } from '../../domain/menus';
import { contentTypes } from '../../domain/registry';
import { settingsType } from '../../domain/settings';
import {
  decisionSchema,
  MAX_COUNTER_NAME_LENGTH,
  MAX_TIME,
  stepSchema,
  receivedSchema,
} from '../handover/history';

/** Keys of records that counters share; `counters` are their names, `documents` file metadata. */
export const RECORD_KEYS = [
  ...contentTypes.map(({ key }) => key),
  ...(['settings', 'menus', 'counters', 'documents'] as const),
];
export type RecordKey = (typeof RECORD_KEYS)[number];

/** Stamp, the counter that made it, and the value: null if removed, none in a deleted record. */
export type Cell = readonly [stamp: number, counter: string, value?: unknown];

/** What a counter knows of one record. */
export interface RecordChange {
  readonly key: RecordKey;
  readonly record: string;
  readonly cells: Readonly<Record<string, Cell>>;
  /** By counter, the greatest stamp that a deletion has seen. */
  readonly gone: Readonly<Record<string, number>>;
}

/** The record name of the settings. */
export const SETTINGS = 'settings';
/** Names of two cells: an application's answers, and how it was received. */
export const ANSWERS_CELL = '';
export const RECEIPT = 'way';

/** The name of a document's record in the changes of counters. */
export const documentRecord = (applicationId: string, kind: DocumentKind): string =>
  `${applicationId} ${kind}`;

/** The application and kind in the name of a document's record, as the key of its file. */
export function documentOf(record: string): [string, DocumentKind] | undefined {
  const end = record.lastIndexOf(' ');
  const kind = DOCUMENT_KINDS.find((each) => each === record.slice(end + 1));
  return kind && [record.slice(0, end), kind];
}

/** The stamp of values that no counter has changed since it joined. */
export const FIRST_STAMP = 1;
/** The counter id of fields that nobody has changed. */
export const NOBODY = '0'.repeat(16);
export const MAX_STAMP = MAX_TIME;
/** A stamp further ahead comes from a wrong clock, and would leave no greater stamp to anybody. */
const MAX_AHEAD_MS = 30 * 365.25 * 86_400_000;

const MAX_FIELDS = 1000;
const MAX_NAME_LENGTH = 1000;

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_NAME_LENGTH));
const counterId = v.pipe(v.string(), v.regex(/^[\da-f]{16}$/));
const stamp = v.pipe(v.number(), v.integer(), v.minValue(FIRST_STAMP), v.maxValue(MAX_STAMP));

/** A decision; it has no slip if it is of an earlier version or was made without a key. */
const sharedDecisionSchema = v.object({
  application: name,
  status: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  /** Seconds since 1970. */
  decided: decisionSchema.entries.decided,
  counter: counterId,
  /** Ids of the decisions that this one replaces. */
  replaces: v.pipe(v.array(name), v.maxLength(MAX_FIELDS)),
  person: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_COUNTER_NAME_LENGTH))),
  slip: v.exactOptional(v.omit(decisionSchema, ['status', 'decided'])),
});
export type SharedDecision = v.InferOutput<typeof sharedDecisionSchema>;
export type SharedStep = v.InferOutput<typeof stepSchema>;

const addedSchema = v.union([
  v.pipe(
    exactTuple([v.literal('steps'), name, stepSchema]),
    v.transform(([key, record, value]) => ({ key, record, value })),
  ),
  v.pipe(
    exactTuple([v.literal('decisions'), name, sharedDecisionSchema]),
    v.transform(([key, record, value]) => ({ key, record, value })),
  ),
]);

/** An entry of a counter's file (docs/counters.md); steps and decisions are added, and never change. */
export type Change = RecordChange | v.InferOutput<typeof addedSchema>;

/** Mail settings are not shared. The id of a record is its name, not a field. */
function isShared(key: RecordKey, field: string): boolean {
  const path = key === 'settings' ? field.split('.') : [field];
  const isOwn = path[0] === (key === 'settings' ? 'smtp' : 'id');
  return field.length <= MAX_NAME_LENGTH && !isOwn && !path.some(isPrototypeName);
}

/** The settings are one record, and a counter's name is its id. */
function isNamed(key: RecordKey, record: string): boolean {
  if (key === 'settings') return record === SETTINGS;
  return key !== 'counters' || v.is(counterId, record);
}

const cellSchema = v.union([
  exactTuple([stamp, counterId]),
  exactTuple([stamp, counterId, v.any()]),
]);
const recordSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((list) => (list.length === 3 ? [...list, {}] : list)),
  exactTuple([
    v.picklist(RECORD_KEYS),
    name,
    v.record(v.string(), cellSchema),
    v.record(counterId, stamp),
  ]),
  v.transform(([key, record, cells, gone]): RecordChange => ({ key, record, cells, gone })),
  v.check(({ key, record, cells, gone }) => {
    const fields = Object.keys(cells);
    const isFew = fields.length + Object.keys(gone).length <= MAX_FIELDS;
    return isFew && isNamed(key, record) && fields.every((field) => isShared(key, field));
  }),
);
const entrySchema = v.union([addedSchema, recordSchema]);

const schemas = new Map<string, v.GenericSchema>([
  ...contentTypes.map(({ key, schema }) => [key, schema] as const),
  ['menus', menuItemSchema],
  ['settings', settingsType.schema],
]);

/** For each key, a record without any fields, as its schema reads it. */
const blanks = new Map([...schemas].map(([key, schema]) => [key, v.parse(schema, { id: '0' })]));

/**
 * Whether the schema of a record reads a field's value as it is, and not as missing. A field that
 * the schema does not have accepts any value.
 */
function reads(key: string, field: string, value: unknown): boolean {
  let blank = blanks.get(key);
  for (const part of key === 'settings' ? field.split('.') : [field]) {
    // A text in the settings has no members.
    if (blank !== undefined && !isRecord(blank)) return false;
    blank = blank?.[part];
  }
  if (value === null || blank === undefined) return true;
  if (Array.isArray(blank)) return Array.isArray(value);
  if (isRecord(blank)) return isRecord(value);
  if (typeof value === 'object') return false;
  if (blank === '') return typeof value !== 'boolean';
  const read: unknown = v.parse(schemas.get(key) ?? v.unknown(), { id: '0', [field]: value });
  return isRecord(read) && new Set<unknown>([value, Number(value)]).has(read[field]);
}

const isCounterName = (value: unknown) =>
  typeof value === 'string' && value.length <= MAX_COUNTER_NAME_LENGTH;

/** Whether this version can show the value of a cell. */
export function accepts(key: string, field: string, value: unknown): boolean {
  if (key === 'counters') return field !== 'name' || isCounterName(value);
  if (key === 'contactMessages' && field === 'read') return typeof value === 'boolean';
  if (key !== 'visaApplications') return reads(key, field, value);
  if (field === RECEIPT) return v.is(receivedSchema, value);
  return (
    field === ANSWERS_CELL &&
    isRecord(value) &&
    Object.entries(value).every(([answer, each]) => reads(key, answer, each))
  );
}

/** All stamps of a change, with their counters. */
const stampsOf = ({ cells, gone }: RecordChange): [counter: string, stamp: number][] => [
  ...Object.values(cells).map(([each, counter]): [string, number] => [counter, each]),
  ...Object.entries(gone),
];

/** The greatest stamp of some changes; steps and decisions have none. */
export const newestStamp = (changes: Iterable<Change>): number => {
  let newest = 0;
  for (const change of changes)
    if ('cells' in change) for (const [, each] of stampsOf(change)) newest = Math.max(newest, each);
  return newest;
};

/** A parsed entry, and whether this version accepts all of it. */
interface ParsedEntry {
  readonly change?: Change;
  /** Counters whose stamps are too far ahead; the entry is refused then. */
  readonly ahead: readonly string[];
  readonly isWhole: boolean;
}

/**
 * Parses an entry of a file. One invalid part refuses the whole entry. A value that this version
 * cannot show is left out, and stays in the file for a version that can.
 */
export function parseEntry(foreign: unknown, now: number): ParsedEntry {
  const { success, output: change } = v.safeParse(entrySchema, foreign);
  if (!success) return { ahead: [], isWhole: false };
  if ('value' in change) return { change, ahead: [], isWhole: true };
  const late = stampsOf(change).filter(([, each]) => each > now + MAX_AHEAD_MS);
  if (late.length > 0)
    return { ahead: [...new Set(late.map(([counter]) => counter))], isWhole: false };
  const fields = Object.entries(change.cells);
  const taken = fields.filter(
    ([field, [, , each]]) => each === undefined || accepts(change.key, field, each),
  );
  const cells = Object.fromEntries(taken);
  return { change: { ...change, cells }, ahead: [], isWhole: taken.length === fields.length };
}

/** Serialises a change as an entry of a file. */
export function toEntry(change: Change): unknown {
  const { key, record } = change;
  if ('value' in change) return [key, record, change.value];
  const isKept = Object.keys(change.gone).length === 0;
  return isKept ? [key, record, change.cells] : [key, record, change.cells, change.gone];
}
