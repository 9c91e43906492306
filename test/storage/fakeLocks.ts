/** Web Locks for unit tests: exclusive, granted in order of request. */
export class FakeLocks {
  readonly #last = new Map<string, Promise<void>>();
  readonly #endings = new Map<object, Set<() => void>>();
  readonly #shared = new Map<object, string[]>();

  /** The lock manager of one page. */
  of(page: object): { request: typeof request; query: typeof query } {
    const request = async <Result>(
      name: string,
      ...[first, second]: [() => Promise<Result>] | [LockOptions, () => Promise<Result>]
    ): Promise<Result | undefined> => {
      // Shared locks are always granted, and `ifAvailable` never.
      if (typeof first !== 'function') {
        if (first.mode === 'shared') this.#shared.set(page, [...this.#sharedOf(page), name]);
        return second?.();
      }
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
    const query = () =>
      Promise.resolve({ held: [...this.#shared.values()].flat().map((name) => ({ name })) });
    return { request, query };
  }

  /** Releases the locks of a closed page. */
  drop(page: object): void {
    for (const end of this.#endingsOf(page)) end();
    this.#endings.delete(page);
    this.#shared.delete(page);
  }

  #sharedOf(page: object): string[] {
    return this.#shared.get(page) ?? [];
  }

  #endingsOf(page: object): Set<() => void> {
    const endings = this.#endings.get(page) ?? new Set();
    this.#endings.set(page, endings);
    return endings;
  }
}
