import { messageSW } from 'workbox-window';
import { type WorkerMessage, type WorkerState, workerState } from '@/lib/browser/siteWorker';

/** Resolves to the worker's answer; never if it does not answer. */
export function tellWorker(worker: ServiceWorker, message: WorkerMessage): Promise<unknown> {
  return messageSW(worker, message);
}

/**
 * Asks a worker for its state.
 * @param entry path of the page's entry script, unique per version
 * @returns undefined for an unknown answer; never resolves without one
 */
export async function askWorker(
  worker: ServiceWorker,
  entry: string,
): Promise<WorkerState | undefined> {
  return workerState(await tellWorker(worker, { type: 'STATE', entry }));
}

/** Makes a worker fetch missing files; resolves to whether it then has all of them. */
export async function fetchMissingFiles(worker: ServiceWorker, entry: string): Promise<boolean> {
  return workerState(await tellWorker(worker, { type: 'FILL', entry }))?.isComplete === true;
}
