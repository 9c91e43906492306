import { type Audience, TIERS } from '@/content/searching/terms';
import { db, type EntryRow } from '@/data/db';

/** Names a row of `entries`. */
export type RowKey = [EntryRow['key'], number];

function nameOf([key, slot]: RowKey): string {
  return `${key}:${slot}`;
}

/** Rows by name, each with the best tier that it was found in. */
export type Listed = Map<string, { readonly key: RowKey; readonly tier: number }>;

function add(listed: Listed, keys: readonly RowKey[], tier: number): void {
  for (const key of keys) {
    const name = nameOf(key);
    if (!listed.has(name)) listed.set(name, { key, tier });
  }
}

function beginningWith(term: string, limit: number): Promise<RowKey[]> {
  return db.entries.where('terms').startsWith(term).limit(limit).primaryKeys();
}

function having(term: string, limit: number): Promise<RowKey[]> {
  return db.entries.where('terms').equals(term).limit(limit).primaryKeys();
}

/** A row may stand in a list once for each of its words. */
const WORDS_A_ROW = 4;

/**
 * At least so many rows with a word that begins so, as far as there are any: titles first, and in
 * each tier the whole word before longer ones. In a transaction.
 */
export async function bestRows(audience: Audience, word: string, wanted: number): Promise<Listed> {
  const listed: Listed = new Map();
  for (const [tier, places] of TIERS[audience].entries()) {
    let limit = wanted * WORDS_A_ROW;
    let isAll: boolean;
    do {
      const lists = await Promise.all(places.map((place) => beginningWith(place + word, limit)));
      for (const keys of lists) add(listed, keys, tier);
      isAll = lists.every((keys) => keys.length < limit);
      limit *= 8;
    } while (!isAll && listed.size < wanted);
    if (listed.size >= wanted) break;
  }
  return listed;
}

/**
 * The rows with a word that begins so or with one of the terms that it may stand for, at most so
 * many of each; and whether that is all of them. In a transaction.
 */
export async function rowsWith(
  audience: Audience,
  word: string,
  { instead, limit }: { instead: readonly string[]; limit: number },
): Promise<{ listed: Listed; isAll: boolean }> {
  const listed: Listed = new Map();
  const lists = await Promise.all(
    TIERS[audience].flatMap((places, tier) => [
      ...places.map(async (place) => ({ tier, keys: await beginningWith(place + word, limit) })),
      ...instead
        .filter((term) => places.includes(term.charAt(0)))
        .map(async (term) => ({ tier, keys: await having(term, limit) })),
    ]),
  );
  for (const { tier, keys } of lists) add(listed, keys, tier);
  return { listed, isAll: lists.every(({ keys }) => keys.length < limit) };
}
