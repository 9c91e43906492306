import { isLocalKept } from './local';
import { become, storageHealth } from './mode';

/** The database has not opened in time. `false`: that is known already, or worse is. */
export function becomeLate(): boolean {
  if (storageHealth() !== 'whole') return false;
  become('late');
  return true;
}

/** The database has opened after all. */
export function endLateness(): void {
  if (storageHealth() === 'late') become('whole');
}

/** The database cannot be had: go on without it. */
export function loseJournal(): void {
  become(isLocalKept ? 'withoutJournal' : 'memoryOnly');
}

/** A newer version of the app has written to the database. */
export function becomeOutdated(): void {
  become('outdated');
}
