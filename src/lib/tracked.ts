/** The same promise with the fields by which React's `use()` reads a settled one without suspending. */
export function tracked<T>(promise: Promise<T>): Promise<T> {
  const result = Object.assign(promise, { status: 'pending' });
  promise.then(
    (value) => Object.assign(result, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(result, { status: 'rejected', reason }),
  );
  return result;
}
