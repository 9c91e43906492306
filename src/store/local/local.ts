import { distinctIds } from '@/domain/contentType';
import { isRecord, sameJson } from '@/lib/json';
import { recordId } from '../keys';
import { SEEDED_FLAG } from '@/config';

/**
 * Whether `current` is the value that editing started from, or what a timed-out save has stored.
 */
export function isExpected(current: unknown, base: unknown, saved: unknown): boolean {
  return sameJson(current, base) || sameJson(current, saved);
}

/**
 * Returns `next` with the parts of `stored` that this version does not know, in their places:
 * fields missing from an object, and records without an id.
 */
export function keepUnknown(stored: unknown, next: unknown): unknown {
  if (isRecord(stored) && isRecord(next)) {
    const kept = Object.entries(next).map(([name, value]) => [
      name,
      keepUnknown(stored[name], value),
    ]);
    return { ...stored, ...Object.fromEntries(kept) };
  }
  if (Array.isArray(stored) && Array.isArray(next)) return keepUnknownRecords(stored, next);
  return next;
}

function keepUnknownRecords(stored: readonly unknown[], next: readonly unknown[]): unknown {
  const ids = distinctIds(stored.map((record) => recordId(record) ?? ''));
  const byId = new Map(stored.map((record, place) => [ids[place], record]));
  const isListOfRecords = [...stored, ...next].some((record) => recordId(record) !== undefined);
  if (!isListOfRecords) return next;
  const merged = next.map((record) => {
    const id = recordId(record);
    return id === undefined ? record : keepUnknown(byId.get(id), record);
  });
  for (const [index, record] of stored.entries()) {
    if (recordId(record) === undefined) merged.splice(index, 0, record);
  }
  return merged;
}

/** The part of `Storage` that the app uses. */
export interface KeyStore {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

function memoryStore(): KeyStore {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

function browserStore(): Storage | undefined {
  try {
    // If storage is blocked, even reading the property can throw.
    const storage = globalThis.localStorage;
    storage.getItem(SEEDED_FLAG);
    return storage;
  } catch {
    return undefined;
  }
}

const storage = browserStore();

/** Whether writes outlive this page. */
export const isLocalPersistent = storage !== undefined;

/** localStorage, or memory if the browser blocks it. Content is written by `LocalWrites` alone. */
export const local: KeyStore = storage ?? memoryStore();

/** A note that a page leaves for the next page of its tab. */
type TabNote = 'number' | 'erased';

/** The prefix is that of all keys in sessionStorage which an erasure removes. */
const keyOf = (note: TabNote) => `dubai-visa.${note}`;

/** Leaves a note, if the browser allows it. */
export function leaveNote(note: TabNote, text: string): void {
  try {
    sessionStorage.setItem(keyOf(note), text);
  } catch {
    // Storage is blocked: the next page gets none.
  }
}

/** Returns the note and removes it; empty if there is none. */
export function takeNote(note: TabNote): string {
  try {
    const text = sessionStorage.getItem(keyOf(note)) ?? '';
    sessionStorage.removeItem(keyOf(note));
    return text;
  } catch {
    return '';
  }
}
