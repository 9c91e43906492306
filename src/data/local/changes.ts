import { openChannel } from '@/lib/channel';
import { isStorageKey, STORAGE_KEYS, type StorageKey } from '../keys';
import { changedSinceRead } from './read';

type Listener = (key: StorageKey, isCommit: boolean) => void;

const listeners = new Set<Listener>();
// Where there is none, the storage event alone keeps tabs in step.
const channel = openChannel('dubai-visa');

function emit(key: StorageKey, isCommit = false): void {
  for (const listener of listeners) {
    try {
      listener(key, isCommit);
    } catch (error) {
      // Its own fault, and reported as such: what was committed is committed.
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}

/** The keys that have changed since the changes are held back. */
let held: Set<StorageKey> | undefined;

/** From now on listeners of `onChange` hear of nothing, until `releaseChanges`. */
export function pauseChangeEvents(): void {
  held ??= new Set();
}

export function resumeChangeEvents(): void {
  const keys = held ?? [];
  held = undefined;
  for (const key of keys) emit(key);
}

/**
 * Calls `listener` whenever a key may read differently: after a commit of this tab or another,
 * after a foreign write, or when the page comes back into view. Returns the way to stop.
 */
export function onChange(listener: (key: StorageKey) => void): () => void {
  const heard = (key: StorageKey): void => {
    if (held) held.add(key);
    else listener(key);
  };
  listeners.add(heard);
  return () => listeners.delete(heard);
}

/** Calls `listener` when this tab or another says that it has committed a key. */
export function onCommit(listener: (key: StorageKey) => void): void {
  listeners.add((key, isCommit) => {
    if (isCommit) listener(key);
  });
}

/** Tells this tab, and the others, that a commit of `key` is complete. */
export function announce(key: StorageKey): void {
  channel.post(key);
  emit(key, true);
}

/** Tells this tab alone that a key may read differently. */
export function announceLocally(key: StorageKey): void {
  emit(key);
}

function emitWhatChanged(): void {
  for (const key of STORAGE_KEYS) if (changedSinceRead(key)) emit(key);
}

channel.listen((key) => {
  if (typeof key === 'string' && isStorageKey(key)) emit(key, true);
});

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    // A null key means that everything was cleared.
    if (key === null) for (const each of STORAGE_KEYS) emit(each);
    else if (isStorageKey(key)) emit(key);
  });
  window.addEventListener('pageshow', emitWhatChanged);
  window.addEventListener('focus', emitWhatChanged);
  document.addEventListener('visibilitychange', emitWhatChanged);
}
