/** The Web Locks of a browser for unit tests: exclusive ones, each for the next that asks. */
export class FakeLocks {
  readonly #last = new Map<string, Promise<void>>();
  readonly #endings = new Map<object, Set<() => void>>();

  /** The lock manager of one page. */
  of(page: object): { request: typeof request } {
    const request = async <Result>(
      name: string,
      ...[first, second]: [() => Promise<Result>] | [LockOptions, () => Promise<Result>]
    ): Promise<Result | undefined> => {
      // A shared one keeps nobody waiting; none is free at once.
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

  /** The page is gone, and its locks with it. */
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
