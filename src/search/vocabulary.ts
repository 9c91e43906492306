import { wordOf } from '@/content/searching/terms';
import { mayBeMeant, mayMean } from '@/lib/async/oneEdit';

/** More words than these are no help against one typing error. */
const MOST_INSTEAD = 12;

/** Terms whose words a mistyped one may stand for. */
export function longWords(terms: readonly string[]): string[] {
  return terms.filter((term) => mayBeMeant(wordOf(term)));
}

/** The terms that a mistyped word may stand for: those of its own length first. */
export function corrections(known: readonly string[], typed: string): string[] {
  const strangeness = (term: string) => Math.abs(wordOf(term).length - typed.length);
  return known
    .filter((term) => mayMean(typed, wordOf(term)))
    .toSorted((a, b) => strangeness(a) - strangeness(b))
    .slice(0, MOST_INSTEAD);
}
