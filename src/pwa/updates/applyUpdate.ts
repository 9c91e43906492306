import { WORKER_PATIENCE_MS } from '@/config';
import { confirmLeaving, flushUnsaved } from '@/lib/browser/unsaved';
import { wait } from '@/lib/async/wait';
import { tellWorker } from './askWorker';

/** Resolves when the waiting version is active, if there is one, or after a timeout. */
function activateWaiting({ waiting }: ServiceWorkerRegistration): Promise<void> {
  return new Promise((resolve) => {
    if (!waiting) return resolve();
    setTimeout(resolve, WORKER_PATIENCE_MS);
    waiting.addEventListener('statechange', () => {
      if (waiting.state !== 'activating') resolve();
    });
    void tellWorker(waiting, { type: 'SKIP_WAITING' });
  });
}

/** Whether all unsaved input is stored as drafts within the time limit. */
function storeDraftsInTime(): Promise<boolean> {
  return Promise.race([flushUnsaved(), wait(WORKER_PATIENCE_MS).then(() => false)]);
}

/**
 * Reloads this page in the new version; other tabs keep theirs. Drafts are stored first; if that
 * fails, nothing happens unless `mayLose`.
 * @returns false if unsaved input would have been lost
 */
export async function applyUpdate(
  registration: ServiceWorkerRegistration,
  mayLose: boolean,
): Promise<boolean> {
  const isStored = await storeDraftsInTime();
  if (!isStored && !mayLose) return false;
  await activateWaiting(registration);
  // Input made meanwhile.
  if (isStored && !(await storeDraftsInTime()) && !mayLose) return false;
  confirmLeaving();
  location.reload();
  return true;
}
