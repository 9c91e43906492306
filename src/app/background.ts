import type { QueryClient } from '@tanstack/react-query';
import { ACTIVITY_EVENTS } from '@/config';
import { MAIN_PAGE_KEYS } from '@/content/site/pageKeys';
import { CONTENT_KEYS } from '@/data/keys';
import { onChange, onCommit } from '@/data/local/changes';
import { readText } from '@/data/local/read';
import { start } from '@/data/start';
import { whenIdle } from '@/lib/async/whenIdle';
import { forgetOldReceived, keepReceived } from '@/lib/browser/received';
import { isAdminPath } from '@/lib/browser/sitePath';
import { askForPersistence } from '@/lib/browser/storagePersistence';
import { isInIosBrowser } from '@/pwa/install/display';
import { watchInstallation } from '@/pwa/install/installation';
import { followLaunches } from '@/pwa/install/launches';
import { storagePersistenceOptions } from '@/queries/site/storage';
import { followPublication } from './followPublication';
import type { AppRouter, RouteTree } from './router';

const COUNTERS = new Set(['/counter', '/admin/counter']);

/**
 * The offer to install the site, what an installed one is asked from outside, and that the browser
 * shall keep what is stored. Call it when the demo content is there and the page is idle.
 */
function prepareInstalledApp(queryClient: QueryClient, router: AppRouter): void {
  keepDataOnceThereIsSome(queryClient);
  watchInstallation();
  // The router asks before unsaved edits are left.
  followLaunches((address) => {
    const { pathname } = location;
    const isCounter = /^\/counter(?:[?#]|$)/.test(address);
    // A counter takes files where it is; what it shows stays until they are read.
    if (isCounter && COUNTERS.has(pathname)) {
      if (address.includes('#')) router.history.push(pathname + address.replace(/^[^#]*/, ''));
    } else if (isAdminPath(address) && !isAdminPath(pathname)) location.assign(address);
    else router.history.push(address);
  }, keepReceived);
  forgetOldReceived(Date.now()).catch((error: unknown) => {
    console.warn('What was received could not be forgotten:', error);
  });
  if (!isInIosBrowser()) return;
  void import('@/pwa/install/startupImages').then(({ addStartupImages }) => addStartupImages());
}

/**
 * Asks the browser to keep what is stored, once a page, after the first thing worth keeping: an
 * application, a message, a piece of content. Call it when the demo content is there. Asked before,
 * a browser that passes the question on to the person would do so for nothing.
 */
function keepDataOnceThereIsSome(queryClient: QueryClient): void {
  let isAsked = false;
  onCommit((key) => {
    if (isAsked || !CONTENT_KEYS.some((content) => content === key)) return;
    isAsked = true;
    void askForPersistence().then((answer) =>
      queryClient.setQueryData(storagePersistenceOptions.queryKey, answer),
    );
  });
}

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
    const { noteUserActivity } = await import('@/queries/admin/session');
    if (isListening) return;
    isListening = true;
    for (const type of ACTIVITY_EVENTS)
      addEventListener(type, () => noteUserActivity(), { capture: true, passive: true });
  };
  void listen();
  onChange((key) => {
    if (key === 'adminAuthenticated') void listen();
  });
}

export interface Background {
  /** The file that the page starts with. */
  readonly entry: string;
  readonly queryClient: QueryClient;
  readonly router: AppRouter;
  readonly routes: RouteTree;
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
export async function startBackgroundWork(background: Background): Promise<void> {
  const { entry, queryClient, router, routes, isFirst, isStale } = background;
  countAdminActivity();
  void prepareOfflineUse(entry);
  keepPublished(routes, isStale);
  await start();
  followPublication(router, isFirst);
  prepareInstalledApp(queryClient, router);
}
