import { whenIdle } from '@/lib/tasks';
import type { ContentKey } from '@/domain/registry';
import { type StorageKey, parseRecords } from '../keys';
import { local } from './local';

const lastRead = new Map<StorageKey, string | null>();

/** A key's stored text, or `null`. */
export function readText(key: StorageKey): string | null {
  try {
    const text = local.getItem(key);
    lastRead.set(key, text);
    return text;
  } catch {
    // Storage is temporarily blocked: fall back to what was read last.
    return lastRead.get(key) ?? null;
  }
}

export function changedSinceRead(key: StorageKey): boolean {
  const before = lastRead.get(key);
  return before !== undefined && readText(key) !== before;
}

function quarantineWhenIdle(key: ContentKey, text: string, bad?: readonly unknown[]): void {
  whenIdle(() => {
    void import('../journal/snapshots').then(({ quarantineRecords }) =>
      quarantineRecords(key, text, bad),
    );
  });
}

/** Parses a stored record; `undefined` if it is bad. */
type ParseRecord<Value> = (record: unknown) => Value | undefined;

/** The contents of a key. */
interface Contents<Value> {
  readonly values: readonly Value[];
  /** How many records are skipped; `all` if the whole text cannot be parsed. */
  readonly unreadable: number | 'all';
}

/**
 * Returns a reader of a key. Bad records are skipped, left in storage and quarantined; an
 * unreadable key reads as empty. Good records go through `arrange`. The reader returns the same
 * object while the stored text stays the same.
 */
export function recordReader<Value>(
  key: ContentKey,
  parse: ParseRecord<Value>,
  arrange: (values: readonly Value[]) => readonly Value[] = (values) => values,
): () => Contents<Value> {
  let parsedText: string | null = null;
  let contents: Contents<Value> = { values: [], unreadable: 0 };
  return () => {
    const text = readText(key);
    if (text === parsedText) return contents;
    parsedText = text;
    const { values, unreadable } = parseText(key, text, parse);
    contents = { values: arrange(values), unreadable };
    return contents;
  };
}

function parseText<Value>(
  key: ContentKey,
  text: string | null,
  parse: ParseRecord<Value>,
): Contents<Value> {
  if (text === null) return { values: [], unreadable: 0 };
  const records = parseRecords(key, text);
  if (!records) {
    console.error('Failed to parse data from localStorage');
    quarantineWhenIdle(key, text);
    return { values: [], unreadable: 'all' };
  }
  const good: Value[] = [];
  const bad: unknown[] = [];
  for (const record of records) {
    const value = parse(record);
    if (value === undefined) bad.push(record);
    else good.push(value);
  }
  if (bad.length > 0) quarantineWhenIdle(key, text, bad);
  return { values: good, unreadable: bad.length };
}
