import * as v from 'valibot';
import type { CollectionKey, CollectionType, Identified } from '@/content/types/contentType';
import { withDistinctIds } from '@/content/identity';
import type { CollectionWrites } from './collectionWrites';
import { recordReader } from './local/read';

export type { AppendExtras } from './append';

export interface Collection<Entry extends Identified> extends CollectionWrites<Entry> {
  readonly type: CollectionType<Entry>;
  readonly key: CollectionKey;
  /** The readable entries in stored order, of equal ids each under one of its own; the same array while nothing has changed. */
  list(): readonly Entry[];
}

export function collection<Entry extends Identified>(
  type: CollectionType<Entry>,
): Collection<Entry> {
  const { key, schema } = type;

  const parse = (record: unknown): Entry | undefined => {
    const result = v.safeParse(schema, record);
    return result.success ? result.output : undefined;
  };

  let writes: Promise<CollectionWrites<Entry>> | undefined;
  const fetchWrites = async () => {
    try {
      const { collectionWrites } = await import('./collectionWrites');
      return collectionWrites(key, parse);
    } catch (error) {
      // The next write asks again: the network may be back by then.
      writes = undefined;
      throw error;
    }
  };
  const write = () => (writes ??= fetchWrites());

  return {
    type,
    key,
    list: recordReader(key, parse, withDistinctIds),
    save: async (...parameters) => (await write()).save(...parameters),
    update: async (change) => (await write()).update(change),
    remove: async (...parameters) => (await write()).remove(...parameters),
    append: async (...parameters) => (await write()).append(...parameters),
  };
}
