import { idle } from '@/lib/async/idle';
import { onCommit } from '../local/changes';
import { assertDatabaseVersion, withDatabase } from './database';
import { db, type EntryRow } from './db';
import { searchTerms } from './searchTerms';

/** Rows are indexed so many at a time: a save never waits for more. */
const INDEX_SLICE = 10;
/** A burst of commits is looked at once. */
const INDEX_DELAY_MS = 300;

/**
 * Completes the search index in idle slices: after a change of many records at once, and of rows
 * that an earlier version of the app has written. @throws SaveError
 */
export async function indexTerms(): Promise<void> {
  let indexed: number;
  do {
    await idle();
    indexed = await withDatabase(indexSlice, () => 0);
  } while (indexed > 0);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** From now on, completes the index a moment after each commit of this tab or another. */
export function keepIndexed(): void {
  onCommit(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      indexTerms().catch((error: unknown) => {
        // Saved is saved: the next commit or start goes on with the index.
        console.warn('The search index could not be completed.', error);
      });
    }, INDEX_DELAY_MS);
  });
}

async function indexSlice(): Promise<number> {
  // Nearly always there is nothing to do, and nobody has to wait for a look.
  if (!(await hasUnindexed())) return 0;
  return db.transaction('rw', db.meta, db.entries, async () => {
    await assertDatabaseVersion();
    const waiting = await db.entries.where('unindexed').equals(1).limit(INDEX_SLICE).toArray();
    const rows = waiting.length > 0 ? waiting : await rowsOfEarlierVersions();
    await db.entries.bulkPut(rows.map(withTerms));
    return rows.length;
  });
}

async function hasUnindexed(): Promise<boolean> {
  const waiting = await db.entries.where('unindexed').equals(1).limit(1).primaryKeys();
  return (
    waiting.length > 0 || (await db.entries.orderBy('words').limit(1).primaryKeys()).length > 0
  );
}

async function rowsOfEarlierVersions(): Promise<EntryRow[]> {
  const keys = await db.entries.orderBy('words').distinct().limit(INDEX_SLICE).primaryKeys();
  const rows = await db.entries.bulkGet(keys);
  return rows.filter((row) => row !== undefined);
}

function withTerms({ unindexed: _done, words: _earlier, ...row }: EntryRow): EntryRow {
  return row.text === undefined ? row : { ...row, terms: searchTerms(row.key, row.text) };
}
