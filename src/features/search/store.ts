import * as v from 'valibot';
import type { EntryRecord } from '@/domain/contentType';
import {
  type CollectionKey,
  contentTypes,
  type AnyContentType,
  type Audience,
  type Searchable,
} from '@/domain/registry';
import { searchDefinitionOf } from '@/features/content/model/listing';
import { db } from '@/store/journal/db';
import { readItems } from '@/store/journal/journal';
import { reconcileKeys } from '@/store/journal/commit';
import { CONTENT_KEYS } from '@/store/keys';
import { onChange } from '@/store/local/changeEvents';
import { collectionOf } from '@/store/repository';
import { yieldToMain, whenIdle, sliced } from '@/lib/tasks';
import { type Observable, observable } from '@/lib/observable';
import { SearchIndex } from '@/engines/search';

/** A searchable entry. */
export interface EntryHit {
  readonly kind: 'entry';
  readonly key: CollectionKey;
  readonly entry: EntryRecord;
  readonly searchable: Searchable;
  readonly publicPath: string | undefined;
}

/** What an audience can find; not `isComplete` until the records have been read. */
export interface Records {
  readonly index: SearchIndex<EntryHit>;
  readonly isComplete: boolean;
}

/** Debounce delay for bursts of changes. */
const SETTLE_MS = 100;

/** Records are immutable, so each is converted once. */
const hits = new WeakMap<object, EntryHit | null>();

function hitOf(
  { key, schema }: AnyContentType,
  record: object,
  read: () => unknown,
): EntryHit | null {
  const known = hits.get(record);
  if (known !== undefined) return known;
  const definition = searchDefinitionOf(key);
  const parsed = v.safeParse(schema, read());
  let hit: EntryHit | null = null;
  if (definition !== undefined && parsed.success) {
    const { output: entry } = parsed;
    const publicPath = definition.publicPath?.(entry);
    hit = { kind: 'entry', key, entry, searchable: definition.searchable(entry), publicPath };
  }
  hits.set(record, hit);
  return hit;
}

function typesFor(audience: Audience): AnyContentType[] {
  return contentTypes.filter(({ key }) => {
    const definition = searchDefinitionOf(key);
    return audience === 'visitor' ? definition?.publicPath !== undefined : definition !== undefined;
  });
}

/** All records of a type, from the database or, if it fails, from localStorage. */
async function hitsOf(type: AnyContentType): Promise<(() => EntryHit | null)[]> {
  const kept = (await readItems([type.key]).catch(() => undefined))?.get(type.key);
  const found = kept
    ? kept.map((record) => () => hitOf(type, record, () => JSON.parse(record.text)))
    : collectionOf(type)
        .list()
        .map((entry) => () => hitOf(type, entry, () => entry));
  if (type.key !== 'visaApplications') return found;
  const { overflowApplications } = await import('@/store/everyApplication');
  const overflow = await overflowApplications().catch(() => []);
  return [...found, ...overflow.map((entry) => () => hitOf(type, entry, () => entry))];
}

const NOTHING: Records = { index: new SearchIndex(), isComplete: false };

/** Reads what an audience can find. */
class Reader {
  readonly records = observable(NOTHING);
  readonly #audience: Audience;
  #reading: Promise<void> = Promise.resolve();
  #turn = 0;

  constructor(audience: Audience) {
    this.#audience = audience;
  }

  /** Resolves when the index matches what is stored. */
  refresh(): Promise<void> {
    const turn = (this.#turn += 1);
    this.#reading = this.#reading.then(() => this.#read(turn));
    return this.#reading;
  }

  /** Empties the index until the next refresh, so that no deleted record is found. */
  clear(): void {
    this.#turn += 1;
    this.records.set(NOTHING);
  }

  async #read(turn: number): Promise<void> {
    const index = new SearchIndex<EntryHit>();
    // Idle time is not awaited, because the user is about to search.
    const yieldIfDue = sliced(yieldToMain);
    for (const type of typesFor(this.#audience))
      for (const read of await hitsOf(type)) {
        if (turn !== this.#turn) return;
        await yieldIfDue();
        const hit = read();
        if (hit !== null && (this.#audience === 'administrator' || hit.publicPath !== undefined))
          index.add(hit, ({ searchable }) => searchable);
      }
    if (turn === this.#turn) this.records.set({ index, isComplete: true });
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

/** Call it when a search is likely, so that the first key press is answered at once. */
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
  // If the database is deleted meanwhile, the index would be incomplete.
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
