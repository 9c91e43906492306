import { once } from '@/lib/tasks';
import { SEEDED_FLAG } from '@/config';
import { readText } from './local/read';

/** Whether this is the first visit: `start()` has not stored the first content yet. */
export function isFirstVisit(): boolean {
  return readText(SEEDED_FLAG) === null;
}

/**
 * Reconciles storage after a crash, seeds the demo content on a first visit, and starts to sync
 * with other tabs.
 */
export const start = once(async () => {
  const { startUp } = await import('./journal/startUp');
  await startUp();
});
