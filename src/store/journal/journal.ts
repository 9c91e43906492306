import { hashText } from '@/lib/crypto/bytes';
import { withDatabase } from './database';
import { db, keyRange, type RecordRow, type JournalRow } from './db';
import type { ContentKey } from '@/domain/registry';
import {
  isCollectionKey,
  ABSENT,
  composeHash,
  recordId,
  joinText,
  placeItems,
  joinChanged,
  commonEnds,
  type Fragment,
  type StoredItem,
} from '../keys';
import { hasSecret, restoreSecret, extractSecret } from './secrets';

/** A key at the journal's last revision. */
export interface KeyState {
  readonly key: ContentKey;
  readonly epoch: string;
  /** 0: never committed. */
  readonly revision: number;
  readonly savedAt: number;
  readonly hash: string;
  readonly items: readonly StoredItem[];
  /** The text that localStorage should hold; `null` if the key is absent. */
  readonly text: string | null;
  readonly freeSlot: number;
}

/** Small enough not to delay a key stroke. */
const ROWS_AT_ONCE = 50;

/** Concurrent batches, so that IndexedDB never waits for the page. */
const BATCHES_AT_ONCE = 4;

/** Writes rows in batches, so that the page stays responsive. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (some: readonly Row[]) => PromiseLike<unknown>,
  rowsAtOnce = ROWS_AT_ONCE,
): Promise<void> {
  let next = 0;
  const writeOn = async () => {
    while (next < rows.length) {
      const at = next;
      next += rowsAtOnce;
      await write(rows.slice(at, next));
    }
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, writeOn));
}

const cache = new Map<ContentKey, KeyState>();
const NO_RECORDS = { items: [], text: null };

/** The cached state, which may be stale: do not start a change from it. */
export function cachedState(key: ContentKey): KeyState | undefined {
  return cache.get(key);
}

/** Call it once the transaction that read or wrote these states is complete. */
export function cacheStates(all: readonly KeyState[]): void {
  for (const state of all) cache.set(state.key, state);
}

/** Drops these keys from the cache, so that the next change reads their rows again. */
export function evictStates(keys: readonly ContentKey[]): void {
  for (const key of keys) cache.delete(key);
}

/**
 * Loads the last revision: from the cache, from the cache and the rows changed since, or from all
 * rows. In a transaction.
 */
export async function loadState(key: ContentKey, epoch: string): Promise<KeyState> {
  const row = await db.journal.get(key);
  if (!row) return initialState(key, epoch);
  const known = cache.get(key);
  if (known?.epoch === epoch) {
    if (known.revision === row.revision) return known;
    const caughtUp = await catchUp(known);
    // The hash differs if `tidy` has pruned a deletion since.
    const isUpToDate =
      row.hash === ABSENT ? caughtUp.length === 0 : composeHash(caughtUp) === row.hash;
    if (isUpToDate) return fromRow(row, epoch, caughtUp);
  }
  return fromRow(row, epoch, await readAll(key));
}

/**
 * Reads the records of these keys from the database, without keys that only localStorage has, as at
 * a first start. Undefined if there is no database or it was deleted. @throws SaveError
 */
export function readItems(
  keys: readonly ContentKey[],
): Promise<ReadonlyMap<ContentKey, readonly StoredItem[]> | undefined> {
  return withDatabase(
    () =>
      db.transaction('r', db.meta, db.journal, db.entries, db.credentials, async () => {
        const meta = await db.meta.get('database');
        if (meta === undefined) return undefined;
        const items = new Map<ContentKey, readonly StoredItem[]>();
        for (const key of keys) {
          const state = await loadState(key, meta.epoch);
          if (state.revision > 0) items.set(key, state.items);
        }
        return items;
      }),
    () => undefined,
  );
}

function initialState(key: ContentKey, epoch: string): KeyState {
  return {
    key,
    epoch,
    revision: 0,
    savedAt: 0,
    hash: ABSENT,
    items: [],
    text: null,
    freeSlot: 1,
  };
}

function fromRow(
  row: JournalRow,
  epoch: string,
  items: readonly StoredItem[],
  before: Pick<KeyState, 'items' | 'text'> = NO_RECORDS,
): KeyState {
  const text = row.hash === ABSENT ? null : joinChanged(row.key, before, items);
  const { key, revision, savedAt, hash, freeSlot } = row;
  return { key, epoch, revision, savedAt, hash, items, text, freeSlot };
}

async function readAll(key: ContentKey): Promise<StoredItem[]> {
  const rows = await db.entries
    .where('[key+slot]')
    .between(...keyRange(key))
    .toArray();
  return sortByPosition(await itemsOf(key, rows));
}

async function catchUp(known: KeyState): Promise<StoredItem[]> {
  const { key, revision } = known;
  const [, end] = keyRange(key);
  const rows = await db.entries
    .where('[key+revision]')
    .between([key, revision + 1], end)
    .toArray();
  const items = new Map(known.items.map((item) => [item.slot, item]));
  for (const { slot } of rows) items.delete(slot);
  for (const item of await itemsOf(key, rows)) items.set(item.slot, item);
  return sortByPosition([...items.values()]);
}

async function itemsOf(key: ContentKey, rows: readonly RecordRow[]): Promise<StoredItem[]> {
  const secret = (await db.credentials.get(key))?.secret;
  return rows.flatMap(({ slot, pos, text: redacted }) => {
    if (redacted === undefined) return [];
    const text = restoreSecret(key, { redacted, secret });
    return [{ slot, pos, text, hash: hashText(text), id: recordId(JSON.parse(text)) }];
  });
}

function sortByPosition(items: readonly StoredItem[]): StoredItem[] {
  return items.toSorted((a, b) => a.pos - b.pos);
}

/**
 * Writes the next revision of a key: the changed rows and the hash. Returns `last` itself if
 * nothing changes; a `list` of `null` removes the key. In a transaction.
 */
export async function writeRevision(
  last: KeyState,
  list: readonly (Fragment | StoredItem)[] | null,
  now: number,
): Promise<KeyState> {
  const { key, epoch } = last;
  const items = placeItems(list ?? [], last.freeSlot);
  const hash = list === null ? ABSENT : composeHash(items);
  if (hash === last.hash) return last;
  const revision = last.revision + 1;
  const freeSlot = items.reduce((free, { slot }) => Math.max(free, slot + 1), last.freeSlot);

  const rows = rowsOfChange(last, items, revision);
  await inBatches(rows, (some) => db.entries.bulkPut([...some]));
  await storeSecret(key, items);
  const written = { key, hash, revision, savedAt: now };
  await db.revisions.put(written);
  await db.journal.put({ ...written, freeSlot });
  return fromRow({ ...written, freeSlot }, epoch, items, last);
}

/**
 * Deletes the rows of records missing from `list`, at the same revision, and writes no row. A
 * singleton has one record, which cannot shrink that way: only localStorage gets the smaller text,
 * and the journal adopts it when there is room. In a transaction.
 */
export async function eraseRecords(
  last: KeyState,
  list: readonly (Fragment | StoredItem)[],
): Promise<KeyState> {
  if (!isCollectionKey(last.key)) {
    const items = placeItems(list, last.freeSlot);
    const text = joinText(last.key, list);
    if (text === last.text) return last;
    await db.revisions.delete([last.key, composeHash(list)]);
    return { ...last, items, text };
  }
  const kept = new Set(list.map((each) => ('slot' in each ? each.slot : undefined)));
  const gone = last.items.filter(({ slot }) => !kept.has(slot));
  if (gone.length === 0) return last;
  await db.entries.bulkDelete(gone.map(({ slot }) => [last.key, slot]));
  const items = last.items.filter(({ slot }) => kept.has(slot));
  return { ...last, items, text: joinChanged(last.key, last, items) };
}

function rowsOfChange(last: KeyState, items: readonly StoredItem[], revision: number): RecordRow[] {
  const { key } = last;
  const { head, tail } = commonEnds(last.items, items);
  const inner = last.items.slice(head, last.items.length - tail);
  const before = new Map(inner.map((item) => [item.slot, item]));
  const changed = items.slice(head, items.length - tail).filter((item) => {
    const old = before.get(item.slot);
    before.delete(item.slot);
    return !old || old.text !== item.text || old.pos !== item.pos;
  });
  const rows = changed.map(({ slot, pos, text }): RecordRow => {
    return { key, slot, pos, revision, text: extractSecret(key, text).redacted };
  });
  const gone = [...before.values()].map(({ slot, pos }) => ({ key, slot, pos, revision }));
  return [...rows, ...gone];
}

async function storeSecret(key: ContentKey, items: readonly StoredItem[]): Promise<void> {
  if (!hasSecret(key)) return;
  const secrets = items.map((item) => extractSecret(key, item.text).secret);
  const secret = secrets.find((each) => each !== undefined);
  if (secret === undefined) await db.credentials.delete(key);
  else await db.credentials.put({ key, secret });
}

export function revisionsNewestFirst(key: ContentKey) {
  const revisions = db.revisions.where('[key+revision]').between(...keyRange(key));
  // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
  return revisions.reverse();
}
