import { observable } from '@/lib/observable';
import { isLocalPersistent } from './local/local';

/**
 * `whole` everything is stored · `late` the database has not opened yet: reads work, saves wait or
 * fail · `withoutJournal` no database: localStorage only, the last tab to save wins, no drafts and
 * no files · `memoryOnly` nothing outlives this page · `outdated` a newer version of the app has
 * written here: read-only until a reload.
 */
export type StorageHealth = 'whole' | 'late' | 'withoutJournal' | 'memoryOnly' | 'outdated';

const health = observable<StorageHealth>('whole');

export const storageHealth = health.get;
/** Calls a listener after every change. Returns the function that unsubscribes. */
export const onStorageHealth = health.subscribe;

/**
 * The database has not opened in time. Returns `false` if this or something worse is already known.
 */
export function markDatabaseLate(): boolean {
  if (health.get() !== 'whole') return false;
  health.set('late');
  return true;
}

/** The database has opened after all. */
export function markDatabaseOpened(): void {
  if (health.get() === 'late') health.set('whole');
}

/** The database is unavailable. */
export function markDatabaseLost(): void {
  health.set(isLocalPersistent ? 'withoutJournal' : 'memoryOnly');
}

/** A newer version of the app has written to the database. */
export function markOutdated(): void {
  health.set('outdated');
}
