import * as v from 'valibot';
import type { CollectionType, Identified } from '@/content/types/contentType';
import type { CollectionKey } from '@/content/types/registry';
import { withDistinctIds } from '@/content/identity';
import { once } from '@/lib/async/once';
import type { CollectionWrites } from './collectionWrites';
import { recordReader } from './local/read';

export type { AppendExtras } from './append';

export interface Collection<Entry extends Identified> extends CollectionWrites<Entry> {
  readonly type: CollectionType<Entry, CollectionKey>;
  readonly key: CollectionKey;
  /** The readable entries in stored order, of equal ids each under one of its own; the same array while nothing has changed. */
  list(): readonly Entry[];
}

export function collection<Entry extends Identified>(
  type: CollectionType<Entry, CollectionKey>,
): Collection<Entry> {
  const { key, schema } = type;

  const parse = (record: unknown): Entry | undefined => {
    const result = v.safeParse(schema, record);
    return result.success ? result.output : undefined;
  };

  const write = once(async () => {
    const { collectionWrites } = await import('./collectionWrites');
    return collectionWrites(key, parse);
  });

  return {
    type,
    key,
    list: recordReader(key, parse, withDistinctIds),
    save: async (...parameters) => (await write()).save(...parameters),
    update: async (...parameters) => (await write()).update(...parameters),
    remove: async (...parameters) => (await write()).remove(...parameters),
    append: async (...parameters) => (await write()).append(...parameters),
  };
}
