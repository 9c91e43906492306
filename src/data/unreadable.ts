import type { ContentKey } from './keys';
import { readText } from './local/read';
import { parseRecords } from './local/records';
import { collectionOf } from './repository';
import type { AnyContentType } from '@/content/types/registry';

/** Whether a key's text cannot be parsed. */
export function isUnreadable(key: ContentKey): boolean {
  const text = readText(key);
  return text !== null && parseRecords(key, text) === undefined;
}

/** The number of unreadable records of a type; `all` if the whole text cannot be parsed. */
export function unreadableRecords(type: AnyContentType): number | 'all' {
  const text = readText(type.key);
  const records = text === null ? [] : parseRecords(type.key, text);
  return records === undefined ? 'all' : records.length - collectionOf(type).list().length;
}
