import { workerMessage, type WorkerState } from '../lib/siteWorker';

declare const self: ServiceWorkerGlobalScope;

/**
 * Answers what pages say.
 * @param stateFor how this worker stands to the page of that entry script
 * @param after done once a page has been answered
 */
export function answerPages(
  stateFor: (entry: string) => Promise<WorkerState>,
  after: () => Promise<void>,
): void {
  const answer = async (entry: string, port: MessagePort | undefined) => {
    port?.postMessage(await stateFor(entry));
    await after();
  };
  self.addEventListener('message', (event) => {
    const message = workerMessage(event.data);
    if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
    if (message?.type === 'STATE') event.waitUntil(answer(message.entry, event.ports[0]));
  });
}
