import type { Audience } from '@/domain/registry';
import { withDatabase, writeTables } from '@/store/journal/database';
import { db, keyRange } from '@/store/journal/db';

/** A query whose result was opened. */
interface RecentSearchRow {
  audience: Audience;
  typed: string;
  /** Milliseconds since 1970. */
  searchedAt: number;
}

const recentSearchesTable = db.table<RecentSearchRow, [Audience, string]>('recentSearches');

const MAX_SEARCHES = 6;

function rowsOf(audience: Audience) {
  return recentSearchesTable.where('[audience+typed]').between(...keyRange(audience));
}

/** Successful queries, newest first; none without a database. @throws SaveError */
export function recentSearches(audience: Audience): Promise<string[]> {
  return withDatabase(
    async () => {
      const rows = await rowsOf(audience).toArray();
      return rows
        .toSorted((a, b) => b.searchedAt - a.searchedAt)
        .slice(0, MAX_SEARCHES)
        .map(({ typed }) => typed);
    },
    () => [],
  );
}

/** Stores a successful query and deletes the oldest. @throws SaveError */
export function storeSearch(audience: Audience, typed: string, now: number): Promise<void> {
  return writeTables([recentSearchesTable], async () => {
    await recentSearchesTable.put({ audience, typed, searchedAt: now });
    const rows = (await rowsOf(audience).toArray()).toSorted((a, b) => b.searchedAt - a.searchedAt);
    const old = rows
      .slice(MAX_SEARCHES)
      .map((row): [Audience, string] => [row.audience, row.typed]);
    await recentSearchesTable.bulkDelete(old);
  });
}

/** Deletes the queries of an audience. @throws SaveError */
export async function deleteSearches(audience: Audience): Promise<void> {
  await writeTables([recentSearchesTable], () => rowsOf(audience).delete());
}
