import type { Match } from '@/content/searching/matches';
import { soughtWords } from '@/content/searching/score';
import type { Audience } from '@/content/searching/terms';
import { mayBeMistyped } from '@/lib/oneEdit';
import { withDatabase } from '@/data/database';
import { db } from '@/data/db';
import type { EntryHit } from './entryHit';
import { findRows, MOST_RESULTS } from './rows';
import { scan } from './scan';
import { hasVocabulary, meantBy } from './vocabulary';

/** With fewer results than these, one typing error in each long word is forgiven. */
const FEW = 5;
const NO_OTHERS = () => [];

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

/** Finds entries by what was typed, best first. @throws SaveError */
export async function findEntries(audience: Audience, typed: string): Promise<Findings> {
  const sought = soughtWords(typed);
  if (sought.length === 0) return { typed, found: [], forgives: false, index: 'whole' };
  return withDatabase(
    () => findIndexed(audience, typed, sought),
    () => {
      const exact = scan(sought, { audience, forgives: false });
      const forgives = exact.length < FEW;
      const found = forgives ? scan(sought, { audience, forgives }) : exact;
      return { typed, found: found.slice(0, MOST_RESULTS), forgives, index: 'missing' };
    },
  );
}

function findIndexed(
  audience: Audience,
  typed: string,
  sought: readonly string[],
): Promise<Findings> {
  return db.transaction('r', db.meta, db.entries, async (): Promise<Findings> => {
    const [meta, exact] = await Promise.all([
      db.meta.get('database'),
      findRows(sought, { audience, forgives: false }, NO_OTHERS),
    ]);
    const plain = { typed, found: exact, forgives: false };
    if (meta === undefined) return { ...plain, index: 'empty' };
    if (exact.length >= FEW || !sought.some(mayBeMistyped)) return { ...plain, index: 'whole' };
    if (!hasVocabulary(audience)) return { ...plain, index: 'learning' };
    const meant = new Map(
      sought.filter(mayBeMistyped).map((word) => [word, meantBy(audience, word)]),
    );
    if ([...meant.values()].every((terms) => terms.length === 0))
      return { ...plain, index: 'whole' };
    const instead = (word: string) => meant.get(word) ?? [];
    const found = await findRows(sought, { audience, forgives: true }, instead);
    return { typed, found, forgives: true, index: 'whole' };
  });
}
