import * as v from 'valibot';
import { contentTypes } from '@/content/types/contentTypes';
import { findingOf, searchableOf } from '@/content/searching/searchable';
import { termsOf } from '@/content/searching/terms';
import type { ContentKey } from '../keys';

/** The terms that a record is found by; a singleton is not searched. */
export function searchTerms(key: ContentKey, text: string): string[] {
  const type = contentTypes.find((each) => each.key === key);
  const searchDefinition = findingOf(key);
  if (type === undefined || searchDefinition === undefined) return [];
  const parsed = v.safeParse(type.schema, JSON.parse(text));
  return parsed.success ? termsOf(searchableOf(searchDefinition, parsed.output)) : [];
}
