import type { Match } from '@/content/searching/matches';
import { queryTerms } from '@/content/searching/score';
import type { Audience } from '@/content/searching/terms';
import { mayBeMistyped } from '@/lib/async/oneEdit';
import { withDatabase } from '@/data/journal/database';
import { db } from '@/data/journal/db';
import { databaseIndex } from './databaseIndex';
import type { EntryHit } from './entryHit';
import { remembered } from './memory';
import { findRows, type Instead, MOST_RESULTS } from './rows';
import { scan } from './scan';
import type { TermIndex } from './termIndex';

/** With fewer results than these, one typing error in each long word is forgiven. */
const FEW = 5;

export interface Findings {
  /** What these are the results for. */
  readonly typed: string;
  readonly found: readonly Match<EntryHit>[];
  /** Whether mistyped words were looked for too. */
  readonly forgives: boolean;
  /**
   * `whole` the index knows everything · `learning` its words are not known yet, so that mistyped
   * ones were not found · `empty` the database was deleted · `missing` there is none, and only
   * content was searched.
   */
  readonly index: 'whole' | 'learning' | 'empty' | 'missing';
}

interface Quest {
  readonly audience: Audience;
  readonly typed: string;
  readonly words: readonly string[];
}

/** Finds entries by what was typed, best first. @throws SaveError */
export async function findEntries(audience: Audience, typed: string): Promise<Findings> {
  const words = queryTerms(typed);
  if (words.length === 0) return { typed, found: [], forgives: false, index: 'whole' };
  const quest = { audience, typed, words };
  const memory = remembered(audience);
  if (memory) return findIn(memory, quest, memory.meantBy);
  return withDatabase(
    () =>
      db.transaction('r', db.meta, db.entries, async (): Promise<Findings> => {
        const [meta, findings] = await Promise.all([
          db.meta.get('database'),
          findIn(databaseIndex(), quest),
        ]);
        return meta === undefined ? { ...findings, index: 'empty' } : findings;
      }),
    () => {
      const exact = scan(words, { audience, forgives: false });
      const forgives = exact.length < FEW;
      const found = forgives ? scan(words, { audience, forgives }) : exact;
      return { typed, found: found.slice(0, MOST_RESULTS), forgives, index: 'missing' };
    },
  );
}

/** @param meantBy the terms that a mistyped word may stand for, once they are known */
async function findIn(
  index: TermIndex,
  { audience, typed, words }: Quest,
  meantBy?: Instead,
): Promise<Findings> {
  const found = await findRows(index, {
    words,
    seeking: { audience, forgives: false },
    instead: () => [],
  });
  const exact = { typed, found, forgives: false };
  const long = words.filter(mayBeMistyped);
  if (found.length >= FEW || long.length === 0) return { ...exact, index: 'whole' };
  if (meantBy === undefined) return { ...exact, index: 'learning' };
  const meant = new Map(long.map((word) => [word, meantBy(word)]));
  if ([...meant.values()].every((terms) => terms.length === 0)) return { ...exact, index: 'whole' };
  const forgiven = await findRows(index, {
    words,
    seeking: { audience, forgives: true },
    instead: (word) => meant.get(word) ?? [],
  });
  return { typed, found: forgiven, forgives: true, index: 'whole' };
}
