import { isLocalKept } from './local';

/**
 * `whole` everything is kept · `withoutJournal` no database: localStorage alone, the last tab to
 * save wins, no drafts and no files · `memoryOnly` nothing outlives this page · `outdated` a newer
 * version of the app has written here: read-only until the page is loaded again.
 */
export type StorageHealth = 'whole' | 'withoutJournal' | 'memoryOnly' | 'outdated';

let health: StorageHealth = 'whole';
const listeners = new Set<() => void>();

export function storageHealth(): StorageHealth {
  return health;
}

/** Calls `listener` at every change of health, until the returned function is called. */
export function onStorageHealth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: StorageHealth): void {
  if (health === next) return;
  health = next;
  for (const listener of listeners) listener();
}

/** The database cannot be had: go on without it. */
export function loseJournal(): void {
  become(isLocalKept ? 'withoutJournal' : 'memoryOnly');
}

/** A newer version of the app has written to the database. */
export function becomeOutdated(): void {
  become('outdated');
}
