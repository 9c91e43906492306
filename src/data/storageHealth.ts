import { isLocalKept } from './local/local';

/**
 * `whole` everything is kept · `late` the database has not opened yet: what is stored can be read,
 * and what is saved waits, or is refused · `withoutJournal` no database: localStorage alone, the last tab to
 * save wins, no drafts and no files · `memoryOnly` nothing outlives this page · `outdated` a newer
 * version of the app has written here: read-only until the page is loaded again.
 */
export type StorageHealth = 'whole' | 'late' | 'withoutJournal' | 'memoryOnly' | 'outdated';

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

function setHealth(next: StorageHealth): void {
  if (health === next) return;
  health = next;
  for (const listener of listeners) listener();
}

/** The database has not opened in time. `false`: that is known already, or worse is. */
export function markDatabaseLate(): boolean {
  if (health !== 'whole') return false;
  setHealth('late');
  return true;
}

/** The database has opened after all. */
export function markDatabaseOpened(): void {
  if (health === 'late') setHealth('whole');
}

/** The database cannot be had: go on without it. */
export function markDatabaseLost(): void {
  setHealth(isLocalKept ? 'withoutJournal' : 'memoryOnly');
}

/** A newer version of the app has written to the database. */
export function markOutdated(): void {
  setHealth('outdated');
}
