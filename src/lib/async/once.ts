/** The same promise with the fields by which React's `use()` reads a settled one without suspending. */
function tracked<T>(promise: Promise<T>): Promise<T> {
  const result = Object.assign(promise, { status: 'pending' });
  const settle = (fields: object): void => void Object.assign(result, fields);
  promise.then(
    (value) => settle({ status: 'fulfilled', value }),
    (reason: unknown) => settle({ status: 'rejected', reason }),
  );
  return result;
}

/** Does `load` once, however often it is asked; after a failure, such as a lost network, again. */
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
