import { DATA_VERSION, db } from './db';
import { SaveError } from './errors';
import { becomeOutdated, loseJournal, storageHealth } from './mode';

/** A database that has not opened by then is blocked, and the app goes on without it. */
const OPEN_TIMEOUT_MS = 3000;

/** The database cannot be had on this page. */
class NoDatabase extends Error {}

async function open(): Promise<void> {
  if (storageHealth() === 'withoutJournal' || storageHealth() === 'memoryOnly') {
    throw new NoDatabase();
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const blocked = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoDatabase()), OPEN_TIMEOUT_MS);
  });
  try {
    await Promise.race([db.open(), blocked]);
  } finally {
    clearTimeout(timer);
  }
}

/** Opens the database, twice if the first try fails. `false`: it cannot be had, and the app knows. */
async function isOpen(): Promise<boolean> {
  try {
    await open().catch((error: unknown) => {
      if (error instanceof NoDatabase) throw error;
      db.close({ disableAutoOpen: false });
      return open();
    });
    return true;
  } catch {
    loseJournal();
    return false;
  }
}

/**
 * Does some work with the database, a second time if its connection was lost. Where there is no
 * database it does `without` instead.
 * @throws SaveError
 */
export async function withDatabase<Result>(
  work: () => Promise<Result>,
  without: () => Result | Promise<Result>,
): Promise<Result> {
  if (!(await isOpen())) return without();
  try {
    return await work();
  } catch (error) {
    const first = asSaveError(error);
    if (first.reason !== 'interrupted') throw first;
  }
  db.close({ disableAutoOpen: false });
  if (!(await isOpen())) return without();
  try {
    return await work();
  } catch (error) {
    throw asSaveError(error);
  }
}

/**
 * To be called in every transaction that writes. Returns the database's epoch.
 * @throws SaveError where newer code has written: Dexie itself would go on regardless.
 */
export async function admit(): Promise<string> {
  const meta = await db.meta.get('database');
  if (meta && meta.dataVersion > DATA_VERSION) {
    becomeOutdated();
    throw new SaveError('outdated');
  }
  if (meta?.dataVersion === DATA_VERSION) return meta.epoch;
  const epoch = meta?.epoch ?? crypto.randomUUID();
  await db.meta.put({ name: 'database', epoch, dataVersion: DATA_VERSION });
  return epoch;
}

function namesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const inner = 'inner' in error ? namesOf(error.inner) : [];
  return [error.name, ...inner];
}

/** The reason in our words; a database's or browser's own name never reaches a screen. */
export function asSaveError(error: unknown): SaveError {
  if (error instanceof SaveError) return error;
  const names = namesOf(error);
  if (names.includes('QuotaExceededError')) return new SaveError('full', { cause: error });
  if (names.includes('SecurityError')) return new SaveError('blocked', { cause: error });
  return new SaveError('interrupted', { cause: error });
}
