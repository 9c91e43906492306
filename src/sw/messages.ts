import { workerMessage, type WorkerState } from '../lib/browser/siteWorker';
import { activateNow } from './registration';

declare const self: ServiceWorkerGlobalScope;

interface Answers {
  /** The worker's state, for a page with that entry script. */
  readonly stateFor: (entry: string) => Promise<WorkerState>;
  /** Fetches missing files, as far as possible. */
  readonly fill: () => Promise<void>;
  /** Runs after each answer. */
  readonly after: () => Promise<void>;
}

/** Handles messages of pages. */
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
