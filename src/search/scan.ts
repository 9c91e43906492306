import type { EntryRecord } from '@/content/types/contentType';
import { contentTypes } from '@/content/types/contentTypes';
import { byDistance, type Match } from '@/content/searching/matches';
import type { Seeking } from '@/content/searching/score';
import { findingOf, searchableOf } from '@/content/searching/searchable';
import { termsOf } from '@/content/searching/terms';
import type { AnyFinding } from '@/content/searching/finding';
import { collectionOf } from '@/data/repository';
import { type Candidate, type EntryHit, rate } from './entryHit';

/** Thousands of these may be stored: too many to be read for each letter. */
const LEFT_OUT: ReadonlySet<string> = new Set(['visaApplications', 'contactMessages']);

const made = new WeakMap<EntryRecord, Candidate>();

function candidateFor(searchDefinition: AnyFinding, entry: EntryRecord): Candidate {
  const known = made.get(entry);
  if (known !== undefined) return known;
  const searchable = searchableOf(searchDefinition, entry);
  const candidate = { searchDefinition, entry, searchable, terms: termsOf(searchable) };
  made.set(entry, candidate);
  return candidate;
}

/** The same search without a database: over what is read from localStorage, its large lists left out. */
export function scan(queryTerms: readonly string[], seeking: Seeking): Match<EntryHit>[] {
  const found: Match<EntryHit>[] = [];
  for (const type of contentTypes) {
    const searchDefinition = findingOf(type.key);
    if (searchDefinition === undefined || LEFT_OUT.has(type.key)) continue;
    for (const entry of collectionOf(type).list()) {
      const rated = rate(candidateFor(searchDefinition, entry), queryTerms, seeking);
      if (rated) found.push(rated);
    }
  }
  return byDistance(found);
}
