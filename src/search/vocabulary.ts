import { mayMean } from '@/lib/oneEdit';
import { type Audience, TIERS, wordOf } from '@/content/searching/terms';
import { withDatabase } from '@/data/database';
import { db } from '@/data/db';

/** A word that may be meant has so many letters, and begins with no digit. */
const MIN_LETTERS = 5;
/** Words are in the order of their letters; those that begin with a digit come before. */
const FIRST_LETTER = 'a';
const LAST = '\uFFFF';
/** More words than these are no help against one typing error. */
const MOST_INSTEAD = 12;

/** The terms of the index by audience, as they were when last asked for. */
const known = new Map<Audience, readonly string[]>();

/** Reads the words that the index holds, for the sake of mistyped ones. @throws SaveError */
export async function learnVocabulary(audience: Audience): Promise<void> {
  const terms: string[] = [];
  for (const place of TIERS[audience].flat()) {
    const keys = await withDatabase(
      () =>
        db.entries
          .where('terms')
          .between(place + FIRST_LETTER, place + LAST)
          .uniqueKeys(),
      () => [],
    );
    for (const key of keys)
      if (typeof key === 'string' && wordOf(key).length >= MIN_LETTERS) terms.push(key);
  }
  known.set(audience, terms);
}

/** Whether words that may be meant can be told yet. */
export function hasVocabulary(audience: Audience): boolean {
  return known.has(audience);
}

/** The terms that a mistyped word may stand for: those of its own length first. */
export function meantBy(audience: Audience, typed: string): string[] {
  const strangeness = (term: string) => Math.abs(wordOf(term).length - typed.length);
  return (known.get(audience) ?? [])
    .filter((term) => mayMean(typed, wordOf(term)))
    .toSorted((a, b) => strangeness(a) - strangeness(b))
    .slice(0, MOST_INSTEAD);
}
