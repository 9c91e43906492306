import { hashText } from '@/lib/crypto/hashText';
import { withDatabase } from './database';
import { db, everyKeyOf, type EntryRow, type JournalRow } from './db';
import { isCollectionKey, type ContentKey } from '../keys';
import { hasSecret, restoreSecret, extractSecret } from './secrets';
import {
  ABSENT,
  composeHash,
  idOf,
  joinText,
  placeItems,
  joinChanged,
  sameEnds,
  type Fragment,
  type Item,
} from './text';

/** A key as the journal holds it at its last revision. */
export interface KeyState {
  readonly key: ContentKey;
  readonly epoch: string;
  /** 0: never committed. */
  readonly revision: number;
  readonly savedAt: number;
  readonly hash: string;
  readonly items: readonly Item[];
  /** The text that localStorage should hold; `null` for none. */
  readonly text: string | null;
  readonly freeSlot: number;
}

/** So few that no key stroke waits for them. */
const ROWS_AT_ONCE = 50;

/** Writes many rows, a few at a time: the page answers in between. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (some: readonly Row[], at: number) => PromiseLike<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await write(rows.slice(at, at + ROWS_AT_ONCE), at);
}

const cache = new Map<ContentKey, KeyState>();
const NOTHING = { items: [], text: null };

/** What this tab last knew of a key, without asking the database: no change starts from it. */
export function cachedState(key: ContentKey): KeyState | undefined {
  return cache.get(key);
}

/** To be called when the transaction that read or wrote these is complete. */
export function cacheStates(all: readonly KeyState[]): void {
  for (const state of all) cache.set(state.key, state);
}

/** Has the next change of these keys read their rows again. */
export function evictStates(keys: readonly ContentKey[]): void {
  for (const key of keys) cache.delete(key);
}

/** The key at its last revision: from this tab's memory, the rows changed since, or all rows. In a transaction. */
export async function loadState(key: ContentKey, epoch: string): Promise<KeyState> {
  const row = await db.journal.get(key);
  if (!row) return neverCommitted(key, epoch);
  const known = cache.get(key);
  if (known?.epoch === epoch) {
    if (known.revision === row.revision) return known;
    const caughtUp = await catchUp(known);
    // It differs where a deletion has been forgotten since: see `tidy`.
    const isWhole =
      row.hash === ABSENT ? caughtUp.length === 0 : composeHash(caughtUp) === row.hash;
    if (isWhole) return fromRow(row, epoch, caughtUp);
  }
  return fromRow(row, epoch, await readAll(key));
}

/** The records of some keys; undefined where there is no database, or it was deleted. @throws SaveError */
export function readItems(
  keys: readonly ContentKey[],
): Promise<ReadonlyMap<ContentKey, readonly Item[]> | undefined> {
  return withDatabase(
    () =>
      db.transaction('r', db.meta, db.journal, db.entries, db.credentials, async () => {
        const meta = await db.meta.get('database');
        if (meta === undefined) return undefined;
        const items = new Map<ContentKey, readonly Item[]>();
        for (const key of keys) items.set(key, (await loadState(key, meta.epoch)).items);
        return items;
      }),
    () => undefined,
  );
}

function neverCommitted(key: ContentKey, epoch: string): KeyState {
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
  items: readonly Item[],
  before: Pick<KeyState, 'items' | 'text'> = NOTHING,
): KeyState {
  const text = row.hash === ABSENT ? null : joinChanged(row.key, before, items);
  const { key, revision, savedAt, hash, freeSlot } = row;
  return { key, epoch, revision, savedAt, hash, items, text, freeSlot };
}

async function readAll(key: ContentKey): Promise<Item[]> {
  const rows = await db.entries
    .where('[key+slot]')
    .between(...everyKeyOf(key))
    .toArray();
  return inOrder(await itemsOf(key, rows));
}

async function catchUp(known: KeyState): Promise<Item[]> {
  const { key, revision } = known;
  const [, end] = everyKeyOf(key);
  const rows = await db.entries
    .where('[key+revision]')
    .between([key, revision + 1], end)
    .toArray();
  const items = new Map(known.items.map((item) => [item.slot, item]));
  for (const { slot } of rows) items.delete(slot);
  for (const item of await itemsOf(key, rows)) items.set(item.slot, item);
  return inOrder([...items.values()]);
}

async function itemsOf(key: ContentKey, rows: readonly EntryRow[]): Promise<Item[]> {
  const secret = (await db.credentials.get(key))?.secret;
  return rows.flatMap(({ slot, pos, text: open }) => {
    if (open === undefined) return [];
    const text = restoreSecret(key, { open, secret });
    return [{ slot, pos, text, hash: hashText(text), id: idOf(JSON.parse(text)) }];
  });
}

function inOrder(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.pos - b.pos);
}

/**
 * Writes a next revision of a key: the rows that changed, and the revision's hash. A list that leaves the text as it was writes nothing and returns `last` itself; `null`
 * means a key that is not stored at all. In a transaction.
 */
export async function writeRevision(
  last: KeyState,
  list: readonly (Fragment | Item)[] | null,
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
  await keepSecret(key, items);
  const written = { key, hash, revision, savedAt: now };
  await db.revisions.put(written);
  await db.journal.put({ ...written, freeSlot });
  return fromRow({ ...written, freeSlot }, epoch, items, last);
}

/**
 * Removes the rows of the records that a list leaves out, and writes nothing: what is left is the
 * key at the same revision. The one record of a singleton cannot shrink so: localStorage alone has
 * the smaller text, no earlier revision claims it, and the journal takes it over when there is
 * room. In a transaction.
 */
export async function eraseRecords(
  last: KeyState,
  list: readonly (Fragment | Item)[],
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

function rowsOfChange(last: KeyState, items: readonly Item[], revision: number): EntryRow[] {
  const { key } = last;
  const { head, tail } = sameEnds(last.items, items);
  const inner = last.items.slice(head, last.items.length - tail);
  const before = new Map(inner.map((item) => [item.slot, item]));
  const changed = items.slice(head, items.length - tail).filter((item) => {
    const old = before.get(item.slot);
    before.delete(item.slot);
    return !old || old.text !== item.text || old.pos !== item.pos;
  });
  const rows = changed.map(({ slot, pos, text }): EntryRow => {
    return { key, slot, pos, revision, text: extractSecret(key, text).open };
  });
  const gone = [...before.values()].map(({ slot, pos }) => ({ key, slot, pos, revision }));
  return [...rows, ...gone];
}

async function keepSecret(key: ContentKey, items: readonly Item[]): Promise<void> {
  if (!hasSecret(key)) return;
  const secrets = items.map((item) => extractSecret(key, item.text).secret);
  const secret = secrets.find((each) => each !== undefined);
  if (secret === undefined) await db.credentials.delete(key);
  else await db.credentials.put({ key, secret });
}

export function revisionsNewestFirst(key: ContentKey) {
  const revisions = db.revisions.where('[key+revision]').between(...everyKeyOf(key));
  // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
  return revisions.reverse();
}
