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
