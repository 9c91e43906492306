/** Web Locks for unit tests: exclusive, granted in order of request. */
export class FakeLocks {
  readonly #last = new Map<string, Promise<void>>();
  readonly #endings = new Map<object, Set<() => void>>();

  /** The lock manager of one page. */
  of(page: object): { request: typeof request } {
    const request = async <Result>(
      name: string,
      ...[first, second]: [() => Promise<Result>] | [LockOptions, () => Promise<Result>]
    ): Promise<Result | undefined> => {
      // Shared locks are always granted, and `ifAvailable` never.
      if (typeof first !== 'function') return second?.();
      const before = this.#last.get(name);
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      this.#last.set(name, released);
      this.#endingsOf(page).add(release);
      await before;
      try {
        return await first();
      } finally {
        release();
      }
    };
    return { request };
  }

  /** Releases the locks of a closed page. */
  drop(page: object): void {
    for (const end of this.#endingsOf(page)) end();
    this.#endings.delete(page);
  }

  #endingsOf(page: object): Set<() => void> {
    const endings = this.#endings.get(page) ?? new Set();
    this.#endings.set(page, endings);
    return endings;
  }
}
