import * as v from 'valibot';
import type { EntryRecord } from '@/domain/contentType';
import {
  type CollectionKey,
  contentTypes,
  type AnyContentType,
  type Audience,
  type Searchable,
} from '@/domain/registry';
import { searchDefinitionOf } from '@/features/content/model/searchDefinitions';
import { db } from '@/store/journal/db';
import { readItems } from '@/store/journal/journal';
import { reconcileKeys } from '@/store/journal/commit';
import { CONTENT_KEYS } from '@/store/keys';
import { onChange } from '@/store/local/changeEvents';
import { collectionOf } from '@/store/repository';
import { yieldToMain, whenIdle } from '@/lib/async/scheduling';
import { sliced } from '@/lib/async/slices';
import { type Observable, observable } from '@/lib/observable';
import { SearchIndex } from '@/engines/search/match';

/** A searchable entry. */
export interface EntryHit {
  readonly kind: 'entry';
  readonly key: CollectionKey;
  readonly entry: EntryRecord;
  readonly searchable: Searchable;
  readonly publicPath: string | undefined;
}

/** What an audience can find; not `isComplete` while records are still being read. */
export interface Records {
  readonly index: SearchIndex<EntryHit>;
  readonly isComplete: boolean;
}

/** Debounces bursts of changes. */
const SETTLE_MS = 100;
/** The index is published after each batch while it is first read. */
const READ_AT_A_TIME = 500;

/** Records are immutable, so each is parsed once. */
const hits = new WeakMap<object, EntryHit | null>();

function makeHit({ key, schema }: AnyContentType, record: unknown): EntryHit | null {
  const definition = searchDefinitionOf(key);
  const parsed = v.safeParse(schema, record);
  if (definition === undefined || !parsed.success) return null;
  const { output: entry } = parsed;
  const publicPath = definition.publicPath?.(entry);
  return { kind: 'entry', key, entry, searchable: definition.searchable(entry), publicPath };
}

function typesFor(audience: Audience): AnyContentType[] {
  return contentTypes.filter(({ key }) => {
    const definition = searchDefinitionOf(key);
    return audience === 'visitor' ? definition?.publicPath !== undefined : definition !== undefined;
  });
}

/** The records of a list, from the database or, if it fails, from localStorage. */
interface List {
  readonly records: readonly object[];
  readonly hitAt: (place: number) => EntryHit | null;
}

async function readLists(types: readonly AnyContentType[]): Promise<List[]> {
  const items = await readItems(types.map(({ key }) => key)).catch(() => undefined);
  const listOf = <Kept extends object>(
    type: AnyContentType,
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
  const lists = types.map((type) => {
    const stored = items?.get(type.key);
    return stored
      ? listOf(type, stored, ({ text }): unknown => JSON.parse(text))
      : listOf(type, collectionOf(type).list(), (entry) => entry);
  });
  const applications = types.find(({ key }) => key === 'visaApplications');
  if (applications) {
    const { overflowApplications } = await import('@/store/overflow');
    const outside = await overflowApplications().catch(() => []);
    lists.push(listOf(applications, outside, (entry) => entry));
  }
  return lists;
}

/** Reads what an audience can find; `refresh` reads it again. */
class Reader {
  readonly records = observable<Records>({ index: new SearchIndex(), isComplete: false });
  readonly #audience: Audience;
  #last: { readonly lists: readonly List[]; readonly index: SearchIndex<EntryHit> } | undefined;
  #reading: Promise<void> | undefined;
  #isStale = false;

  constructor(audience: Audience) {
    this.#audience = audience;
  }

  /** Resolves when the index matches what is stored. */
  refresh(): Promise<void> {
    this.#isStale = true;
    this.#reading ??= this.#readWhileStale();
    return this.#reading;
  }

  /** Empties the index until the next refresh, so that no deleted record is found. */
  clear(): void {
    this.records.set({ index: new SearchIndex(), isComplete: false });
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
    this.records.set({ index: this.#last.index, isComplete: true });
  }

  /** Builds the index in slices, and publishes partial results if there are none yet. */
  async #indexed(lists: readonly List[]): Promise<SearchIndex<EntryHit>> {
    const index = new SearchIndex<EntryHit>();
    // Not idle time, because the user is about to search.
    const yieldIfDue = sliced(yieldToMain);
    let count = 0;
    for (const { records, hitAt } of lists)
      for (const place of records.keys()) {
        await yieldIfDue();
        const hit = hitAt(place);
        if (hit === null || (this.#audience === 'visitor' && hit.publicPath === undefined))
          continue;
        index.add(hit, ({ searchable }) => searchable);
        count += 1;
        if (count % READ_AT_A_TIME === 0 && !this.records.get().isComplete)
          this.records.set({ index, isComplete: false });
      }
    return index;
  }
}

const readers: Readonly<Record<Audience, Reader>> = {
  visitor: new Reader('visitor'),
  administrator: new Reader('administrator'),
};

/** The current records, for `useSyncExternalStore`. */
export function recordsFor(audience: Audience): Observable<Records> {
  return readers[audience].records;
}

/** Call it when a search is likely, so that the first key is answered at once. */
export function prefetchRecords(audience: Audience): void {
  void readers[audience].refresh();
}

/** Reconciles the database with localStorage, and reads the records again. */
export async function followStorage(audience: Audience): Promise<void> {
  try {
    await reconcileKeys(CONTENT_KEYS);
  } catch (error) {
    console.warn('Storage could not be compared with the database: search goes on.', error);
  }
  await readers[audience].refresh();
}

/** Keeps the index up to date during a search. Returns the function that stops it. */
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
    prefetchRecords(audience);
    followSoon();
  });
  // A database deleted during the reconcile would be incomplete.
  db.on('versionchange', followSoon);
  prefetchRecords(audience);
  whenIdle(follow);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
    db.on.versionchange.unsubscribe(followSoon);
    readers[audience].clear();
  };
}
