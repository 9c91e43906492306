import { wait } from '@/lib/async/wait';
import { asSaveError, withDatabase } from '../journal/database';
import { db } from '../journal/db';
import { forgetDraftMark } from '../draftMark';
import { SaveError } from '../errors';
import { STORAGE_KEYS } from '../keys';
import { local } from '../local/local';
import { PUBLICATION_KEY } from '../publication';
import { LocalWrites } from '../local/localWrites';

const DELETE_TIMEOUT_MS = 2000;

export interface Erased {
  /** Keys of localStorage that there were. */
  readonly keyCount: number;
  readonly documentCount: number;
}

function mayHaveDatabase(): boolean {
  const factory: unknown = globalThis.indexedDB;
  return typeof factory === 'object' && factory !== null;
}

/**
 * Empties the database in one go, whatever other tabs do; then it is deleted, when they let go.
 * One that does not open is not empty before it is deleted.
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
  // Another tab may hold it.
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
 * Takes everything of this site out of the database and out of localStorage: content,
 * applications, documents, drafts, restore points, the account and the session. The page is to be
 * left at once. @throws SaveError, and then localStorage is as it was.
 */
export async function eraseEverything(): Promise<Erased> {
  // First: a journal without its localStorage would bring everything back at the next start.
  const documentCount = await eraseDatabase();
  local.removeItem(PUBLICATION_KEY);
  const stored = STORAGE_KEYS.filter((key) => local.getItem(key) !== null);
  const writes = new LocalWrites();
  try {
    for (const key of stored) writes.put(key, local.getItem(key), null);
  } catch (error) {
    writes.undo();
    throw asSaveError(error);
  }
  for (const name of sessionNames()) sessionStorage.removeItem(name);
  forgetDraftMark();
  return { keyCount: stored.length, documentCount };
}
