import { SEEDED_FLAG } from './keys';
import { readText } from './local/read';

/** Whether this browser has never been here: nothing can be shown before `start()` is done. */
export function isFirstVisit(): boolean {
  return readText(SEEDED_FLAG) === null;
}

let started: Promise<void> | undefined;

/**
 * Brings storage in order: what a crash has left behind is put right, the demo content is written
 * on a first visit, and this tab is kept in step with the others. Once per page, however often called.
 */
export function start(): Promise<void> {
  started ??= import('./journal/startUp')
    .then(({ startUp }) => startUp())
    .catch((error: unknown) => {
      // The network is gone for now: the next call tries again.
      started = undefined;
      throw error;
    });
  return started;
}
