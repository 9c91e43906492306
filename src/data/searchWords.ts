import * as v from 'valibot';
import { contentTypes } from '@/content/contentTypes';
import { words } from '@/lib/words';
import type { ContentKey } from './keys';

/** The words that a record may be found by; a singleton is not searched. */
export function searchWords(key: ContentKey, text: string): string[] {
  const type = contentTypes.find((each) => each.key === key);
  if (type === undefined) return [];
  const parsed = v.safeParse(type.schema, JSON.parse(text));
  return parsed.success ? words(type.searchText(parsed.output)) : [];
}
