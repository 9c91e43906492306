import { menusType } from '@/domain/menus';
import { settingsType } from '@/domain/settings';
import * as v from 'valibot';
import type { ContentKey } from '@/domain/registry';
import { isCollectionKey } from '../keys';

const singletons = { settings: settingsType, menus: menusType };

/** Parses a key's text into records (one for a singleton); `undefined` if it is unreadable. */
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
