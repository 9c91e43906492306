/** Web Locks; absent where a page is served without TLS. */
export const locks: LockManager | undefined = globalThis.navigator?.locks;

/** Does some work while no other page of this site does work of the same name. */
export function underLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return locks ? locks.request(name, work) : work();
}

/** Takes a lock that nobody holds and returns the way to release it; `undefined` if it is held. */
export function tryLock(name: string): Promise<(() => void) | undefined> {
  if (!locks) return Promise.resolve(() => {});
  const manager = locks;
  return new Promise((resolve, reject) => {
    manager
      .request(name, { ifAvailable: true }, async (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}
