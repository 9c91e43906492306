import { wait } from '@/lib/tasks';
import { showAppBadge } from '@/pwa/siteState';
import { clearReceived } from '@/lib/browser/received';
import { strings } from '../model/strings';
import { asSaveError, withDatabase } from '@/store/journal/database';
import { db } from '@/store/journal/db';
import { eraseNote } from '@/store/journal/tabs';
import { clearMarks } from '@/store/draftMark';
import { SaveError } from '@/store/errors';
import { STORAGE_KEYS } from '@/store/keys';
import { leaveNote, local } from '@/store/local/local';
import { LocalWrites } from '@/store/local/localWrites';

const DELETE_TIMEOUT_MS = 2000;

export interface Erased {
  /** Number of erased keys of localStorage. */
  readonly keyCount: number;
  readonly documentCount: number;
}

function mayHaveDatabase(): boolean {
  const factory: unknown = globalThis.indexedDB;
  return typeof factory === 'object' && factory !== null;
}

/**
 * Clears all tables in one transaction, whatever other tabs do, then deletes the database. If it
 * cannot be opened, the deletion must succeed.
 */
async function eraseDatabase(): Promise<number> {
  const documentCount = await withDatabase<number | undefined>(
    () =>
      db.transaction('rw', db.tables, async () => {
        const count = await db.files.count();
        for (const table of db.tables) await table.clear();
        return count;
      }),
    () => undefined,
    'write',
  );
  const deleted = db.delete().then(
    () => true,
    (error: unknown) => {
      console.warn('The database could not be deleted.', error);
      return false;
    },
  );
  // Another tab may block the deletion.
  const isDeleted = await Promise.race([deleted, wait(DELETE_TIMEOUT_MS)]);
  if (documentCount === undefined && isDeleted !== true && mayHaveDatabase())
    throw new SaveError('interrupted');
  return documentCount ?? 0;
}

function sessionNames(): string[] {
  try {
    return Object.keys(sessionStorage).filter((name) => name.startsWith('dubai-visa.'));
  } catch {
    return [];
  }
}

/**
 * Erases the database and localStorage: content, applications, documents, drafts, snapshots,
 * account and session. Leave the page at once afterwards. @throws SaveError; localStorage is
 * unchanged then
 */
export async function eraseEverything(): Promise<Erased> {
  // The database goes first, because its journal would restore everything at the next start.
  const documentCount = await eraseDatabase();
  const stored = STORAGE_KEYS.filter((key) => local.getItem(key) !== null);
  const writes = new LocalWrites();
  try {
    for (const key of stored) writes.put(key, local.getItem(key), null);
  } catch (error) {
    writes.undo();
    throw asSaveError(error);
  }
  for (const name of sessionNames()) sessionStorage.removeItem(name);
  clearMarks();
  eraseNote();
  return { keyCount: stored.length, documentCount };
}

export interface Erasure {
  /** Removes the caches; undefined while offline, where the app could not be loaded again. */
  readonly removeOfflineFiles: (() => Promise<void>) | undefined;
}

/** Result of removing the program files; the data is erased in any case. */
async function eraseResult(
  removeOfflineFiles: Erasure['removeOfflineFiles'],
): Promise<'program' | 'notProgram' | 'programRefused'> {
  if (!removeOfflineFiles) return 'notProgram';
  try {
    await removeOfflineFiles();
    const left = 'caches' in globalThis ? await caches.keys() : [];
    return left.length === 0 ? 'program' : 'programRefused';
  } catch (error) {
    console.warn('The files for offline use could not be removed.', error);
    return 'programRefused';
  }
}

/**
 * Erases all data of this site in this browser and leaves a note for the next page.
 * @throws SaveError
 */
export async function eraseSite({ removeOfflineFiles }: Erasure): Promise<void> {
  const { keyCount, documentCount } = await eraseEverything();
  await clearReceived();
  showAppBadge(0);
  const program = await eraseResult(removeOfflineFiles);
  const { keys, database, [program]: removed } = strings.erased;
  leaveNote('erased', [keys(keyCount), database(documentCount), removed].join('\n'));
}
