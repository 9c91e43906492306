/** Code that could not be fetched is asked for again after this. */
const RETRY_MS = 5000;

/** Resolves when the network returns, and after a while in any case. */
export function networkChange(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, RETRY_MS);
  });
}
