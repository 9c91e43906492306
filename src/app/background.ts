import type { QueryClient } from '@tanstack/react-query';
import { ACTIVITY_EVENTS } from '@/config';
import { MAIN_PAGE_KEYS } from '@/app/prerender/pageKeys';
import { CONTENT_KEYS } from '@/store/keys';
import { onChange, onCommit } from '@/store/local/changeEvents';
import { readText } from '@/store/local/read';
import { settings } from '@/store/repository';
import { start } from '@/store/start';
import { whenIdle } from '@/lib/async/scheduling';
import { deleteOldReceived, storeReceived } from '@/lib/browser/received';
import { isAdminPath } from '@/lib/browser/safeUrl';
import { withoutLanguage, siteAddress } from '@/lib/browser/siteAddress';
import { requestPersistence } from '@/lib/browser/storagePersistence';
import { isInIosBrowser } from '@/pwa/install/display';
import { watchInstallation } from '@/pwa/install/installation';
import { followLaunches } from '@/pwa/install/launches';
import { storagePersistenceOptions } from '@/features/backup/queries';
import { showFavicon } from '@/ui/favicon';
import { followPublication } from './followPublication';
import type { AppRouter, RouteTree } from './router';

const COUNTERS = new Set(['/counter', '/admin/counter']);

/**
 * Prepares installation, launches of the installed app and persistent storage. Call it in idle
 * time, after the demo content is stored.
 */
function prepareInstalledApp(queryClient: QueryClient, router: AppRouter): void {
  persistAfterFirstCommit(queryClient);
  watchInstallation();
  // The router asks before unsaved edits are lost.
  followLaunches((path) => {
    const { pathname } = location;
    const address = siteAddress(path);
    const isCounter = /^\/counter(?:[?#]|$)/.test(path);
    // An open counter reads files in place, without navigation.
    if (isCounter && COUNTERS.has(withoutLanguage(pathname))) {
      if (path.includes('#')) router.history.push(pathname + path.replace(/^[^#]*/, ''));
    } else if (isAdminPath(path) && !isAdminPath(pathname)) location.assign(address);
    else router.history.push(address);
  }, storeReceived);
  deleteOldReceived(Date.now()).catch((error: unknown) => {
    console.warn('What was received could not be forgotten:', error);
  });
  if (!isInIosBrowser()) return;
  void import('@/pwa/install/startupImages').then(({ addStartupImages }) => addStartupImages());
}

/**
 * Requests persistent storage once per page, after the first commit of content: earlier, a browser
 * might ask the user in vain.
 */
function persistAfterFirstCommit(queryClient: QueryClient): void {
  let isAsked = false;
  onCommit((key) => {
    if (isAsked || !CONTENT_KEYS.some((content) => content === key)) return;
    isAsked = true;
    void requestPersistence().then((answer) =>
      queryClient.setQueryData(storagePersistenceOptions.queryKey, answer),
    );
  });
}

/** The second click of a double click is not meant for what has come to the place of the first's button. */
function ignoreLateClicks(): void {
  let pressed: Element | null = null;
  addEventListener(
    'click',
    (event) => {
      if (event.detail < 2)
        pressed = event.target instanceof Element ? event.target.closest('a, button') : null;
      else if (event.target instanceof Node && pressed?.contains(event.target) === false) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    { capture: true },
  );
}

/** Debounces several commits in a row. */
const DELAY_MS = 500;

/**
 * Renders the cached pages again after each relevant commit of any tab, so that the next visit,
 * also offline, shows current content.
 * @param isStale whether this page was outdated when it loaded
 */
function renderPagesOnCommit(routes: RouteTree, isStale: boolean): void {
  if (!('caches' in globalThis)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let run = new AbortController();
  const render = async () => {
    try {
      // Without a service worker's cache there is nothing to update.
      if ((await caches.keys()).length === 0) return;
      const { renderCachedPages } = await import('./prerender/cachedPages');
      await renderCachedPages(routes, run.signal);
    } catch (error) {
      // Stale pages are marked as such, and the app shows what is stored.
      console.warn('The pages could not be rendered again.', error);
    }
  };
  const renderSoon = () => {
    // The running render is outdated.
    run.abort();
    run = new AbortController();
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(() => void render()), DELAY_MS);
  };
  onCommit((key) => {
    if (MAIN_PAGE_KEYS.some((shown) => shown === key)) renderSoon();
  });
  if (isStale) renderSoon();
}

/** Keeps the favicon in step with the settings. */
function followFavicon(): void {
  const show = () => showFavicon(settings.get().faviconUrl);
  show();
  onChange((key) => {
    if (key === 'settings') show();
  });
}

/** Counts activity on the public pages for a signed-in administrator. Loads nothing for anyone else. */
function countAdminActivity(): void {
  let isListening = false;
  const listen = async () => {
    if (readText('adminAuthenticated') === null) return;
    const { noteUserActivity } = await import('@/features/session/queries');
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
  /** The entry file of the page. */
  readonly entry: string;
  readonly queryClient: QueryClient;
  readonly router: AppRouter;
  readonly routes: RouteTree;
  readonly isFirst: boolean;
  /** Whether this page was outdated when it loaded. */
  readonly isStale: boolean;
}

/** For the first commit of a counter that shares its changes. */
export const loadOfficeSync = async () =>
  (await import('@/features/officeSync/store/sharing')).sharing;

async function prepareOfflineUse(entry: string): Promise<void> {
  try {
    const { recoverFromMissingChunks, registerWorker } =
      await import('@/pwa/updates/registerWorker');
    recoverFromMissingChunks(entry);
    await registerWorker(entry);
  } catch (error) {
    // Browsers may refuse (private windows, policies): everything but offline use still works.
    console.warn('Offline use is not available:', error);
  }
}

/** Work that can wait until the page is shown and idle. */
export async function startBackgroundWork(background: Background): Promise<void> {
  const { entry, queryClient, router, routes, isFirst, isStale } = background;
  ignoreLateClicks();
  countAdminActivity();
  followFavicon();
  void prepareOfflineUse(entry);
  renderPagesOnCommit(routes, isStale);
  await start();
  followPublication(router, isFirst);
  prepareInstalledApp(queryClient, router);
}
