/** The Web Locks of a browser for unit tests: exclusive ones, and what `query` lists of them. */
export class FakeLocks {
  readonly #held = new Map<object, string>();
  readonly #last = new Map<string, Promise<void>>();
  readonly #endings = new Map<object, Set<() => void>>();

  /** The lock manager of one page. */
  of(page: object): Pick<LockManager, 'query'> & { request: typeof request } {
    const request = async <Result>(
      name: string,
      ...[first, second]: [() => Promise<Result>] | [LockOptions, () => Promise<Result>]
    ): Promise<Result | undefined> => {
      // Never free at once: who asks waits for it.
      if (typeof first !== 'function') return second?.();
      const before = this.#last.get(name);
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      this.#last.set(name, released);
      this.#endingsOf(page).add(release);
      await before;
      const hold = {};
      this.#held.set(hold, name);
      this.#endingsOf(page).add(() => this.#held.delete(hold));
      try {
        return await first();
      } finally {
        this.#held.delete(hold);
        release();
      }
    };
    return { request, query: async () => ({ held: [...this.#held.values()].map(asInfo) }) };
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

function asInfo(name: string): LockInfo {
  return { name, mode: 'exclusive' };
}
