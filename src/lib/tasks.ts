/** Too short to delay a key stroke. */
const IDLE_SLICE_MS = 5;

/** Resolves when the page is idle. */
export function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}

/**
 * Returns a function to await between pieces of long work; it yields once per slice.
 * @param rest what to await between slices
 */
export function sliced(rest: () => Promise<void>): () => Promise<void> {
  let until = 0;
  return async () => {
    if (performance.now() < until) return;
    await rest();
    until = performance.now() + IDLE_SLICE_MS;
  };
}

/** Runs `task` in idle time, within a second; without `requestIdleCallback`, in the next task. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 0);
}

/** Yields to the browser, so that the page stays responsive. */
export function yieldToMain(): Promise<void> {
  const scheduler: { yield?: () => Promise<void> } | undefined = Reflect.get(
    globalThis,
    'scheduler',
  );
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Resolves after `ms` milliseconds; rejects with the signal's reason if it aborts. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new Error('Aborted.'));
    };
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

const STEP_MS = 500;

/**
 * Whether a promise settles within `ms` milliseconds. Counted in steps, so that a busy page or a
 * sleeping machine does not cause a timeout.
 */
export async function settlesWithin(ms: number, awaited: Promise<unknown>): Promise<boolean> {
  const settled = awaited.then(
    () => true,
    () => true,
  );
  for (let left = ms; left >= 0; left -= STEP_MS) {
    const step = wait(Math.min(left, STEP_MS)).then(() => false);
    if (await Promise.race([settled, step])) return true;
  }
  return false;
}

/** Adds the fields by which React's `use()` reads a settled promise without suspending. */
function tracked<T>(promise: Promise<T>): Promise<T> {
  const result = Object.assign(promise, { status: 'pending' });
  const settle = (fields: object): void => void Object.assign(result, fields);
  promise.then(
    (value) => settle({ status: 'fulfilled', value }),
    (reason: unknown) => settle({ status: 'rejected', reason }),
  );
  return result;
}

/** Memoises `load`; a failure, such as a lost network, is not cached. */
export function once<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  const attempt = async () => {
    try {
      return await load();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return () => (loading ??= tracked(attempt()));
}

/** Lets one task run at a time. */
export interface SingleFlight {
  /** Returns whether a task may begin, and blocks others until `end`. */
  readonly begin: () => boolean;
  readonly end: () => void;
}

/**
 * Ignores the second click of a double click, which React state would notice one render too late.
 * In a component: `const [flight] = useState(singleFlight)`.
 */
export function singleFlight(): SingleFlight {
  let isUnderWay = false;
  return {
    begin: () => {
      const mayBegin = !isUnderWay;
      isUnderWay = true;
      return mayBegin;
    },
    end: () => {
      isUnderWay = false;
    },
  };
}
