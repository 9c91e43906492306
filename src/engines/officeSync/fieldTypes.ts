import * as v from 'valibot';
import { menuItemSchema } from '../../domain/menus';
import { contentTypes } from '../../domain/registry';
import { settingsType } from '@/domain/settings';
import { isRecord } from '@/lib/json';
import { MAX_COUNTER_NAME_LENGTH, takenOverSchema } from '../handover/history';

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
  for (const name of key === 'settings' ? field.split('.') : [field]) {
    // A text in the settings has no members.
    if (blank !== undefined && !isRecord(blank)) return false;
    blank = blank?.[name];
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
  if (field === 'way') return v.is(takenOverSchema, value);
  return (
    field === '' &&
    isRecord(value) &&
    Object.entries(value).every(([name, each]) => reads(key, name, each))
  );
}
