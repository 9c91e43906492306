import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isFirstVisit, start } from '@/data/start';
import { recoverFromMissingChunks } from '@/pwa/missingChunks';
import { countAdminActivity } from './adminActivity';
import { App } from './App';
import { focusHeading } from './focusHeading';
import { keepFresh } from './freshness';
import { createQueryClient } from './queryClient';
import { createAppRouter, fetchScreen } from './router';
import { whenIdle } from '@/lib/whenIdle';

/** This script's own address, which is another one in every version. */
const ENTRY = new URL(import.meta.url).pathname;

async function prepareOfflineUse(): Promise<void> {
  try {
    const { registerWorker } = await import('@/pwa/registerWorker');
    await registerWorker(ENTRY);
  } catch (error) {
    // A browser may refuse (private windows, policies): everything but offline use still works.
    console.warn('Offline use is not available:', error);
  }
}

/** Starts the app in `root`. A first visit waits for its demo content; any other reads what is there. */
export async function launch(root: HTMLElement): Promise<void> {
  recoverFromMissingChunks(ENTRY);
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  if (isFirstVisit()) await Promise.all([start(), fetchScreen(router)]);
  keepFresh(queryClient, router);
  focusHeading(router);
  countAdminActivity();
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>,
  );
  whenIdle(() => {
    void start();
    void prepareOfflineUse();
  });
}
