import type { EntryRecord } from '@/domain/contentType';
import {
  type CollectionKey,
  contentTypes,
  type AnyContentType,
  type Audience,
  type Searchable,
} from '@/domain/registry';
import { searchDefinitionOf } from '@/features/content/model/searchDefinitions';
import { CONTENT_KEYS } from '@/store/keys';
import { onChange } from '@/store/local/changeEvents';
import { collectionOf } from '@/store/repository';
import { yieldToMain } from '@/lib/async/tasks';
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

/** Too short to delay a key stroke. */
const SLICE_MS = 5;

/** Records are immutable, so each is converted once. */
const hits = new WeakMap<object, EntryHit>();

function hitOf(key: CollectionKey, entry: EntryRecord): EntryHit | undefined {
  const definition = searchDefinitionOf(key);
  const known = hits.get(entry);
  if (known ?? !definition) return known;
  const publicPath = definition.publicPath?.(entry);
  const hit = {
    kind: 'entry',
    key,
    entry,
    searchable: definition.searchable(entry),
    publicPath,
  } as const;
  hits.set(entry, hit);
  return hit;
}

function typesFor(audience: Audience): AnyContentType[] {
  return contentTypes.filter(({ key }) => {
    const definition = searchDefinitionOf(key);
    return audience === 'visitor' ? definition?.publicPath !== undefined : definition !== undefined;
  });
}

/** All entries of a type; applications outside the list come last. */
async function entriesOf(type: AnyContentType): Promise<readonly EntryRecord[]> {
  const entries = collectionOf(type).list();
  if (type.key !== 'visaApplications') return entries;
  const { overflowApplications } = await import('@/store/everyApplication');
  return [...entries, ...(await overflowApplications().catch(() => []))];
}

const NOTHING: Records = { index: new SearchIndex(), isComplete: false };

/** Reads what an audience can find. */
class Reader {
  readonly records = observable(NOTHING);
  readonly #audience: Audience;
  #turn = 0;

  constructor(audience: Audience) {
    this.#audience = audience;
  }

  /** Resolves when the index matches what is stored, or a later call reads it again. */
  async refresh(): Promise<void> {
    const turn = (this.#turn += 1);
    const index = new SearchIndex<EntryHit>();
    let pauseAt = 0;
    for (const type of typesFor(this.#audience))
      for (const entry of await entriesOf(type)) {
        if (performance.now() >= pauseAt) {
          // Idle time is not awaited, because the user is about to search.
          await yieldToMain();
          pauseAt = performance.now() + SLICE_MS;
        }
        if (turn !== this.#turn) return;
        const hit = hitOf(type.key, entry);
        if (hit && (this.#audience === 'administrator' || hit.publicPath !== undefined))
          index.add(hit, ({ searchable }) => searchable);
      }
    if (turn === this.#turn) this.records.set({ index, isComplete: true });
  }

  /** Empties the index until the next refresh, so that no deleted record is found. */
  clear(): void {
    this.#turn += 1;
    this.records.set(NOTHING);
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

/** Reads the records; also when a search is likely, so that the first key press is answered at once. */
export function prepareSearch(audience: Audience): Promise<void> {
  return readers[audience].refresh();
}

/** Keeps the index up to date during a search. Returns the function that stops it. */
export function followRecords(audience: Audience): () => void {
  const stopListening = onChange((key) => {
    if (CONTENT_KEYS.some((each) => each === key)) void prepareSearch(audience);
  });
  void prepareSearch(audience);
  return () => {
    stopListening();
    readers[audience].clear();
  };
}
