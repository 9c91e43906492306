import type { EntryRecord } from '@/content/contentType';
import { contentTypes } from '@/content/contentTypes';
import { byDistance, type Match } from '@/content/searching/matches';
import type { Seeking } from '@/content/searching/score';
import { findingOf, searchableOf } from '@/content/searching/searchable';
import { termsOf } from '@/content/searching/terms';
import { collectionOf } from '@/data/repository';
import { type EntryHit, rate } from './entryHit';

/** Thousands of these may be stored: too many to be read for each letter. */
const LEFT_OUT: ReadonlySet<string> = new Set(['visaApplications', 'contactMessages']);

const made = new WeakMap<EntryRecord, readonly string[]>();

/** The same search without a database: over what is read from localStorage, its large lists left out. */
export function scan(sought: readonly string[], seeking: Seeking): Match<EntryHit>[] {
  const found: Match<EntryHit>[] = [];
  for (const type of contentTypes) {
    const finding = findingOf(type.key);
    if (finding === undefined || LEFT_OUT.has(type.key)) continue;
    for (const entry of collectionOf(type).list()) {
      const terms = made.get(entry) ?? termsOf(searchableOf(finding, entry));
      made.set(entry, terms);
      const rated = rate({ finding, entry, terms }, sought, seeking);
      if (rated) found.push(rated);
    }
  }
  return byDistance(found);
}
