import { openChannel } from '@/lib/channel';
import { isStorageKey, STORAGE_KEYS, type StorageKey } from '../keys';
import { changedSinceRead } from './read';

type Listener = (key: StorageKey, isCommit: boolean) => void;

const listeners = new Set<Listener>();
// Without BroadcastChannel the storage event alone keeps tabs in sync.
const channel = openChannel('dubai-visa');

function emit(key: StorageKey, isCommit = false): void {
  for (const listener of listeners) {
    try {
      listener(key, isCommit);
    } catch (error) {
      // Rethrown as an uncaught error: a listener must not fail the commit.
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}

/** The keys whose events are deferred, and whether each has changed meanwhile. */
const deferred = new Map<StorageKey, boolean>();

/** Defers the events of these keys until `resumeChangeEvents`. */
export function deferChangeEvents(keys: readonly StorageKey[]): void {
  for (const key of keys) if (!deferred.has(key)) deferred.set(key, false);
}

export function resumeChangeEvents(): void {
  const changed = [...deferred].filter(([, isChanged]) => isChanged);
  deferred.clear();
  for (const [key] of changed) emit(key);
}

/**
 * Calls `listener` when a key may have changed: after a commit of any tab, a foreign write, or when
 * the page becomes visible. Returns the function that unsubscribes.
 */
export function onChange(listener: (key: StorageKey) => void): () => void {
  const notify = (key: StorageKey): void => {
    if (deferred.has(key)) deferred.set(key, true);
    else listener(key);
  };
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Calls `listener` after each commit of any tab. */
export function onCommit(listener: (key: StorageKey) => void): void {
  listeners.add((key, isCommit) => {
    if (isCommit) listener(key);
  });
}

/** Calls `listener` when a key may have been changed by other code. */
export function onForeignWrite(listener: (key: StorageKey) => void): void {
  listeners.add((key, isCommit) => {
    if (!isCommit) listener(key);
  });
}

/** Notifies all tabs that a commit of `key` is complete. */
export function announce(key: StorageKey): void {
  channel.post(key);
  emit(key, true);
}

/** Notifies this tab alone that a key may have changed. */
export function announceLocally(key: StorageKey): void {
  emit(key);
}

function emitChangedKeys(): void {
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
  window.addEventListener('pageshow', emitChangedKeys);
  window.addEventListener('focus', emitChangedKeys);
  document.addEventListener('visibilitychange', emitChangedKeys);
}
