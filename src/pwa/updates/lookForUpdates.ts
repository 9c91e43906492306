import { UPDATE_CHECK_INTERVAL_MS, UPDATE_CHECK_PAUSE_MS } from '@/config';

/**
 * Looks for a new version now, every hour, when the page comes to the front and when the network
 * returns, but not again within a minute of the start of a look that has not failed.
 * @param look rejects where the server cannot be reached
 */
export function lookForUpdates(look: () => Promise<unknown>): void {
  let lookedAt = -Infinity;
  const lookAgain = async () => {
    if (performance.now() - lookedAt < UPDATE_CHECK_PAUSE_MS) return;
    const before = lookedAt;
    lookedAt = performance.now();
    try {
      await look();
    } catch {
      // No network, or a deploy that is under way: the next occasion tries again.
      lookedAt = before;
    }
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookAgain();
  });
  addEventListener('focus', () => void lookAgain());
  addEventListener('online', () => void lookAgain());
  setInterval(() => void lookAgain(), UPDATE_CHECK_INTERVAL_MS);
  void lookAgain();
}
