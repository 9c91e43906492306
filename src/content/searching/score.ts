import { mayBeMistyped, mayMean } from '@/lib/async/oneEdit';
import { fold } from '@/lib/text/fold';
import type { FindIn } from '@/lib/text/marked';
import { words } from '@/lib/text/words';
import { normaliseTrackingNumber } from '../applications/trackingNumber';
import { type Audience, tierOf, wordOf } from './terms';

/** More words than these are not looked for. */
const MOST_WORDS = 8;
const TRACKING_NUMBER = /^(?:dv[\s-]*\d[\d\s-]*|\d{3}[\s-]\d{3})$/;

/** The folded words that a person looks for. A tracking number is one word, however it is spaced. */
export function queryTerms(typed: string): string[] {
  const found = words([typed]);
  if (found.length > 1 && TRACKING_NUMBER.test(fold(typed).trim()))
    return [normaliseTrackingNumber(typed).toLowerCase()];
  return found.slice(0, MOST_WORDS);
}

/** How well a word is found; the better first. */
const WHOLE = 0;
const BEGINNING = 1;
const MISTYPED = 2;
/** However well it is found in a text, a word in a title counts for more. */
const TIER = 10;

function closeness(word: string, term: string, forgives: boolean): number | undefined {
  if (word === term) return WHOLE;
  if (word.startsWith(term)) return BEGINNING;
  if (forgives && mayBeMistyped(term) && mayMean(term, word)) return MISTYPED;
  return undefined;
}

export interface Seeking {
  readonly audience: Audience;
  /** Whether one typing error in a long word is forgiven. */
  readonly forgives: boolean;
}

/**
 * How far from perfect something with these terms is found by all the words; undefined where one
 * of them is not found. Whatever has more of the words in its title comes before anything that has
 * fewer there.
 */
export function distance(
  terms: readonly string[],
  searched: readonly string[],
  { audience, forgives }: Seeking,
): number | undefined {
  let sum = 0;
  for (const each of searched) {
    let best = Infinity;
    for (const term of terms) {
      const close = closeness(wordOf(term), each, forgives);
      if (close === undefined) continue;
      const tier = tierOf(term, audience);
      if (tier >= 0) best = Math.min(best, tier * TIER * MOST_WORDS + close);
    }
    if (best === Infinity) return undefined;
    sum += best;
  }
  return sum;
}

/** How much of a word is marked as found. */
export function finder(terms: readonly string[], forgives: boolean): FindIn {
  return (folded) => {
    let length = 0;
    for (const each of terms) {
      const close = closeness(folded, each, forgives);
      if (close === undefined) continue;
      length = Math.max(length, close === MISTYPED ? folded.length : each.length);
    }
    return length;
  };
}
