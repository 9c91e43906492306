import { WORKER_PATIENCE_MS } from '@/config';
import { type WorkerMessage, type WorkerState, workerState } from '@/lib/siteWorker';

export function tellWorker(
  worker: ServiceWorker,
  message: WorkerMessage,
  ports: MessagePort[] = [],
): void {
  worker.postMessage(message, ports);
}

/**
 * How a worker stands to this page.
 * @param entry the path of the page's entry script, which differs in every version
 * @returns undefined where it does not answer in time, or in words that are not known here
 */
export function askWorker(worker: ServiceWorker, entry: string): Promise<WorkerState | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (data: unknown) => {
      port1.close();
      resolve(workerState(data));
    };
    setTimeout(settle, WORKER_PATIENCE_MS, undefined);
    port1.addEventListener('message', ({ data }) => settle(data));
    port1.start();
    tellWorker(worker, { type: 'STATE', entry }, [port2]);
  });
}
