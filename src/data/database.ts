import { DATA_VERSION, db } from './db';
import { SaveError } from './errors';
import { becomeLate, becomeOutdated, endLateness, loseJournal } from './illness';
import { storageHealth } from './mode';
import { whenShown } from './putAway';

/** Screens wait so long for the database, and show then what localStorage holds. */
const OPEN_TIMEOUT_MS = 3000;
/** What writes waits longer: an old copy must not be built upon, nor the demo be put over content. */
const WRITE_TIMEOUT_MS = 7000;

/** `order` puts storage in order when the database has opened late; everything else that writes waits for it. */
export type Purpose = 'read' | 'write' | 'order';

/** Opens the database, twice if the first try fails. */
function open(): Promise<unknown> {
  return db.open().catch(() => {
    db.close({ disableAutoOpen: false });
    return db.open();
  });
}

let putInOrder = async () => {};
/** Of a database that is late: resolves when it has opened or failed. */
let opening: Promise<void> = Promise.resolve();
/** The same, and storage is in order. */
let arrival: Promise<void> = Promise.resolve();

/** What is to be done when a database has opened late, or has failed after all, before anyone writes. */
export function onLateArrival(work: () => Promise<void>): void {
  putInOrder = work;
}

function noteLateness(): void {
  if (!becomeLate()) return;
  opening = open().then(() => undefined, loseJournal);
  arrival = opening.then(() => putInOrder()).then(endLateness);
}

function hasNoDatabase(): boolean {
  return storageHealth() === 'withoutJournal' || storageHealth() === 'memoryOnly';
}

async function comesWithin(timeoutMs: number, awaited: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  try {
    return await Promise.race([awaited.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
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
    const hasOpened = await comesWithin(isKnownLate ? 0 : OPEN_TIMEOUT_MS, open());
    const isInOrder = storageHealth() !== 'late' || purpose !== 'write';
    if (hasOpened && isInOrder) return true;
  } catch {
    loseJournal();
    return false;
  }
  noteLateness();
  if (purpose === 'read') return false;
  const awaited = purpose === 'order' ? opening : arrival;
  if (await comesWithin(WRITE_TIMEOUT_MS, awaited)) return !hasNoDatabase();
  throw new SaveError('interrupted');
}

/**
 * Does some work with the database, a second time where the first was interrupted, as by a lost
 * connection. Where there is no database it does `without` instead; so does what only reads where
 * the database is late.
 * @throws SaveError
 */
export async function withDatabase<Result>(
  work: () => Promise<Result>,
  without: () => Result | Promise<Result>,
  purpose: Purpose = 'read',
): Promise<Result> {
  if (!(await isOpen(purpose))) return without();
  try {
    return await work();
  } catch (error) {
    const first = asSaveError(error);
    if (first.reason !== 'interrupted') throw first;
  }
  db.close({ disableAutoOpen: false });
  if (!(await isOpen(purpose))) return without();
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
