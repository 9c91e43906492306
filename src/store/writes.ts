import { type Identified, type SingletonKey, distinctIds } from '@/domain/contentType';
import type { CollectionKey, ContentKey } from '@/domain/registry';
import type { DocumentFile } from '@/domain/documentFile';
import { isRecord } from '@/lib/json';
import { forgetErased, isAddedOnly, noteErased } from './adminFlags';
import { commit, type CommitOptions } from './journal/commit';
import { writeTables } from './journal/database';
import { db } from './journal/db';
import { SaveError } from './errors';
import { isExpected, keepUnknown } from './local/local';
import { eraseFromSnapshots } from './journal/snapshots';
import { fragment, type Rewrite, type StoredItem } from './keys';
import { putFiles, prepareFiles, timeoutFor } from './fileRows';

/** What else `append` writes in its commit. */
export interface AppendOptions extends CommitOptions {
  /** The bytes of the entry's documents. */
  readonly files?: readonly DocumentFile[];
}

/** Appends what `make` returns, stores its files and deletes its draft. @throws SaveError */
async function append<Entry extends Identified>(
  key: ContentKey,
  make: (items: readonly StoredItem[]) => Entry,
  { files = [], ...options }: AppendOptions,
): Promise<Entry> {
  // The entry made by the last run of the change, which is the one that the commit stores.
  let entry: Entry | undefined;
  const preparedFiles = await prepareFiles(files);
  const rows = async () => {
    await options.rows?.();
    if (entry) await putFiles(entry.id, preparedFiles);
  };
  const rewrite = (items: readonly StoredItem[]) => {
    const made = make(items);
    entry = made;
    const isStored = items.some(({ id }) => id === made.id);
    if (!isStored) return [...items, fragment(made)];
    return items.map((item) => (item.id === made.id ? { ...item, ...fragment(made) } : item));
  };
  await commit({ ...options, changes: [{ key, rewrite }], rows, timeoutMs: timeoutFor(files) });
  if (!entry) throw new SaveError('interrupted');
  return entry;
}

/** The writing methods of a collection, loaded with the first write. */
export interface CollectionWrites<Entry extends Identified> {
  /**
   * Replaces the entry with this id, or appends it.
   * @param base the entry when editing began: a stored one that differs is not overwritten,
   * unless an attempt that timed out has stored it @throws SaveError
   */
  save(entry: Entry, base?: Entry, options?: CommitOptions): Promise<Entry>;
  /**
   * Changes several entries in one commit.
   * @param change gets the stored entries and returns the changed ones; must be synchronous, may
   * run twice @throws SaveError
   */
  update(
    change: (stored: readonly Entry[]) => readonly Entry[],
    options?: CommitOptions,
  ): Promise<void>;
  /**
   * Removes an entry after a snapshot; with `isForGood`, for a full quota, without one. What people
   * sent gets no snapshot, so that no restore adds it. Resolves to the undo function.
   * @throws SaveError
   */
  remove(id: string, isForGood?: boolean): Promise<() => Promise<void>>;
  /**
   * Appends an entry, or replaces the one with its id, which a timed-out attempt has stored.
   * @param make gets the stored entries, to choose unique values; must be synchronous, may run
   * twice @throws SaveError
   */
  append(make: (stored: readonly Entry[]) => Entry, options?: AppendOptions): Promise<Entry>;
}

function isPresent<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

/** Makes ids distinct; the next write stores them. */
function withDistinctItemIds(items: readonly StoredItem[]): readonly StoredItem[] {
  const stored = items.map(({ id = '' }) => id);
  const ids = distinctIds(stored);
  if (ids === stored) return items;
  return items.map((item, place) =>
    item.id === undefined || item.id === ids[place]
      ? item
      : { ...item, ...fragment({ ...recordOf(item), id: ids[place] }) },
  );
}

function recordOf({ text }: StoredItem): object {
  const record: unknown = JSON.parse(text);
  return isRecord(record) ? record : {};
}

/** The writing methods of a collection; `parse` returns `undefined` for a bad record. */
export function collectionWrites<Entry extends Identified>(
  key: CollectionKey,
  parse: (record: unknown) => Entry | undefined,
): CollectionWrites<Entry> {
  // Items are reused by later commits, so each is parsed once.
  const parsedItems = new WeakMap<StoredItem, Entry | undefined>();
  const entryOf = (item: StoredItem): Entry | undefined => {
    if (!parsedItems.has(item)) parsedItems.set(item, parse(JSON.parse(item.text)));
    return parsedItems.get(item);
  };

  const write = (rewrite: Rewrite, options?: CommitOptions) =>
    commit({ ...options, changes: [{ key, rewrite }] });
  const mergedItem = (item: StoredItem, entry: Entry): StoredItem => ({
    ...item,
    ...fragment(keepUnknown(JSON.parse(item.text), entry)),
  });

  return {
    async save(entry, base, options) {
      await write((all) => {
        const items = withDistinctItemIds(all);
        const stored = items.find((item) => item.id === entry.id);
        if (base !== undefined) {
          const current = stored && entryOf(stored);
          if (!isExpected(current, base, entry)) throw new SaveError('conflict', { current });
        }
        if (!stored) return [...items, fragment(entry)];
        return items.map((item) => (item === stored ? mergedItem(item, entry) : item));
      }, options);
      return entry;
    },
    async update(change, options) {
      await write((all) => {
        const items = withDistinctItemIds(all);
        const changed = new Map(
          change(items.map(entryOf).filter(isPresent)).map((entry) => [entry.id, entry]),
        );
        return items.map((item) => {
          const entry = item.id === undefined ? undefined : changed.get(item.id);
          return entry === undefined ? item : mergedItem(item, entry);
        });
      }, options);
    },
    async remove(id, isForGood = false) {
      let removed: StoredItem | undefined;
      let place = 0;
      const rewrite: Rewrite = (all) => {
        const items = withDistinctItemIds(all);
        place = items.findIndex((item) => item.id === id);
        removed = items[place];
        return removed === undefined ? all : items.toSpliced(place, 1);
      };
      const noteRemoval = async () => {
        await noteErased(key, [id]);
        await eraseFromSnapshots(key, [id]);
      };
      if (isForGood) {
        await write(rewrite, { mode: 'eraseOnly' });
        // Fails if there is no room for it, which does not matter.
        if (isAddedOnly(key))
          await writeTables([db.adminFlags, db.snapshots], noteRemoval).catch(() => undefined);
      } else
        await write(rewrite, isAddedOnly(key) ? { rows: noteRemoval } : { snapshot: 'deletion' });
      const undoRemoval: Rewrite = (items) => {
        if (removed === undefined || items.some((item) => item.id === id)) return items;
        const record: unknown = JSON.parse(removed.text);
        return [...items.slice(0, place), fragment(record), ...items.slice(place)];
      };
      return () => write(undoRemoval, { rows: () => forgetErased(key, [id]) });
    },
    async append(make, options = {}) {
      return append(key, (items) => make(items.map(entryOf).filter(isPresent)), options);
    },
  };
}

/** See `Singleton.set`; `read` parses a stored record. @throws SaveError */
export async function setSingleton<Value>(
  key: SingletonKey,
  read: (stored: unknown) => Value,
  { value, base }: { value: Value; base: Value | undefined },
  options: CommitOptions,
): Promise<void> {
  const rewrite: Rewrite = ([item]) => {
    const stored: unknown = item && JSON.parse(item.text);
    if (base !== undefined) {
      const current = read(stored);
      if (!isExpected(current, base, value)) throw new SaveError('conflict', { current });
    }
    return [{ ...item, ...fragment(keepUnknown(stored, value)) }];
  };
  await commit({ ...options, changes: [{ key, rewrite }] });
}
