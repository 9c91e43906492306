import { menus } from '@/domain/menus';
import { settings } from '@/domain/settings';
import * as v from 'valibot';
import { isCollectionKey, type ContentKey } from '../keys';

const singletons = { settings, menus };

/** Parses a key's text into records, a singleton into one; `undefined` if it is unreadable. */
export function parseRecords(key: ContentKey, text: string): readonly unknown[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isCollectionKey(key))
    return v.safeParse(singletons[key].schema, value).success ? [value] : undefined;
  return Array.isArray(value) ? value : undefined;
}
