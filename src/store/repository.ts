import { applicationType } from '@/domain/application';
import {
  type EntryRecord,
  type CollectionType,
  type Identified,
  type SingletonKey,
  type SingletonType,
  withDistinctIds,
} from '@/domain/contentType';
import type { CollectionKey, ContentKey, AnyContentType } from '@/domain/registry';
import { menusType } from '@/domain/menus';
import { messageType, pageType, postType, sectionType, visaCardType } from '@/domain/entries';
import { settingsType } from '@/domain/settings';
import * as v from 'valibot';
import { once } from '@/lib/tasks';
import type { CollectionWrites } from './writes';
import { recordReader } from './local/read';
import type { CommitPlan } from './journal/commit';

/** Parses a stored record; `undefined` if it is bad. */
function parserOf<Output>(schema: v.GenericSchema<unknown, Output>) {
  return (record: unknown): Output | undefined => {
    const result = v.safeParse(schema, record);
    return result.success ? result.output : undefined;
  };
}

export interface Collection<Entry extends Identified> extends CollectionWrites<Entry> {
  readonly type: CollectionType<Entry, CollectionKey>;
  readonly key: CollectionKey;
  /**
   * The readable entries in stored order, with distinct ids; the same array while nothing has
   * changed.
   */
  list(): readonly Entry[];
  /** How many stored records cannot be read; `all` if the whole text cannot be parsed. */
  unreadable(): number | 'all';
}

export function collection<Entry extends Identified>(
  type: CollectionType<Entry, CollectionKey>,
): Collection<Entry> {
  const { key, schema } = type;

  const parse = parserOf(schema);
  const read = recordReader(key, parse, withDistinctIds);

  const write = once(async () => {
    const { collectionWrites } = await import('./writes');
    return collectionWrites(key, parse);
  });

  return {
    type,
    key,
    list: () => read().values,
    unreadable: () => read().unreadable,
    save: async (...parameters) => (await write()).save(...parameters),
    update: async (...parameters) => (await write()).update(...parameters),
    remove: async (...parameters) => (await write()).remove(...parameters),
    append: async (...parameters) => (await write()).append(...parameters),
  };
}

export interface Singleton<Value> {
  readonly type: SingletonType<Value>;
  readonly key: SingletonKey;
  /** As of a collection. */
  unreadable(): number | 'all';
  /** The stored value or the type's initial one; the same object while nothing has changed. */
  get(): Value;
  /**
   * Stores a value.
   * @param base the value when editing began; if the stored one differs, it is a `conflict`
   * @throws SaveError
   */
  set(value: Value, base?: Value, options?: Pick<CommitPlan, 'draftId' | 'mode'>): Promise<Value>;
}

export function singleton<Value>(type: SingletonType<Value>): Singleton<Value> {
  const { key, schema, initial } = type;

  const parse = parserOf(schema);
  const read = recordReader(key, parse);

  return {
    type,
    key,
    get: () => read().values[0] ?? initial,
    unreadable: () => read().unreadable,
    async set(value, base, options = {}) {
      const { setSingleton } = await import('./writes');
      await setSingleton(key, (stored) => parse(stored) ?? initial, { value, base }, options);
      return value;
    },
  };
}

/** All stored content, by the names that the rest of the code uses. */
export const pages = collection(pageType);
export const posts = collection(postType);
export const sections = collection(sectionType);
export const visaCards = collection(visaCardType);
export const applications = collection(applicationType);
export const contactMessages = collection(messageType);
export const settings = singleton(settingsType);
export const menus = singleton(menusType);

const collections = new Map<CollectionKey, Collection<EntryRecord>>(
  [pages, posts, sections, visaCards, applications, contactMessages].map(
    (each: Collection<EntryRecord>) => [each.key, each],
  ),
);

/** The collection of a content type, for generic code. */
export function collectionOf(type: AnyContentType): Collection<EntryRecord> {
  const known = collections.get(type.key) ?? collection(type);
  collections.set(type.key, known);
  return known;
}

/** See `unreadable` of a collection. */
export function unreadableOf(key: ContentKey): number | 'all' {
  if (key === 'settings') return settings.unreadable();
  if (key === 'menus') return menus.unreadable();
  return collections.get(key)?.unreadable() ?? 0;
}
