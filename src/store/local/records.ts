import { isRecord } from '@/lib/isRecord';
import { isCollectionKey, type ContentKey } from '../keys';

/** Parses a key's text into records, a singleton into one; `undefined` if it is unreadable. */
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
