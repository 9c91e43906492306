import * as v from 'valibot';
import type { EntryRecord } from '@/content/types/contentType';
import { type CollectionKey, contentTypes, type AnyContentType } from '@/content/types/registry';
import type { Audience, Searchable } from '@/content/types/search';
import { searchDefinitionOf } from '@/content/types/searchDefinitions';
import { db } from '@/data/journal/db';
import { readItems } from '@/data/journal/journal';
import { reconcileKeys } from '@/data/journal/commit';
import { CONTENT_KEYS } from '@/data/keys';
import { onChange } from '@/data/local/changes';
import { collectionOf } from '@/data/repository';
import { pause } from '@/lib/async/pause';
import { sliced } from '@/lib/async/sliced';
import { whenIdle } from '@/lib/async/whenIdle';
import { type Observable, observable } from '@/lib/observable';
import { SearchIndex } from './match';

/** An entry that can be found. */
export interface EntryHit {
  readonly kind: 'entry';
  readonly key: CollectionKey;
  readonly entry: EntryRecord;
  readonly searchable: Searchable;
  /** Where visitors see it, if they do. */
  readonly publicPath: string | undefined;
}

/** What an audience can find; while it is not `isWhole`, more is still being read. */
export interface Records {
  readonly index: SearchIndex<EntryHit>;
  readonly isWhole: boolean;
}

/** A burst of changes is looked at once. */
const SETTLE_MS = 100;
/** So many records more can be found at a time while the first are read. */
const READ_AT_A_TIME = 500;

type SearchedType = AnyContentType;

/** Records are never changed, only replaced: each is parsed once. */
const hits = new WeakMap<object, EntryHit | null>();

function makeHit({ key, schema }: SearchedType, record: unknown): EntryHit | null {
  const definition = searchDefinitionOf(key);
  const parsed = v.safeParse(schema, record);
  if (definition === undefined || !parsed.success) return null;
  const { output: entry } = parsed;
  const publicPath = definition.publicPath?.(entry);
  return { kind: 'entry', key, entry, searchable: definition.searchable(entry), publicPath };
}

function typesFor(audience: Audience): SearchedType[] {
  return contentTypes.filter(({ key }) => {
    const definition = searchDefinitionOf(key);
    return audience === 'visitor' ? definition?.publicPath !== undefined : definition !== undefined;
  });
}

/** The records of a list, from the database, or from localStorage where the database cannot be asked. */
interface List {
  readonly records: readonly object[];
  readonly hitAt: (place: number) => EntryHit | null;
}

async function readLists(types: readonly SearchedType[]): Promise<List[]> {
  const items = await readItems(types.map(({ key }) => key)).catch(() => undefined);
  const listOf = <Kept extends object>(
    type: SearchedType,
    records: readonly Kept[],
    read: (record: Kept) => unknown,
  ): List => ({
    records,
    hitAt: (place) => {
      const record = records[place];
      if (record === undefined) return null;
      let hit = hits.get(record);
      if (hit === undefined) {
        hit = makeHit(type, read(record));
        hits.set(record, hit);
      }
      return hit;
    },
  });
  return types.map((type) => {
    const stored = items?.get(type.key);
    return stored
      ? listOf(type, stored, ({ text }): unknown => JSON.parse(text))
      : listOf(type, collectionOf(type).list(), (entry) => entry);
  });
}

/** What an audience can find, read again whenever it is told to. */
class Reader {
  readonly records = observable<Records>({ index: new SearchIndex(), isWhole: false });
  readonly #audience: Audience;
  #last: { readonly lists: readonly List[]; readonly index: SearchIndex<EntryHit> } | undefined;
  #reading: Promise<void> | undefined;
  #isStale = false;

  constructor(audience: Audience) {
    this.#audience = audience;
  }

  /** Resolves when what is stored now can be found. */
  refresh(): Promise<void> {
    this.#isStale = true;
    this.#reading ??= this.#readWhileStale();
    return this.#reading;
  }

  /** From now on nothing is found until it is known that it is still stored. */
  forget(): void {
    this.records.set({ index: new SearchIndex(), isWhole: false });
  }

  async #readWhileStale(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      await this.#read();
    }
    this.#reading = undefined;
  }

  async #read(): Promise<void> {
    const lists = await readLists(typesFor(this.#audience));
    const isSame = this.#last?.lists.every(({ records }, at) => records === lists[at]?.records);
    const index = isSame === true ? this.#last?.index : undefined;
    this.#last = { lists, index: index ?? (await this.#indexed(lists)) };
    this.records.set({ index: this.#last.index, isWhole: true });
  }

  /** In small pieces; where nothing can be found yet, what has been read can be meanwhile. */
  async #indexed(lists: readonly List[]): Promise<SearchIndex<EntryHit>> {
    const index = new SearchIndex<EntryHit>();
    // Someone searches, or is about to: idle time is shared with what nobody waits for.
    const turn = sliced(pause);
    let count = 0;
    for (const { records, hitAt } of lists)
      for (const place of records.keys()) {
        await turn();
        const hit = hitAt(place);
        if (hit === null || (this.#audience === 'visitor' && hit.publicPath === undefined))
          continue;
        index.add(hit, ({ searchable }) => searchable);
        count += 1;
        if (count % READ_AT_A_TIME === 0 && !this.records.get().isWhole)
          this.records.set({ index, isWhole: false });
      }
    return index;
  }
}

const readers: Readonly<Record<Audience, Reader>> = {
  visitor: new Reader('visitor'),
  administrator: new Reader('administrator'),
};

/** What an audience can find now, for `useSyncExternalStore`. */
export function recordsFor(audience: Audience): Observable<Records> {
  return readers[audience].records;
}

/** To be called when a search is likely, so that its first key waits for nothing. */
export function readAhead(audience: Audience): void {
  void readers[audience].refresh();
}

/** Brings the database in step with localStorage, also after foreign writes, and reads what it holds. */
export async function followStorage(audience: Audience): Promise<void> {
  try {
    await reconcileKeys(CONTENT_KEYS);
  } catch (error) {
    console.warn('Storage could not be compared with the database: search goes on.', error);
  }
  await readers[audience].refresh();
}

/** While someone searches: sees to it that they find what is stored. Returns the way to stop. */
export function followRecords(audience: Audience): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const follow = () => {
    if (!isStopped) void followStorage(audience);
  };
  const followSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(follow, SETTLE_MS);
  };
  const stopListening = onChange((key) => {
    if (!CONTENT_KEYS.some((each) => each === key)) return;
    readAhead(audience);
    followSoon();
  });
  // Deleted while it is brought in step, it would hold only what was looked at afterwards.
  db.on('versionchange', followSoon);
  readAhead(audience);
  whenIdle(follow);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
    db.on.versionchange.unsubscribe(followSoon);
    readers[audience].forget();
  };
}
