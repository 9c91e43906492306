import { WORKER_PATIENCE_MS } from '@/config';
import { confirmLeaving, flushUnsaved } from '@/lib/browser/unsaved';
import { wait } from '@/lib/async/wait';
import { tellWorker } from './askWorker';

/** Resolves when the waiting version has taken over, if there is one; after a while in any case. */
function letTakeOver({ waiting }: ServiceWorkerRegistration): Promise<void> {
  return new Promise((resolve) => {
    if (!waiting) return resolve();
    setTimeout(resolve, WORKER_PATIENCE_MS);
    waiting.addEventListener('statechange', () => {
      if (waiting.state !== 'activating') resolve();
    });
    void tellWorker(waiting, { type: 'SKIP_WAITING' });
  });
}

/** Whether a reload would find all that is typed; not where writing it takes too long. */
function keptInTime(): Promise<boolean> {
  return Promise.race([flushUnsaved(), wait(WORKER_PATIENCE_MS).then(() => false)]);
}

/**
 * Loads this page in the new version, because its own person said so. Other tabs go on with the
 * version that they have. What is typed is written first; where it cannot be, nothing is done
 * unless `mayLose`. @returns false where something typed would have been lost
 */
export async function applyUpdate(
  registration: ServiceWorkerRegistration,
  mayLose: boolean,
): Promise<boolean> {
  const isKept = await keptInTime();
  if (!isKept && !mayLose) return false;
  await letTakeOver(registration);
  // What was typed in between.
  if (isKept && !(await keptInTime()) && !mayLose) return false;
  confirmLeaving();
  location.reload();
  return true;
}
