import type { Audience } from '@/content/types/search';
import { withDatabase, writeTable } from './journal/database';
import { db, everyKeyOf } from './journal/db';

const KEPT = 6;

function rowsOf(audience: Audience) {
  return db.recentSearches.where('[audience+typed]').between(...everyKeyOf(audience));
}

/** What was searched for with success, the last first; nothing where there is no database. @throws SaveError */
export function recentSearches(audience: Audience): Promise<string[]> {
  return withDatabase(
    async () => {
      const rows = await rowsOf(audience).toArray();
      return rows
        .toSorted((a, b) => b.searchedAt - a.searchedAt)
        .slice(0, KEPT)
        .map(({ typed }) => typed);
    },
    () => [],
  );
}

/** Keeps a search that led somewhere, and forgets the oldest. @throws SaveError */
export function noteSearch(audience: Audience, typed: string, now: number): Promise<void> {
  return writeTable(db.recentSearches, async () => {
    await db.recentSearches.put({ audience, typed, searchedAt: now });
    const rows = (await rowsOf(audience).toArray()).toSorted((a, b) => b.searchedAt - a.searchedAt);
    const old = rows.slice(KEPT).map((row): [Audience, string] => [row.audience, row.typed]);
    await db.recentSearches.bulkDelete(old);
  });
}

/** Forgets what this audience has searched for. @throws SaveError */
export async function forgetSearches(audience: Audience): Promise<void> {
  await writeTable(db.recentSearches, () => rowsOf(audience).delete());
}
