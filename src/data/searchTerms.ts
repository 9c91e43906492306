import * as v from 'valibot';
import { contentTypes } from '@/content/contentTypes';
import { findingOf, searchableOf } from '@/content/searching/searchable';
import { termsOf } from '@/content/searching/terms';
import type { ContentKey } from './keys';

/** The terms that a record is found by; a singleton is not searched. */
export function searchTerms(key: ContentKey, text: string): string[] {
  const type = contentTypes.find((each) => each.key === key);
  const finding = findingOf(key);
  if (type === undefined || finding === undefined) return [];
  const parsed = v.safeParse(type.schema, JSON.parse(text));
  return parsed.success ? termsOf(searchableOf(finding, parsed.output)) : [];
}
