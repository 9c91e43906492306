import * as v from 'valibot';
import { menuItemSchema } from '../../domain/menus';
import { contentTypes } from '../../domain/registry';
import { settingsType } from '../../domain/settings';
import { isRecord } from '../../lib/isRecord';
import { fieldPath, type SharedKey } from './change';

const schemas = new Map<SharedKey, v.GenericSchema>([
  ...contentTypes.map(({ key, schema }) => [key, schema] as const),
  ['menus', menuItemSchema],
  ['settings', settingsType.schema],
]);

/** A record in which all fields are missing, as its schema reads it. */
const blanks = new Map([...schemas].map(([key, schema]) => [key, v.parse(schema, { id: '0' })]));

/**
 * Whether the type of a record reads a field's value as it is, and not as a missing one. A field
 * that the type does not have accepts any value.
 */
export function accepts(key: SharedKey, field: string, value: unknown): boolean {
  let blank = blanks.get(key);
  for (const name of fieldPath(key, field)) {
    // In settings a text has nothing inside it.
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
