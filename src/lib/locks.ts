/** Web Locks; absent where a page is served without TLS. */
export const locks: LockManager | undefined = globalThis.navigator?.locks;

/** Does some work while no other page of this site does work of the same name. */
export function underLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return locks ? locks.request(name, work) : work();
}

/** `undefined` where it is held. */
function take(manager: LockManager, name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    manager
      .request(name, { ifAvailable: true }, async (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}

/**
 * Takes a lock that nobody holds and returns the way to release it; `undefined` if it is held.
 * A browser that keeps a page which was left lets its locks go: shown again, it takes them again.
 */
export async function tryLock(name: string): Promise<(() => void) | undefined> {
  if (!locks) return () => {};
  const manager = locks;
  const releases = [await take(manager, name)];
  if (!releases[0]) return undefined;
  const ending = new AbortController();
  const takeAgain = async () => {
    const release = await take(manager, name);
    if (ending.signal.aborted) release?.();
    else releases.push(release);
  };
  if (typeof window !== 'undefined')
    window.addEventListener('pageshow', ({ persisted }) => persisted && void takeAgain(), {
      signal: ending.signal,
    });
  return () => {
    ending.abort();
    for (const release of releases) release?.();
  };
}
