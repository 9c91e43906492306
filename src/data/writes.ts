import type { Identified, SingletonKey } from '@/content/types/contentType';
import type { CollectionKey } from '@/content/types/registry';
import { distinctIds } from '@/content/identity';
import { isRecord } from '@/lib/isRecord';
import { commit, type CommitExtras, type SaveExtras } from './journal/commit';
import { SaveError } from './errors';
import { isExpected, keepUnknown } from './local/keepUnknown';
import { fragment, type Change, type Item } from './journal/text';
import { type DocumentFile, putFiles, prepareFiles, timeoutFor } from './documents/fileRows';
import type { ContentKey } from './keys';

/** What is kept together with an appended entry, in the same transaction: all or nothing. */
export interface AppendExtras
  extends SaveExtras, Pick<CommitExtras, 'within' | 'snapshot' | 'facts'> {
  /** The bytes of the entry's documents. */
  readonly files?: readonly DocumentFile[];
}

/** Appends what `make` returns, with the files and without the draft that belong to it. @throws SaveError */
async function append<Entry extends Identified>(
  key: ContentKey,
  make: (items: readonly Item[]) => Entry,
  { files = [], within: more, ...extras }: AppendExtras,
): Promise<Entry> {
  let entry: Entry | undefined;
  const kept = files.length === 0 ? [] : await prepareFiles(files);
  const within = async () => {
    await more?.();
    if (entry) await putFiles(entry.id, kept);
  };
  const change = (items: readonly Item[]) => {
    const made = make(items);
    entry = made;
    const isStored = items.some(({ id }) => id === made.id);
    if (!isStored) return [...items, fragment(made)];
    return items.map((item) => (item.id === made.id ? { ...item, ...fragment(made) } : item));
  };
  await commit(key, change, { ...extras, within, timeoutMs: timeoutFor(files) });
  if (!entry) throw new SaveError('interrupted');
  return entry;
}

/** The writing half of a collection, fetched with the first write. */
export interface CollectionWrites<Entry extends Identified> {
  /**
   * Replaces the entry with this id, or appends it. `edited` is the entry as it was when editing
   * began: where the stored one differs from it by now, nothing is overwritten, unless it is what
   * an attempt that went unanswered has stored.
   * @throws SaveError
   */
  save(entry: Entry, edited?: Entry, extras?: SaveExtras): Promise<Entry>;
  /**
   * Changes several entries in one commit. `change` gets the entries as they truly are and returns
   * those that differ; it must be synchronous and may run twice.
   * @throws SaveError
   */
  update(
    change: (stored: readonly Entry[]) => readonly Entry[],
    extras?: SaveExtras & CommitExtras,
  ): Promise<void>;
  /**
   * Removes an entry: after a snapshot of all, or where there is no room for one for good; resolves
   * to what puts it back in its place. @throws SaveError
   */
  remove(id: string, isForGood?: boolean): Promise<() => Promise<void>>;
  /**
   * Appends what `make` returns, or puts it in the place of the entry with its id, which an attempt
   * that went unanswered has stored. `make` gets the entries as they truly are, inside the commit, so
   * that what must be unique can be chosen there; it must be synchronous and may run twice.
   * @throws SaveError
   */
  append(make: (stored: readonly Entry[]) => Entry, extras?: AppendExtras): Promise<Entry>;
}

function isPresent<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

/** The records under the ids that the list has them by: what is written next keeps them apart for good. */
function apart(items: readonly Item[]): readonly Item[] {
  const stored = items.map(({ id = '' }) => id);
  const ids = distinctIds(stored);
  if (ids === stored) return items;
  return items.map((item, place) =>
    item.id === undefined || item.id === ids[place]
      ? item
      : { ...item, ...fragment({ ...recordOf(item), id: ids[place] }) },
  );
}

function recordOf({ text }: Item): object {
  const record: unknown = JSON.parse(text);
  return isRecord(record) ? record : {};
}

/** The writing half of a collection; `parse` gives `undefined` for a bad record. */
export function collectionWrites<Entry extends Identified>(
  key: CollectionKey,
  parse: (record: unknown) => Entry | undefined,
): CollectionWrites<Entry> {
  // Items live on from commit to commit, so each is parsed once.
  const parsedItems = new WeakMap<Item, Entry | undefined>();
  const entryOf = (item: Item): Entry | undefined => {
    if (!parsedItems.has(item)) parsedItems.set(item, parse(JSON.parse(item.text)));
    return parsedItems.get(item);
  };

  const write = (change: Change, extras?: SaveExtras & CommitExtras) => commit(key, change, extras);
  const mergedItem = (item: Item, entry: Entry): Item => ({
    ...item,
    ...fragment(keepUnknown(JSON.parse(item.text), entry)),
  });

  return {
    async save(entry, edited, extras) {
      await write((all) => {
        const items = apart(all);
        const stored = items.find((item) => item.id === entry.id);
        if (edited !== undefined) {
          const current = stored && entryOf(stored);
          if (!isExpected(current, edited, entry)) throw new SaveError('conflict', { current });
        }
        if (!stored) return [...items, fragment(entry)];
        return items.map((item) => (item === stored ? mergedItem(item, entry) : item));
      }, extras);
      return entry;
    },
    async update(change, extras) {
      await write((all) => {
        const items = apart(all);
        const changed = new Map(
          change(items.map(entryOf).filter(isPresent)).map((entry) => [entry.id, entry]),
        );
        return items.map((item) => {
          const entry = item.id === undefined ? undefined : changed.get(item.id);
          return entry === undefined ? item : mergedItem(item, entry);
        });
      }, extras);
    },
    async remove(id, isForGood = false) {
      let removed: Item | undefined;
      let place = 0;
      const change: Change = (all) => {
        const items = apart(all);
        place = items.findIndex((item) => item.id === id);
        removed = items[place];
        return removed === undefined ? all : items.toSpliced(place, 1);
      };
      await write(change, isForGood ? { isWithoutRoom: true } : { snapshot: 'deletion' });
      const putBack: Change = (items) => {
        if (removed === undefined || items.some((item) => item.id === id)) return items;
        const record: unknown = JSON.parse(removed.text);
        return [...items.slice(0, place), fragment(record), ...items.slice(place)];
      };
      return () => write(putBack);
    },
    async append(make, extras = {}) {
      return append(key, (items) => make(items.map(entryOf).filter(isPresent)), extras);
    },
  };
}

/** See `Singleton.set`; `read` gives the value of a stored record. @throws SaveError */
export async function setSingleton<Value>(
  key: SingletonKey,
  read: (stored: unknown) => Value,
  { value, edited }: { value: Value; edited: Value | undefined },
  extras: SaveExtras & CommitExtras,
): Promise<void> {
  const change: Change = ([item]) => {
    const stored: unknown = item && JSON.parse(item.text);
    if (edited !== undefined) {
      const current = read(stored);
      if (!isExpected(current, edited, value)) throw new SaveError('conflict', { current });
    }
    return [{ ...item, ...fragment(keepUnknown(stored, value)) }];
  };
  await commit(key, change, extras);
}
