import type { db } from '@/store/journal/db';

const FAILURES = {
  throw: 'UnknownError',
  quota: 'QuotaExceededError',
  security: 'SecurityError',
} as const;
/** How a call fails: at once, by a later abort of its transaction, or with the whole connection. */
export type FaultKind = keyof typeof FAILURES | 'abort' | 'lost';

const REQUESTS = ['add', 'put', 'delete', 'get', 'getAll', 'count', 'openCursor', 'openKeyCursor'];

const connections = new Set<FakeConnection>();
let isWatching = false;

function ownerOf(database: IDBDatabase): FakeConnection | undefined {
  return [...connections].find((connection) => connection.owns(database));
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction had ended already.
  }
}

/** Routes calls of watched tabs through `around`. */
function watch<Target extends object>(
  prototype: Target,
  method: string,
  databaseOf: (target: Target) => IDBDatabase,
  around: (connection: FakeConnection, call: () => unknown) => unknown,
): void {
  const original: unknown = Reflect.get(prototype, method);
  if (typeof original !== 'function') return;
  Reflect.set(prototype, method, function watched(this: Target, ...args: unknown[]) {
    const call = (): unknown => Reflect.apply(original, this, args);
    const connection = ownerOf(databaseOf(this));
    return connection ? around(connection, call) : call();
  });
}

function watchAll(): void {
  if (isWatching) return;
  isWatching = true;
  watch(
    IDBDatabase.prototype,
    'transaction',
    (database) => database,
    (connection, call) => connection.begin(call),
  );
  for (const method of REQUESTS) {
    watch(
      IDBObjectStore.prototype,
      method,
      (store) => store.transaction.db,
      (connection, call) => connection.ask(call),
    );
    watch(
      IDBIndex.prototype,
      method,
      (index) => index.objectStore.transaction.db,
      (connection, call) => connection.ask(call),
    );
  }
}

/** A tab's connection to the fake database, which can be killed or made to fail. */
export class FakeConnection {
  readonly #db: typeof db;
  #running: IDBTransaction[] = [];
  #isCut = false;
  #fault: { requestsBefore: number; kind: FaultKind } | undefined;

  constructor(database: typeof db) {
    this.#db = database;
    watchAll();
    connections.add(this);
  }

  owns(database: IDBDatabase): boolean {
    return this.#db.backendDB() === database;
  }

  /** Kills the tab: running transactions are aborted, and no new ones start. */
  cut(): void {
    this.#isCut = true;
    Reflect.set(this.#db, 'open', () => Promise.reject(new DOMException('Dead.', 'AbortError')));
    for (const transaction of this.#running) abort(transaction);
    this.#db.close();
    connections.delete(this);
  }

  /** Whether a transaction is running or queued. */
  get isBusy(): boolean {
    return this.#running.length > 0;
  }

  /** Called before each request. */
  beforeRequest: (() => void) | undefined;

  /** Delays opening the database until the returned function is called. */
  holdBack(): () => void {
    const open = this.#db.open.bind(this.#db);
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    Reflect.set(this.#db, 'open', async () => {
      await gate;
      return open();
    });
    return letGo;
  }

  /** Makes one request fail, after a number of others. */
  failOnce(requestsBefore: number, kind: FaultKind): void {
    this.#fault = { requestsBefore, kind };
  }

  /** Aborts running transactions after the current statement. */
  abortSoon(): void {
    queueMicrotask(() => {
      for (const transaction of this.#running) abort(transaction);
    });
  }

  begin(call: () => unknown): unknown {
    if (this.#isCut) throw new DOMException('Dead.', 'InvalidStateError');
    const transaction = call();
    if (!(transaction instanceof IDBTransaction)) return transaction;
    this.#running.push(transaction);
    const end = () => {
      this.#running = this.#running.filter((each) => each !== transaction);
    };
    transaction.addEventListener('complete', end);
    transaction.addEventListener('abort', end);
    return transaction;
  }

  ask(call: () => unknown): unknown {
    this.beforeRequest?.();
    const fault = this.#fault;
    if (!fault || fault.requestsBefore-- > 0) return call();
    this.#fault = undefined;
    this.fail(fault.kind);
    return call();
  }

  /** Fails the running transaction as if by this call. */
  fail(kind: FaultKind): void {
    if (kind !== 'abort' && kind !== 'lost')
      throw new DOMException('Failed on purpose.', FAILURES[kind]);
    this.abortSoon();
    if (kind === 'lost') this.#db.backendDB().close();
  }
}
