import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isFirstVisit, start } from '@/data/start';
import { registerServiceWorker } from '@/pwa/register';
import { countAdminActivity } from './adminActivity';
import { App } from './App';
import { focusHeading } from './focusHeading';
import { keepFresh } from './freshness';
import { createQueryClient } from './queryClient';
import { createAppRouter, fetchScreen } from './router';
import { whenIdle } from '@/lib/whenIdle';

/** Starts the app in `root`. A first visit waits for its demo content; any other reads what is there. */
export async function launch(root: HTMLElement): Promise<void> {
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
    void registerServiceWorker();
  });
}
