import type { ContentKey } from './keys';
import { readText } from './local/read';
import { parseRecords } from './local/records';
import { collectionOf } from './repository';
import type { AnyContentType } from '@/content/types/registry';

/** Whether a key holds a text that cannot be parsed at all. */
export function isUnreadable(key: ContentKey): boolean {
  const text = readText(key);
  return text !== null && parseRecords(key, text) === undefined;
}

/** How many stored records of a type cannot be read; `all` where their text cannot be parsed. */
export function unreadRecords(type: AnyContentType): number | 'all' {
  const text = readText(type.key);
  const records = text === null ? [] : parseRecords(type.key, text);
  return records === undefined ? 'all' : records.length - collectionOf(type).list().length;
}
