import { db, type EntryRow } from '@/data/journal/db';
import { candidateOf } from './entryHit';
import type { RowName, TermIndex } from './termIndex';

type RowKey = [EntryRow['key'], number];

/** The word index of the database, for one search. In a transaction. */
export function databaseIndex(): TermIndex {
  const known = new Map<RowName, RowKey>();
  const named = (keys: readonly RowKey[]) =>
    keys.map((key) => {
      const name = key.join(':');
      known.set(name, key);
      return name;
    });
  return {
    beginningWith: async (term, limit) =>
      named(await db.entries.where('terms').startsWith(term).limit(limit).primaryKeys()),
    having: async (term, limit) =>
      named(await db.entries.where('terms').equals(term).limit(limit).primaryKeys()),
    rows: async (names) => {
      const keys = names.map((name) => known.get(name));
      const rows = await db.entries.bulkGet(keys.filter((key) => key !== undefined));
      return rows.map((row) => row && candidateOf(row));
    },
  };
}
