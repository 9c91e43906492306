import { type Audience, TIERS } from '@/content/searching/terms';
import type { RowName, TermIndex } from './termIndex';

/** Rows, each with the best tier that it was found in. */
export type Listed = Map<RowName, number>;

function add(listed: Listed, names: readonly RowName[], tier: number): void {
  for (const name of names) if (!listed.has(name)) listed.set(name, tier);
}

/** A row may stand in a list once for each of its words. */
const WORDS_A_ROW = 4;

/**
 * At least so many rows with a word that begins so, as far as there are any: titles first, and in
 * each tier the whole word before longer ones.
 */
export async function bestRows(
  index: TermIndex,
  { audience, word, wanted }: { audience: Audience; word: string; wanted: number },
): Promise<Listed> {
  const listed: Listed = new Map();
  for (const [tier, places] of TIERS[audience].entries()) {
    let limit = wanted * WORDS_A_ROW;
    let isAll: boolean;
    do {
      const lists = await Promise.all(
        places.map((place) => index.beginningWith(place + word, limit)),
      );
      for (const names of lists) add(listed, names, tier);
      isAll = lists.every((names) => names.length < limit);
      limit *= 8;
    } while (!isAll && listed.size < wanted);
    if (listed.size >= wanted) break;
  }
  return listed;
}

/**
 * The rows with a word that begins so or with one of the terms that it may stand for, at most so
 * many of each; and whether that is all of them.
 */
export async function rowsWith(
  index: TermIndex,
  {
    audience,
    word,
    instead,
    limit,
  }: {
    audience: Audience;
    word: string;
    instead: readonly string[];
    limit: number;
  },
): Promise<{ listed: Listed; isAll: boolean }> {
  const listed: Listed = new Map();
  const lists = await Promise.all(
    TIERS[audience].flatMap((places, tier) => [
      ...places.map(async (place) => ({
        tier,
        names: await index.beginningWith(place + word, limit),
      })),
      ...instead
        .filter((term) => places.includes(term.charAt(0)))
        .map(async (term) => ({ tier, names: await index.having(term, limit) })),
    ]),
  );
  for (const { tier, names } of lists) add(listed, names, tier);
  return { listed, isAll: lists.every(({ names }) => names.length < limit) };
}
