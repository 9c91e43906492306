import { contentTypes, type CollectionKey, type ContentKey } from '@/domain/registry';
import type { SingletonKey } from '@/domain/contentType';
import { SEEDED_FLAG } from '@/config';
import { menusType } from '@/domain/menus';
import { settingsType } from '@/domain/settings';
import * as v from 'valibot';

const COLLECTION_KEYS: readonly CollectionKey[] = contentTypes.map(({ key }) => key);
const SINGLETON_KEYS = ['settings', 'menus'] as const satisfies readonly SingletonKey[];
/** The keys with content, which the journal covers. */
export const CONTENT_KEYS = [...COLLECTION_KEYS, ...SINGLETON_KEYS] as const;
/** Never in the journal, never restored. */
export const SESSION_KEYS = ['adminAuthenticated', 'loginTime', 'adminUser'] as const;

/** The keys of localStorage (SPEC section 3). */
export const STORAGE_KEYS = [...CONTENT_KEYS, ...SESSION_KEYS, SEEDED_FLAG] as const;

export type StorageKey = (typeof STORAGE_KEYS)[number];

export function isStorageKey(key: string): key is StorageKey {
  return STORAGE_KEYS.some((known) => known === key);
}

export function isCollectionKey(key: ContentKey): key is CollectionKey {
  return COLLECTION_KEYS.some((known) => known === key);
}

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
