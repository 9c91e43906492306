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
      // Reported globally: a listener's error must not fail the commit.
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}

/** The keys that changed while events are paused. */
let pausedKeys: Set<StorageKey> | undefined;

/** Defers the events of `onChange` until `resumeChangeEvents`. */
export function pauseChangeEvents(): void {
  pausedKeys ??= new Set();
}

export function resumeChangeEvents(): void {
  const keys = pausedKeys ?? [];
  pausedKeys = undefined;
  for (const key of keys) emit(key);
}

/**
 * Calls `listener` when a key may have changed: after a commit of any tab, a foreign write, or when
 * the page becomes visible. Returns the function that unsubscribes.
 */
export function onChange(listener: (key: StorageKey) => void): () => void {
  const notify = (key: StorageKey): void => {
    if (pausedKeys) pausedKeys.add(key);
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
