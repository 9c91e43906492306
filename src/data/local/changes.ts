import { openChannel } from '@/lib/channel';
import { isStorageKey, STORAGE_KEYS, type StorageKey } from '../keys';
import { changedSinceRead } from './read';

type Listener = (key: StorageKey) => void;

const listeners = new Set<Listener>();
const commitListeners = new Set<Listener>();
// Where there is none, the storage event alone keeps tabs in step.
const channel = openChannel('dubai-visa');

function call(all: ReadonlySet<Listener>, key: StorageKey): void {
  for (const listener of all) {
    try {
      listener(key);
    } catch (error) {
      // Its own fault, and reported as such: what was committed is committed.
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}

function emit(key: StorageKey): void {
  call(listeners, key);
}

function emitCommit(key: StorageKey): void {
  call(commitListeners, key);
  emit(key);
}

/**
 * Calls `listener` whenever a key may read differently: after a commit of this tab or another,
 * after a foreign write, or when the page comes back into view. Returns the way to stop.
 */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `listener` when this tab or another says that it has committed a key. */
export function onCommit(listener: Listener): void {
  commitListeners.add(listener);
}

/** Tells this tab, and the others, that a commit of `key` is complete. */
export function announce(key: StorageKey): void {
  channel.post(key);
  emitCommit(key);
}

/** Tells this tab alone that a key may read differently. */
export function announceHere(key: StorageKey): void {
  emit(key);
}

function emitWhatChanged(): void {
  for (const key of STORAGE_KEYS) if (changedSinceRead(key)) emit(key);
}

channel.listen((key) => {
  if (typeof key === 'string' && isStorageKey(key)) emitCommit(key);
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
