import type { QueryClient } from '@tanstack/react-query';
import { start } from '@/data/start';
import { countAdminActivity } from './adminActivity';
import { followPublication } from './followPublication';
import { keepPublished } from './keepPublished';
import type { AppRouter, RouteTree } from './router';

/** What the start of the app knows. */
export interface Background {
  /** The file that the page starts with. */
  readonly entry: string;
  readonly queryClient: QueryClient;
  readonly router: AppRouter;
  readonly routes: RouteTree;
  /** Whether this browser had never been here. */
  readonly isFirst: boolean;
  /** Whether this page was found to show something old. */
  readonly isStale: boolean;
}

async function prepareOfflineUse(entry: string): Promise<void> {
  try {
    const { recoverFromMissingChunks, registerWorker } =
      await import('@/pwa/updates/registerWorker');
    recoverFromMissingChunks(entry);
    await registerWorker(entry);
  } catch (error) {
    // A browser may refuse (private windows, policies): everything but offline use still works.
    console.warn('Offline use is not available:', error);
  }
}

/** All that may wait until a page is shown and idle. */
export async function workInBackground(background: Background): Promise<void> {
  const { entry, queryClient, router, routes, isFirst, isStale } = background;
  countAdminActivity();
  void prepareOfflineUse(entry);
  keepPublished(routes, isStale);
  await start();
  followPublication(router, isFirst);
  (await import('./installedApp')).prepareInstalledApp(queryClient, router);
}
