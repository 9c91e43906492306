import { settlesWithin } from './wait';

/** A lock manager that works says by then whether a lock is free. */
const ANSWER_TIMEOUT_MS = 2000;

/**
 * Web Locks; absent where a page is served without TLS, and given up where the browser refuses them
 * or does not answer.
 */
let locks: LockManager | undefined = globalThis.navigator?.locks;

/** What the lock manager answers; `undefined` where there is none, and from then on. */
async function ask<Answer>(
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

/** The way to release a lock; `held` where another page has it. */
type Taken = (() => void) | 'held';

/** Takes a lock if it is free; without locks every one is. */
async function take(name: string): Promise<Taken> {
  let isGivenUp = false;
  const request = (manager: LockManager) =>
    new Promise<Taken>((resolve, reject) => {
      manager
        .request(name, { ifAvailable: true }, async (lock) => {
          if (!lock) return resolve('held');
          if (!isGivenUp) return new Promise<void>((release) => resolve(release));
        })
        .catch(reject);
    });
  const taken = await ask(request);
  isGivenUp = taken === undefined;
  return taken ?? (() => {});
}

/** Does some work while no other page of this site does work of the same name. */
export async function underLock<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const taken = await take(name);
  if (taken === 'held' && locks) return locks.request(name, work);
  try {
    return await work();
  } finally {
    if (taken !== 'held') taken();
  }
}

/** Holds a lock, beside other pages that do, for as long as this page lives. */
export function holdLockWhileOpen(name: string): void {
  const hold = () =>
    // The promise never resolves.
    locks
      ?.request(name, { mode: 'shared' }, () => new Promise<never>(() => {}))
      .catch(() => {
        // Nobody will find it held.
      });
  void hold();
  // Kept while it was left, and shown again: the browser has let it go.
  if (typeof window !== 'undefined')
    window.addEventListener('pageshow', ({ persisted }) => persisted && void hold());
}

/** The names of the locks that pages of this site hold; none where the browser does not say. */
export async function heldLocks(): Promise<readonly string[]> {
  const { held = [] } = (await ask((manager) => manager.query())) ?? {};
  return held.map(({ name = '' }) => name);
}

/**
 * Takes a lock that nobody holds and returns the way to release it; `undefined` if it is held.
 * A browser that keeps a page which was left lets its locks go: shown again, it takes them again.
 */
export async function tryLock(name: string): Promise<(() => void) | undefined> {
  const releases = [await take(name)];
  if (releases[0] === 'held') return undefined;
  const ending = new AbortController();
  const takeAgain = async () => {
    const taken = await take(name);
    if (ending.signal.aborted && taken !== 'held') taken();
    else releases.push(taken);
  };
  if (typeof window !== 'undefined')
    window.addEventListener('pageshow', ({ persisted }) => persisted && void takeAgain(), {
      signal: ending.signal,
    });
  return () => {
    ending.abort();
    for (const taken of releases) if (taken !== 'held') taken();
  };
}
