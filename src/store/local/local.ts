import { SEEDED_FLAG } from '../../config';

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
