/** A value that tells when it changes; made for `useSyncExternalStore`. */
export interface Observable<Value> {
  readonly get: () => Value;
  /** What it was at first, which is what a page rendered ahead of time shows. */
  readonly getInitial: () => Value;
  readonly set: (next: Value) => void;
  /** Calls `listener` after every change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function observable<Value>(initial: Value): Observable<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    getInitial: () => initial,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
