import { byDistance, type Match } from '@/content/searching/matches';
import type { Seeking } from '@/content/searching/score';
import { db } from '@/data/db';
import { candidate, type EntryHit, rate } from './entryHit';
import { bestRows, type Listed, type RowKey, rowsWith } from './lists';

/** So many results are looked for; nobody reads more before typing another letter. */
export const MOST_RESULTS = 20;
/** Rows are read so many at a time until there are enough. */
const CHUNK = 40;
/** A word with more rows than these is first looked for in the rows of the other words. */
const LONG_LIST = 2000;

/** The terms that a word may stand for, besides those that begin with it. */
export type Instead = (word: string) => readonly string[];

/**
 * The entries found by all the words, best first, by the word index of the database. In a
 * transaction.
 */
export async function findRows(
  sought: readonly string[],
  seeking: Seeking,
  instead: Instead,
  longList = LONG_LIST,
): Promise<Match<EntryHit>[]> {
  const [word = '', ...more] = sought;
  if (more.length === 0 && !seeking.forgives) {
    const listed = await bestRows(seeking.audience, word, MOST_RESULTS);
    return read(inOrder([listed]), sought, seeking);
  }
  const first = await findCommon(sought, seeking, { instead, limit: longList });
  const isEnough = first.isAll || first.found.length >= MOST_RESULTS;
  if (isEnough) return first.found;
  return (await findCommon(sought, seeking, { instead, limit: Infinity })).found;
}

interface Reach {
  readonly instead: Instead;
  readonly limit: number;
}

async function findCommon(
  sought: readonly string[],
  seeking: Seeking,
  { instead, limit }: Reach,
): Promise<{ found: Match<EntryHit>[]; isAll: boolean }> {
  const lists = await Promise.all(
    sought.map((word) => rowsWith(seeking.audience, word, { instead: instead(word), limit })),
  );
  // What is in no complete list cannot be a result; the rows themselves tell about the others.
  const complete = lists.filter(({ isAll }) => isAll);
  const asked = complete.length > 0 ? complete : lists.slice(0, 1);
  const keys = inOrder(asked.map(({ listed }) => listed));
  return { found: await read(keys, sought, seeking), isAll: complete.length > 0 };
}

/** The rows that are in every list, those with more titles first. */
function inOrder(lists: readonly Listed[]): RowKey[] {
  const [shortest, ...others] = lists.toSorted((a, b) => a.size - b.size);
  const common: { key: RowKey; tiers: number }[] = [];
  for (const [name, { key, tier }] of shortest ?? []) {
    let tiers = tier;
    const isInAll = others.every((other) => {
      const same = other.get(name);
      tiers += same?.tier ?? 0;
      return same !== undefined;
    });
    if (isInAll) common.push({ key, tiers });
  }
  return common.toSorted((a, b) => a.tiers - b.tiers).map(({ key }) => key);
}

async function read(
  keys: readonly RowKey[],
  sought: readonly string[],
  seeking: Seeking,
): Promise<Match<EntryHit>[]> {
  const found: Match<EntryHit>[] = [];
  for (let at = 0; at < keys.length && found.length < MOST_RESULTS; at += CHUNK) {
    for (const row of await db.entries.bulkGet(keys.slice(at, at + CHUNK))) {
      if (row?.text === undefined || row.terms === undefined) continue;
      const entry = candidate(row.key, row.text, row.terms);
      const rated = entry && rate(entry, sought, seeking);
      if (rated) found.push(rated);
    }
  }
  return byDistance(found).slice(0, MOST_RESULTS);
}
