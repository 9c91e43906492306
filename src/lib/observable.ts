/** A value with change events, for `useSyncExternalStore`. */
export interface Observable<Value> {
  readonly get: () => Value;
  /** The initial value, which prerendered pages show. */
  readonly getInitial: () => Value;
  readonly set: (next: Value) => void;
  /** Calls `listener` after every change. Returns the function that unsubscribes. */
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
