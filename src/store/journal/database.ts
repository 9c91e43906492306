import { newId } from '@/lib/crypto/bytes';
import { settlesWithin } from '@/lib/tasks';
import { DATA_VERSION, db, type MetaRow, type Table } from './db';
import { SaveError } from '../errors';
import {
  markDatabaseLate,
  markDatabaseLost,
  markDatabaseOpened,
  markOutdated,
  storageHealth,
} from '../storageHealth';
import { whenShown } from './bfcache';

/** After this timeout screens show what localStorage holds. */
const OPEN_TIMEOUT_MS = 3000;
/** Extra wait for writes, which must neither start from a stale copy nor seed over content. */
const WRITE_TIMEOUT_MS = 7000;
/** Timeout for work on an open database. */
export const ANSWER_TIMEOUT_MS = 10_000;

/** `repair` reconciles storage after the database opened late; `write` waits for that. */
export type AccessPurpose = 'read' | 'write' | 'repair';

/** Opens the database, with one retry. */
function open(): Promise<unknown> {
  return db.open().catch(() => {
    db.close({ disableAutoOpen: false });
    return db.open();
  });
}

let repairStorage = async () => {};
/** Settles when a late database has opened or failed. */
let opening: Promise<void> = Promise.resolve();
/** Settles when storage is reconciled after that. */
let repaired: Promise<void> = Promise.resolve();

/** Sets the work that runs once a late database has opened or failed, before any write. */
export function onDatabaseOpenedLate(work: () => Promise<void>): void {
  repairStorage = work;
}

function waitForLateDatabase(): void {
  if (!markDatabaseLate()) return;
  opening = open().then(() => undefined, markDatabaseLost);
  repaired = opening.then(() => repairStorage()).then(markDatabaseOpened);
}

function isDatabaseUnavailable(): boolean {
  return storageHealth() === 'withoutJournal' || storageHealth() === 'memoryOnly';
}

/**
 * Opens the database. Returns `false` if it is unavailable, or if a read should use the fallback.
 * @throws SaveError if a write cannot wait any longer
 */
async function isOpen(purpose: AccessPurpose): Promise<boolean> {
  await whenShown();
  if (isDatabaseUnavailable()) return false;
  try {
    const isKnownLate = storageHealth() === 'late' && purpose === 'read';
    const opened = open();
    const hasOpened = await settlesWithin(isKnownLate ? 0 : OPEN_TIMEOUT_MS, opened);
    if (hasOpened) await opened;
    const isUsable = storageHealth() !== 'late' || purpose !== 'write';
    if (hasOpened && isUsable) return true;
  } catch {
    markDatabaseLost();
    return false;
  }
  waitForLateDatabase();
  if (purpose === 'read') return false;
  const awaited = purpose === 'repair' ? opening : repaired;
  if (await settlesWithin(WRITE_TIMEOUT_MS, awaited)) return !isDatabaseUnavailable();
  throw new SaveError('interrupted');
}

/** Work on the database; the signal aborts it at the timeout. */
type Work<Result> = (signal: AbortSignal) => Promise<Result>;

/** Rejects and aborts the work after a timeout. @throws SaveError */
async function withTimeout<Result>(work: Work<Result>, timeoutMs: number): Promise<Result> {
  const controller = new AbortController();
  const result = work(controller.signal);
  if (await settlesWithin(timeoutMs, result)) return result;
  const error = new SaveError('timeout');
  controller.abort(error);
  throw error;
}

/** Aborts a transaction when `signal` fires, unless it is already committing. */
function abortWith(
  signal: AbortSignal,
  { idbtrans }: { readonly idbtrans: Pick<IDBTransaction, 'abort'> },
): void {
  signal.throwIfAborted();
  signal.addEventListener('abort', () => {
    try {
      idbtrans.abort();
    } catch {
      // The transaction is already committing.
    }
  });
}

/**
 * Runs `work` with the database, with one retry if it was interrupted, e.g. by a lost connection.
 * Runs `fallback` if there is no database, or for a read while the database is late. @throws
 * SaveError
 */
export async function withDatabase<Result>(
  work: Work<Result>,
  fallback: () => Result | Promise<Result>,
  purpose: AccessPurpose = 'read',
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<Result> {
  if (!(await isOpen(purpose))) return fallback();
  try {
    return await withTimeout(work, timeoutMs);
  } catch (error) {
    const first = asSaveError(error);
    if (first.reason !== 'interrupted') throw first;
  }
  db.close({ disableAutoOpen: false });
  if (!(await isOpen(purpose))) return fallback();
  try {
    return await withTimeout(work, timeoutMs);
  } catch (error) {
    throw asSaveError(error);
  }
}

/**
 * Reads the metadata, or creates it. In a write transaction.
 * @throws SaveError if a newer version of the app has written, which Dexie itself would ignore
 */
export async function checkedMeta(): Promise<MetaRow> {
  const meta = await db.meta.get('database');
  if (meta && meta.dataVersion > DATA_VERSION) {
    markOutdated();
    throw new SaveError('outdated');
  }
  if (meta) return meta;
  // Starts at 1, so that older code can still save for visitors; joining an office raises it.
  const created: MetaRow = { name: 'database', epoch: newId(), dataVersion: 1 };
  await db.meta.put(created);
  return created;
}

/**
 * The only way to write to the database, after `checkedMeta`; `signal` aborts it.
 * @throws SaveError
 */
export function writeTransaction<Result>(
  tables: readonly Table[],
  work: (meta: MetaRow) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  return db.transaction('rw', [db.meta, ...tables], async (transaction) => {
    if (signal) abortWith(signal, transaction);
    return work(await checkedMeta());
  });
}

/** Writes tables in one transaction; does nothing without a database. @throws SaveError */
export function writeTables<Result>(
  tables: readonly Table[],
  work: (meta: MetaRow) => Promise<Result>,
): Promise<Result | undefined> {
  return withDatabase(
    () => writeTransaction(tables, work),
    () => undefined,
    'write',
  );
}

/** Like `writeTables`, but there must be a database. @throws SaveError */
export const writeTablesOrFail = <Result>(
  tables: readonly Table[],
  work: (meta: MetaRow) => Promise<Result>,
): Promise<Result> =>
  withDatabase(
    () => writeTransaction(tables, work),
    () => {
      throw new SaveError('blocked');
    },
    'write',
  );

function errorNames(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const inner = 'inner' in error ? errorNames(error.inner) : [];
  return [error.name, ...inner];
}

/** Maps any error to a `SaveError`, so that no browser message reaches the screen. */
export function asSaveError(error: unknown): SaveError {
  if (error instanceof SaveError) return error;
  const names = errorNames(error);
  if (names.includes('QuotaExceededError')) return new SaveError('full', { cause: error });
  if (names.includes('SecurityError')) return new SaveError('blocked', { cause: error });
  return new SaveError('interrupted', { cause: error });
}
