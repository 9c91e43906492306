import { whenIdle } from '@/lib/async/whenIdle';
import type { ContentKey, StorageKey } from '../keys';
import { local } from './local';
import { parseRecords } from './records';

const lastRead = new Map<StorageKey, string | null>();

/** A key's text as it is stored, `null` where there is none. */
export function readText(key: StorageKey): string | null {
  try {
    const text = local.getItem(key);
    lastRead.set(key, text);
    return text;
  } catch {
    // Storage refused for a moment: what was read last is still the best answer for a screen.
    return lastRead.get(key) ?? null;
  }
}

/** Whether a key that was read once would now read differently. */
export function changedSinceRead(key: StorageKey): boolean {
  const before = lastRead.get(key);
  return before !== undefined && readText(key) !== before;
}

function setAside(key: ContentKey, text: string, bad?: readonly unknown[]): void {
  whenIdle(() => {
    void import('../journal/snapshots').then(({ quarantine }) => quarantine(key, text, bad));
  });
}

/** One stored record as a screen gets it; `undefined` if it is bad. */
type ParseRecord<Value> = (record: unknown) => Value | undefined;

/**
 * A function that reads a key record by record. Bad records are skipped on screen, left in
 * storage and noted in quarantine; an unreadable key reads as empty. The good ones go through
 * `arrange` together. While the stored text stays the same, so does the array.
 */
export function recordReader<Value>(
  key: ContentKey,
  parse: ParseRecord<Value>,
  arrange: (values: readonly Value[]) => readonly Value[] = (values) => values,
): () => readonly Value[] {
  let parsedText: string | null = null;
  let values: readonly Value[] = [];
  return () => {
    const text = readText(key);
    if (text === parsedText) return values;
    parsedText = text;
    values = text === null ? [] : arrange(parseText(key, text, parse));
    return values;
  };
}

function parseText<Value>(key: ContentKey, text: string, parse: ParseRecord<Value>): Value[] {
  const records = parseRecords(key, text);
  if (!records) {
    console.error('Failed to parse data from localStorage');
    setAside(key, text);
    return [];
  }
  const good: Value[] = [];
  const bad: unknown[] = [];
  for (const record of records) {
    const value = parse(record);
    if (value === undefined) bad.push(record);
    else good.push(value);
  }
  if (bad.length > 0) setAside(key, text, bad);
  return good;
}
