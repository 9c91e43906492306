import { isRecord } from '@/lib/isRecord';
import { isCollectionKey, type ContentKey } from '../keys';

/** The records in a key's text, a singleton as a list of one; `undefined` if it is unreadable. */
export function parseRecords(key: ContentKey, text: string): readonly unknown[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isCollectionKey(key)) return isRecord(value) ? [value] : undefined;
  return Array.isArray(value) ? value : undefined;
}
