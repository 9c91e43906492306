import type { QueryClient } from '@tanstack/react-query';
import { start } from '@/data/start';
import { followPublication } from './followPublication';
import type { AppRouter, RouteTree } from './router';
import { ACTIVITY_EVENTS } from '@/config';
import { onChange, onCommit } from '@/data/local/changes';
import { readText } from '@/data/local/read';
import { MAIN_PAGE_KEYS } from '@/content/site/pageKeys';
import { whenIdle } from '@/lib/async/whenIdle';

/** Several commits in a row are published once. */
const DELAY_MS = 500;

/**
 * Renders the visitors' pages again after each commit of what they show, in this tab or another,
 * so that the next visit, offline too, is painted as the site is now.
 * @param isStale whether this page itself was found to show something old
 */
function keepPublished(routes: RouteTree, isStale: boolean): void {
  if (!('caches' in globalThis)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let run = new AbortController();
  const publish = async () => {
    try {
      // Where no worker keeps the site there is nothing to publish in.
      if ((await caches.keys()).length === 0) return;
      const { publishPages } = await import('./publishPages');
      await publishPages(routes, run.signal);
    } catch (error) {
      // The pages are marked as stale, and the app shows what is stored.
      console.warn('The pages could not be published again.', error);
    }
  };
  const publishSoon = () => {
    // What is being rendered is outdated already.
    run.abort();
    run = new AbortController();
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(() => void publish()), DELAY_MS);
  };
  onCommit((key) => {
    if (MAIN_PAGE_KEYS.some((shown) => shown === key)) publishSoon();
  });
  if (isStale) publishSoon();
}

/**
 * While the administrator is signed in, what they do on the public pages counts as activity too.
 * Nothing is loaded for anyone else.
 */
function countAdminActivity(): void {
  let isListening = false;
  const listen = async () => {
    if (readText('adminAuthenticated') === null) return;
    const { heedActivity } = await import('@/queries/admin/session');
    if (isListening) return;
    isListening = true;
    for (const type of ACTIVITY_EVENTS)
      addEventListener(type, () => heedActivity(), { capture: true, passive: true });
  };
  void listen();
  onChange((key) => {
    if (key === 'adminAuthenticated') void listen();
  });
}

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
