import * as v from 'valibot';
import type { CollectionKey, EntryRecord } from '@/content/types/contentType';
import { contentTypes } from '@/content/types/contentTypes';
import type { Match } from '@/content/searching/matches';
import { distance, type Seeking } from '@/content/searching/score';
import type { AnyFinding } from '@/content/searching/finding';
import { findingOf, searchableOf } from '@/content/searching/searchable';
import type { Searchable } from '@/content/searching/terms';
import type { EntryRow } from '@/data/journal/db';

/** An entry that was found. */
export interface EntryHit {
  readonly key: CollectionKey;
  readonly entry: EntryRecord;
  readonly searchable: Searchable;
  /** Where visitors see it, if they do. */
  readonly publicPath: string | undefined;
}

/** An entry with the terms that it is found by. */
export interface Candidate {
  readonly searchDefinition: AnyFinding;
  readonly entry: EntryRecord;
  readonly searchable: Searchable;
  readonly terms: readonly string[];
}

/** Looks closely at an entry: undefined where it is not found, or is not for this audience. */
export function rate(
  { searchDefinition, entry, searchable, terms }: Candidate,
  queryTerms: readonly string[],
  seeking: Seeking,
): Match<EntryHit> | undefined {
  const publicPath = searchDefinition.publicPath?.(entry);
  if (seeking.audience === 'visitor' && publicPath === undefined) return undefined;
  const far = distance(terms, queryTerms, seeking);
  if (far === undefined) return undefined;
  return { thing: { key: searchDefinition.key, entry, searchable, publicPath }, distance: far };
}

/** A row of the database with its terms; undefined where it cannot be read. */
export function candidateOf({ key, text, terms }: EntryRow): Candidate | undefined {
  const type = contentTypes.find((each) => each.key === key);
  const searchDefinition = findingOf(key);
  if (type === undefined || searchDefinition === undefined) return undefined;
  if (text === undefined || terms === undefined) return undefined;
  const parsed = v.safeParse(type.schema, JSON.parse(text));
  if (!parsed.success) return undefined;
  const { output: entry } = parsed;
  return { searchDefinition, entry, searchable: searchableOf(searchDefinition, entry), terms };
}
