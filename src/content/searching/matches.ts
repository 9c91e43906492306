import { distance, type Seeking, queryTerms } from './score';
import { type Searchable, termsOf } from './terms';

/** Things are never changed, only replaced: the terms of each are made once. */
const made = new WeakMap<Searchable, readonly string[]>();

function termsFor(thing: Searchable): readonly string[] {
  const known = made.get(thing);
  if (known !== undefined) return known;
  const terms = termsOf(thing);
  made.set(thing, terms);
  return terms;
}

/** Something that was found, and how far from perfect. */
export interface Match<Thing> {
  readonly thing: Thing;
  readonly distance: number;
}

/** The best first; what is found equally well stays as it stood. */
export function byDistance<Thing>(found: readonly Match<Thing>[]): Match<Thing>[] {
  return found.toSorted((a, b) => a.distance - b.distance);
}

/** What is found of a list that is at hand, such as the site's own screens. */
export function matches<Thing extends Searchable>(
  things: readonly Thing[],
  typed: string,
  seeking: Seeking,
): Match<Thing>[] {
  const terms = queryTerms(typed);
  if (terms.length === 0) return [];
  const found: Match<Thing>[] = [];
  for (const thing of things) {
    const far = distance(termsFor(thing), terms, seeking);
    if (far !== undefined) found.push({ thing, distance: far });
  }
  return byDistance(found);
}
