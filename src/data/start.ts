import { once } from '@/lib/async/once';
import { SEEDED_FLAG } from './keys';
import { readText } from './local/read';

/** Whether this browser has never been here: nothing can be shown before `start()` is done. */
export function isFirstVisit(): boolean {
  return readText(SEEDED_FLAG) === null;
}

/**
 * Brings storage in order: what a crash has left behind is put right, the demo content is written
 * on a first visit, and this tab is kept in step with the others.
 */
export const start = once(async () => {
  const { startUp } = await import('./journal/startUp');
  await startUp();
});
