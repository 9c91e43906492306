import { messageSW } from 'workbox-window';
import { WORKER_PATIENCE_MS } from '@/config';
import { type WorkerMessage, type WorkerState, workerState } from '@/lib/browser/siteWorker';
import { wait } from '@/lib/async/wait';

/** Resolves to what the worker answers; where it answers nothing, never. */
export function tellWorker(worker: ServiceWorker, message: WorkerMessage): Promise<unknown> {
  return messageSW(worker, message);
}

/**
 * How a worker stands to this page.
 * @param entry the path of the page's entry script, which differs in every version
 * @returns undefined where it does not answer in time, or in words that are not known here
 */
export async function askWorker(
  worker: ServiceWorker,
  entry: string,
): Promise<WorkerState | undefined> {
  const answer = tellWorker(worker, { type: 'STATE', entry });
  return workerState(await Promise.race([answer, wait(WORKER_PATIENCE_MS)]));
}

/** Has a worker fetch what it lacks. Resolves to whether it has every file then. */
export async function fillFiles(worker: ServiceWorker, entry: string): Promise<boolean> {
  return workerState(await tellWorker(worker, { type: 'FILL', entry }))?.isComplete === true;
}
