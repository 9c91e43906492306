import { newId } from '@/lib/newId';
import { settlesWithin } from '@/lib/async/wait';
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

/** Screens wait so long for the database, and show then what localStorage holds. */
const OPEN_TIMEOUT_MS = 3000;
/** What writes waits longer: an old copy must not be built upon, nor the demo be put over content. */
const WRITE_TIMEOUT_MS = 7000;
/** A database that is open must answer by then. */
export const ANSWER_TIMEOUT_MS = 10_000;

/** `order` puts storage in order when the database has opened late; everything else that writes waits for it. */
export type Purpose = 'read' | 'write' | 'order';

/** Opens the database, twice if the first try fails. */
function open(): Promise<unknown> {
  return db.open().catch(() => {
    db.close({ disableAutoOpen: false });
    return db.open();
  });
}

let repairStorage = async () => {};
/** Of a database that is late: resolves when it has opened or failed. */
let opening: Promise<void> = Promise.resolve();
/** The same, and storage is in order. */
let arrival: Promise<void> = Promise.resolve();

/** What is to be done when a database has opened late, or has failed after all, before anyone writes. */
export function onDatabaseOpenedLate(work: () => Promise<void>): void {
  repairStorage = work;
}

function waitForLateDatabase(): void {
  if (!markDatabaseLate()) return;
  opening = open().then(() => undefined, markDatabaseLost);
  arrival = opening.then(() => repairStorage()).then(markDatabaseOpened);
}

function hasNoDatabase(): boolean {
  return storageHealth() === 'withoutJournal' || storageHealth() === 'memoryOnly';
}

/**
 * Whether the database is open. `false`: it cannot be had, and the app knows.
 * @throws SaveError where it may still open, and something is to be written
 */
async function isOpen(purpose: Purpose): Promise<boolean> {
  await whenShown();
  if (hasNoDatabase()) return false;
  try {
    const isKnownLate = storageHealth() === 'late' && purpose === 'read';
    const opened = open();
    const hasOpened = await settlesWithin(isKnownLate ? 0 : OPEN_TIMEOUT_MS, opened);
    if (hasOpened) await opened;
    const isInOrder = storageHealth() !== 'late' || purpose !== 'write';
    if (hasOpened && isInOrder) return true;
  } catch {
    markDatabaseLost();
    return false;
  }
  waitForLateDatabase();
  if (purpose === 'read') return false;
  const awaited = purpose === 'order' ? opening : arrival;
  if (await settlesWithin(WRITE_TIMEOUT_MS, awaited)) return !hasNoDatabase();
  throw new SaveError('interrupted');
}

/** What is given up when the database has not answered in time. */
type Work<Result> = (unanswered: AbortSignal) => Promise<Result>;

/** Resolves to what the work does. @throws SaveError where it takes too long, and is given up */
async function answered<Result>(work: Work<Result>, timeoutMs: number): Promise<Result> {
  const givingUp = new AbortController();
  const answer = work(givingUp.signal);
  if (await settlesWithin(timeoutMs, answer)) return answer;
  const error = new SaveError('unanswered');
  givingUp.abort(error);
  throw error;
}

/**
 * To be called first in a transaction whose work may be given up: so is the transaction then,
 * unless nothing is missing but its end.
 */
export function abortWith(
  unanswered: AbortSignal,
  { idbtrans }: { readonly idbtrans: Pick<IDBTransaction, 'abort'> },
): void {
  unanswered.throwIfAborted();
  unanswered.addEventListener('abort', () => {
    try {
      idbtrans.abort();
    } catch {
      // It is ending by itself.
    }
  });
}

/**
 * Does some work with the database, a second time where the first was interrupted, as by a lost
 * connection. Where there is no database it does `without` instead; so does what only reads where
 * the database is late. What takes longer than `timeoutMs` is given up.
 * @throws SaveError
 */
export async function withDatabase<Result>(
  work: Work<Result>,
  without: () => Result | Promise<Result>,
  purpose: Purpose = 'read',
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<Result> {
  if (!(await isOpen(purpose))) return without();
  try {
    return await answered(work, timeoutMs);
  } catch (error) {
    const first = asSaveError(error);
    if (first.reason !== 'interrupted') throw first;
  }
  db.close({ disableAutoOpen: false });
  if (!(await isOpen(purpose))) return without();
  try {
    return await answered(work, timeoutMs);
  } catch (error) {
    throw asSaveError(error);
  }
}

/**
 * To be called in every transaction that writes. Returns the database's epoch.
 * @throws SaveError where newer code has written: Dexie itself would go on regardless.
 */
export async function assertDatabaseVersion(): Promise<string> {
  return (await checkedMeta()).epoch;
}

/** The same, with all that is true of the whole database. @throws SaveError */
export async function checkedMeta(): Promise<MetaRow> {
  const meta = await db.meta.get('database');
  if (meta && meta.dataVersion > DATA_VERSION) {
    markOutdated();
    throw new SaveError('outdated');
  }
  if (meta?.dataVersion === DATA_VERSION) return meta;
  const made: MetaRow = {
    ...meta,
    name: 'database',
    epoch: meta?.epoch ?? newId(),
    dataVersion: DATA_VERSION,
  };
  await db.meta.put(made);
  return made;
}

/**
 * Writes one table, in a transaction that ends where newer code has written; nothing where there is
 * no database. @throws SaveError
 */
export function writeTable<Result>(
  table: Table,
  work: (meta: MetaRow) => Promise<Result>,
): Promise<Result | undefined> {
  return withDatabase(
    () => db.transaction('rw', db.meta, table, async () => work(await checkedMeta())),
    () => undefined,
    'write',
  );
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
