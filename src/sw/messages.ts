import { workerMessage, type WorkerState } from '../lib/browser/siteWorker';
import { activateNow } from './surroundings';

declare const self: ServiceWorkerGlobalScope;

interface Answers {
  /** What this worker says of itself to the page of that entry script. */
  readonly stateFor: (entry: string) => Promise<WorkerState>;
  /** Fetches what is missing, as far as it can be had. */
  readonly fill: () => Promise<void>;
  /** Done once a page has been answered. */
  readonly after: () => Promise<void>;
}

/** Answers what pages say. */
export function handleMessages({ stateFor, fill, after }: Answers): void {
  const answer = async (entry: string, port: MessagePort | undefined) => {
    port?.postMessage(await stateFor(entry));
    await after();
  };
  self.addEventListener('message', (event) => {
    const message = workerMessage(event.data);
    if (message?.type === 'SKIP_WAITING') event.waitUntil(activateNow());
    if (message?.type === 'STATE') event.waitUntil(answer(message.entry, event.ports[0]));
    if (message?.type === 'FILL')
      event.waitUntil(fill().then(() => answer(message.entry, event.ports[0])));
  });
}
