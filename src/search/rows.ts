import { byDistance, type Match } from '@/content/searching/matches';
import type { Seeking } from '@/content/searching/score';
import { type EntryHit, rate } from './entryHit';
import { bestRows, type Listed, rowsWith } from './lists';
import type { RowName, TermIndex } from './termIndex';

/** So many results are looked for; nobody reads more before typing another letter. */
export const MOST_RESULTS = 20;
/** A word with more rows than these is first looked for in the rows of the other words. */
const LONG_LIST = 2000;

/** The terms that a word may stand for, besides those that begin with it. */
export type Instead = (word: string) => readonly string[];

export interface Query {
  readonly words: readonly string[];
  readonly seeking: Seeking;
  readonly instead: Instead;
}

/** The entries found by all the words, best first. */
export async function findRows(
  index: TermIndex,
  query: Query,
  longList = LONG_LIST,
): Promise<Match<EntryHit>[]> {
  const { words, seeking } = query;
  const [word = '', ...more] = words;
  if (more.length === 0 && !seeking.forgives) {
    const { audience } = seeking;
    return read(
      index,
      inOrder([await bestRows(index, { audience, word, wanted: MOST_RESULTS })]),
      query,
    );
  }
  const first = await findCommon(index, query, longList);
  const isEnough = first.isAll || first.found.length >= MOST_RESULTS;
  return isEnough ? first.found : (await findCommon(index, query, Infinity)).found;
}

async function findCommon(
  index: TermIndex,
  query: Query,
  limit: number,
): Promise<{ found: Match<EntryHit>[]; isAll: boolean }> {
  const { words, seeking, instead } = query;
  const { audience } = seeking;
  const lists = await Promise.all(
    words.map((word) => rowsWith(index, { audience, word, instead: instead(word), limit })),
  );
  // What is in no complete list cannot be a result; the rows themselves tell about the others.
  const complete = lists.filter(({ isAll }) => isAll);
  const asked = complete.length > 0 ? complete : lists.slice(0, 1);
  const names = inOrder(asked.map(({ listed }) => listed));
  return { found: await read(index, names, query), isAll: complete.length > 0 };
}

/** The rows that are in every list, those with more titles first. */
function inOrder(lists: readonly Listed[]): RowName[] {
  const [shortest, ...others] = lists.toSorted((a, b) => a.size - b.size);
  const common: { name: RowName; tiers: number }[] = [];
  for (const [name, tier] of shortest ?? []) {
    let tiers = tier;
    const isInAll = others.every((other) => {
      const same = other.get(name);
      tiers += same ?? 0;
      return same !== undefined;
    });
    if (isInAll) common.push({ name, tiers });
  }
  return common.toSorted((a, b) => a.tiers - b.tiers).map(({ name }) => name);
}

/** Rows are read a few at a time until there are enough. */
async function read(
  index: TermIndex,
  names: readonly RowName[],
  { words, seeking }: Query,
): Promise<Match<EntryHit>[]> {
  const found: Match<EntryHit>[] = [];
  for (let at = 0; at < names.length && found.length < MOST_RESULTS; at += MOST_RESULTS) {
    for (const entry of await index.rows(names.slice(at, at + MOST_RESULTS))) {
      const rated = entry && rate(entry, words, seeking);
      if (rated) found.push(rated);
    }
  }
  return byDistance(found).slice(0, MOST_RESULTS);
}
