import { settlesWithin } from './tasks';

/** A working lock manager answers well within this time. */
const ANSWER_TIMEOUT_MS = 2000;

/** Web Locks; undefined without TLS, and after the browser has refused or not answered. */
let locks: LockManager | undefined = globalThis.navigator?.locks;

/** Queries the lock manager; `undefined` if there is none, or if it fails and is given up. */
async function queryManager<Answer>(
  question: (manager: LockManager) => Promise<Answer>,
): Promise<Answer | undefined> {
  if (!locks) return undefined;
  try {
    const answer = question(locks);
    if (await settlesWithin(ANSWER_TIMEOUT_MS, answer)) return await answer;
    console.warn('The browser does not answer about locks.');
  } catch (error) {
    console.warn('The browser refuses locks.', error);
  }
  locks = undefined;
  return undefined;
}

/** The release function; `held` if another page has the lock. */
type Acquired = (() => void) | 'held';

/** Tries to acquire a lock; without a lock manager it always succeeds. */
async function acquire(name: string): Promise<Acquired> {
  let isTimedOut = false;
  const request = (manager: LockManager) =>
    new Promise<Acquired>((resolve, reject) => {
      manager
        .request(name, { ifAvailable: true }, async (lock) => {
          if (!lock) return resolve('held');
          if (!isTimedOut) return new Promise<void>((release) => resolve(release));
        })
        .catch(reject);
    });
  const acquired = await queryManager(request);
  isTimedOut = acquired === undefined;
  return acquired ?? (() => {});
}

/** Runs `work` while no other page of this site runs work of the same name. */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const acquired = await acquire(name);
  if (acquired === 'held' && locks) return locks.request(name, work);
  try {
    return await work();
  } finally {
    if (acquired !== 'held') acquired();
  }
}

/** Holds a shared lock until this page is closed. */
export function holdLockWhileOpen(name: string): void {
  const hold = () =>
    // Never resolves, so the lock is held until the page closes.
    locks
      ?.request(name, { mode: 'shared' }, () => new Promise<never>(() => {}))
      .catch(() => {
        // Other pages will not see the lock.
      });
  void hold();
  // The browser releases locks of a page in the back/forward cache.
  if (typeof window !== 'undefined')
    window.addEventListener('pageshow', ({ persisted }) => persisted && void hold());
}

/**
 * Runs `work` once in one page of this site at a time, until that page is closed; never without Web
 * Locks.
 */
export function onceExclusive(name: string, work: () => void): void {
  locks
    ?.request(name, () => {
      work();
      // Never resolves, so the lock is held until the page closes.
      return new Promise<never>(() => {});
    })
    .catch(() => {
      // The browser refuses locks.
    });
}

/** The names of all locks held by pages of this site; empty if unknown. */
export async function heldLocks(): Promise<readonly string[]> {
  const { held = [] } = (await queryManager((manager) => manager.query())) ?? {};
  return held.map(({ name = '' }) => name);
}

/**
 * Acquires a free lock and returns its release function; `undefined` if it is held. The lock is
 * reacquired when the page returns from the back/forward cache.
 */
export async function tryLock(name: string): Promise<(() => void) | undefined> {
  const releases = [await acquire(name)];
  if (releases[0] === 'held') return undefined;
  const controller = new AbortController();
  const reacquire = async () => {
    const acquired = await acquire(name);
    if (controller.signal.aborted && acquired !== 'held') acquired();
    else releases.push(acquired);
  };
  if (typeof window !== 'undefined')
    window.addEventListener('pageshow', ({ persisted }) => persisted && void reacquire(), {
      signal: controller.signal,
    });
  return () => {
    controller.abort();
    for (const acquired of releases) if (acquired !== 'held') acquired();
  };
}
