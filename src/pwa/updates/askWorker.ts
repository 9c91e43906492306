import { messageSW } from 'workbox-window';
import { type WorkerMessage, type WorkerState, workerState } from '@/lib/browser/siteWorker';

/** Resolves to what the worker answers; where it answers nothing, never. */
export function tellWorker(worker: ServiceWorker, message: WorkerMessage): Promise<unknown> {
  return messageSW(worker, message);
}

/**
 * What a worker says of itself to this page.
 * @param entry the path of the page's entry script, which differs in every version
 * @returns undefined where it answers in words that are not known here; where it does not answer, never
 */
export async function askWorker(
  worker: ServiceWorker,
  entry: string,
): Promise<WorkerState | undefined> {
  return workerState(await tellWorker(worker, { type: 'STATE', entry }));
}

/** Has a worker fetch what it lacks. Resolves to whether it has every file then. */
export async function fillFiles(worker: ServiceWorker, entry: string): Promise<boolean> {
  return workerState(await tellWorker(worker, { type: 'FILL', entry }))?.isComplete === true;
}
