import type { Page } from 'playwright/test';

/** How a storage call fails: `throw` at once, `quota` without space, `abort` its transaction. */
export type FaultKind = 'throw' | 'quota' | 'abort';

export interface Faults {
  /**
   * Records every storage call and makes some fail as `kind` says: the one at this index, or all of
   * this name, such as `Storage.setItem`.
   */
  begin(failAt?: number | string, kind?: FaultKind): void;
  /** Stops recording and returns the calls that were made. */
  end(): string[];
}

declare global {
  interface Window {
    faults: Faults;
  }
}

/**
 * For `addInitScript`: makes a storage call of the page fail on demand, once. Covers localStorage
 * and all IndexedDB calls that open, read, write or complete.
 */
export function installFaults(): void {
  let isWatching = false;
  let failAt: number | string = -1;
  let kind: FaultKind = 'throw';
  let calls: string[] = [];
  let running: IDBTransaction | null | undefined;

  const abort = (transaction: IDBTransaction | null | undefined) => {
    queueMicrotask(() => {
      try {
        transaction?.abort();
      } catch (error) {
        // The transaction was complete already, so the fault has no effect.
        if (!(error instanceof DOMException)) throw error;
      }
    });
  };
  const transactionOf = (target: unknown): IDBTransaction | undefined => {
    if (target instanceof IDBTransaction) return target;
    if (target instanceof IDBObjectStore) return target.transaction;
    if (target instanceof IDBIndex) return target.objectStore.transaction;
    return undefined;
  };

  function patch(owner: { name: string; prototype: object }, method: string): void {
    const original: unknown = Reflect.get(owner.prototype, method);
    if (typeof original !== 'function') return;
    Reflect.set(owner.prototype, method, function patched(this: unknown, ...args: unknown[]) {
      const isOther = this instanceof Storage && this !== localStorage;
      if (!isWatching || isOther) return Reflect.apply(original, this, args);
      const name = `${owner.name}.${method}`;
      const isHit = failAt === calls.length || failAt === name;
      calls.push(name);
      if (isHit && kind !== 'abort') {
        const reason = kind === 'quota' ? 'QuotaExceededError' : 'UnknownError';
        throw new DOMException('Failed on purpose.', reason);
      }
      const result: unknown = Reflect.apply(original, this, args);
      if (result instanceof IDBRequest) {
        result.addEventListener('success', () => {
          running = result.transaction;
        });
      }
      // A localStorage call belongs to the transaction whose request succeeded last.
      if (isHit) abort(transactionOf(result) ?? transactionOf(this) ?? running);
      return result;
    });
  }

  for (const method of ['getItem', 'setItem', 'removeItem']) patch(Storage, method);
  for (const method of ['open', 'deleteDatabase']) patch(IDBFactory, method);
  patch(IDBDatabase, 'transaction');
  patch(IDBTransaction, 'commit');
  for (const method of ['add', 'put', 'delete', 'clear', 'get', 'getAll', 'getAllKeys', 'count']) {
    patch(IDBObjectStore, method);
    patch(IDBIndex, method);
  }
  for (const method of ['openCursor', 'openKeyCursor']) {
    patch(IDBObjectStore, method);
    patch(IDBIndex, method);
  }

  window.faults = {
    begin(at = -1, how = 'throw') {
      calls = [];
      failAt = at;
      kind = how;
      isWatching = true;
    },
    end() {
      isWatching = false;
      return calls;
    },
  };
}

/** Makes saving to one table of the database fail for lack of space; the rest of it works. */
export async function refuseRows(page: Page, table: string): Promise<void> {
  await page.addInitScript((refused) => {
    const put = Reflect.get(IDBObjectStore.prototype, 'put');
    IDBObjectStore.prototype.put = function refuse(...row) {
      if (this.name === refused) throw new DOMException('full', 'QuotaExceededError');
      return Reflect.apply(put, this, row);
    };
  }, table);
}

/** Makes only the next write to localStorage exceed the quota. */
export function refuseOneWrite(page: Page): Promise<void> {
  return page.evaluate(() => {
    const write = localStorage.setItem.bind(localStorage);
    let hasFailed = false;
    Storage.prototype.setItem = (key, text) => {
      if (hasFailed) return write(key, text);
      hasFailed = true;
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
}
