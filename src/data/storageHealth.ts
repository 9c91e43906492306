import { observable } from '@/lib/observable';
import { isLocalKept } from './local/local';

/**
 * `whole` everything is kept · `late` the database has not opened yet: what is stored can be read,
 * and what is saved waits, or is refused · `withoutJournal` no database: localStorage alone, the last tab to
 * save wins, no drafts and no files · `memoryOnly` nothing outlives this page · `outdated` a newer
 * version of the app has written here: read-only until the page is loaded again.
 */
export type StorageHealth = 'whole' | 'late' | 'withoutJournal' | 'memoryOnly' | 'outdated';

const health = observable<StorageHealth>('whole');

export const storageHealth = health.get;
/** Calls a listener at every change of health, until the returned function is called. */
export const onStorageHealth = health.subscribe;

/** The database has not opened in time. `false`: that is known already, or worse is. */
export function markDatabaseLate(): boolean {
  if (health.get() !== 'whole') return false;
  health.set('late');
  return true;
}

/** The database has opened after all. */
export function markDatabaseOpened(): void {
  if (health.get() === 'late') health.set('whole');
}

/** The database cannot be had: go on without it. */
export function markDatabaseLost(): void {
  health.set(isLocalKept ? 'withoutJournal' : 'memoryOnly');
}

/** A newer version of the app has written to the database. */
export function markOutdated(): void {
  health.set('outdated');
}
