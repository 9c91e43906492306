import * as v from 'valibot';
import type { CollectionKey, CollectionType, Identified } from '@/content/contentType';
import { sameJson } from '@/lib/sameJson';
import type { AppendExtras } from './append';
import { SaveError } from './errors';
import { keepUnknown } from './keepUnknown';
import { recordReader } from './read';
import { fragment, type Change, type Item } from './text';

export type { AppendExtras };

export interface Collection<Entry extends Identified> {
  readonly type: CollectionType<Entry>;
  readonly key: CollectionKey;
  /** The readable entries in stored order; the same array while nothing has changed. */
  list(): readonly Entry[];
  /**
   * Replaces the entry with this id, or appends it. `edited` is the entry as it was when editing
   * began: where the stored one differs from it by now, nothing is overwritten.
   * @throws SaveError
   */
  save(entry: Entry, edited?: Entry): Promise<Entry>;
  /** @throws SaveError */
  remove(id: string): Promise<void>;
  /**
   * Appends what `make` returns. `make` gets the entries as they truly are, inside the commit, so
   * that what must be unique can be chosen there; it must be synchronous and may run twice.
   * @throws SaveError
   */
  append(make: (stored: readonly Entry[]) => Entry, extras?: AppendExtras): Promise<Entry>;
}

function isPresent<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

export function collection<Entry extends Identified>(
  type: CollectionType<Entry>,
): Collection<Entry> {
  const { key, schema } = type;

  const parse = (record: unknown): Entry | undefined => {
    const result = v.safeParse(schema, record);
    return result.success ? result.output : undefined;
  };

  // Items live on from commit to commit, so each is parsed once.
  const parsedItems = new WeakMap<Item, Entry | undefined>();
  const entryOf = (item: Item): Entry | undefined => {
    if (!parsedItems.has(item)) parsedItems.set(item, parse(JSON.parse(item.text)));
    return parsedItems.get(item);
  };

  const commit = async (change: Change) => {
    const write = await import('./commit');
    await write.commit(key, change);
  };

  return {
    type,
    key,
    list: recordReader(key, parse),
    async save(entry, edited) {
      await commit((items) => {
        const stored = items.find((item) => item.id === entry.id);
        if (edited !== undefined) {
          const current = stored && entryOf(stored);
          if (!sameJson(current, edited)) throw new SaveError('conflict', { current });
        }
        if (!stored) return [...items, fragment(entry)];
        const merged = fragment(keepUnknown(JSON.parse(stored.text), entry));
        return items.map((item) => (item === stored ? { ...item, ...merged } : item));
      });
      return entry;
    },
    async remove(id) {
      await commit((items) => {
        const stored = items.find((item) => item.id === id);
        return items.filter((item) => item !== stored);
      });
    },
    async append(make, extras = {}) {
      const { append } = await import('./append');
      return append(key, (items) => make(items.map(entryOf).filter(isPresent)), extras);
    },
  };
}
