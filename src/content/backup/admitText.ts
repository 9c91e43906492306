import { parseForeignJson } from '../../lib/foreignJson';
import { readContent } from './admission';
import { type ContentKey, isCollection, MAX_BACKUP_DEPTH } from './backupFile';
import type { IncomingRecord } from './comparison';

/** A text mended by hand, as one record or as all records of a key; or why it cannot be stored. */
export function readRecords(
  key: ContentKey,
  text: string,
): { records: readonly IncomingRecord[] } | { refusal: string } {
  let value: unknown;
  try {
    ({ value } = parseForeignJson(text, MAX_BACKUP_DEPTH));
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    return { refusal: `It cannot be read as JSON: ${why}` };
  }
  const isOne = isCollection(key) && !Array.isArray(value);
  const { records, refused } = readContent({ [key]: isOne ? [value] : value });
  const [first] = refused;
  if (first) return { refusal: `${first.place}: ${first.reason}` };
  return { records: records.get(key) ?? [] };
}
