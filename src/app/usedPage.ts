import type { QueryClient } from '@tanstack/react-query';
import { ACTIVITY_EVENTS } from '@/config';
import { MAIN_PAGE_KEYS } from '@/app/prerender/pageKeys';
import { storagePersistenceOptions } from '@/features/backup/queries';
import { whenIdle } from '@/lib/async/scheduling';
import { deleteOldReceived } from '@/lib/browser/received';
import { requestPersistence } from '@/lib/browser/storagePersistence';
import { CONTENT_KEYS, type StorageKey } from '@/store/keys';
import { onChange, onCommit } from '@/store/local/changeEvents';
import { readText } from '@/store/local/read';
import { start } from '@/store/start';
import type { RouteTree } from './router';

/**
 * Requests persistent storage once per page, after the first commit of content: earlier, a browser
 * might ask the user in vain. Call it after the demo content is stored, which is no reason to ask.
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

/** What the work needs to know of the page. */
export interface UsedPage {
  readonly queryClient: QueryClient;
  readonly routes: RouteTree;
  /** Whether this page was outdated when it loaded. */
  readonly isStale: boolean;
  /** What was saved since then. */
  readonly committed: ReadonlySet<StorageKey>;
}

/** Debounces several commits in a row. */
const DELAY_MS = 500;

/**
 * Renders the cached pages again after each relevant commit of any tab, so that the next visit,
 * also offline, shows current content.
 */
function renderPagesOnCommit(
  routes: RouteTree,
  { isStale, committed }: Pick<UsedPage, 'isStale' | 'committed'>,
): void {
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
  const isShown = (key: StorageKey) => MAIN_PAGE_KEYS.some((shown) => shown === key);
  onCommit((key) => {
    if (isShown(key)) renderSoon();
  });
  if (isStale || [...committed].some(isShown)) renderSoon();
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

/** Work that begins when somebody uses the page: storage, and what follows each commit. */
export async function startUsedPage({ queryClient, routes, ...page }: UsedPage): Promise<void> {
  countAdminActivity();
  renderPagesOnCommit(routes, page);
  await start();
  persistAfterFirstCommit(queryClient);
  deleteOldReceived(Date.now()).catch((error: unknown) => {
    console.warn('What was received could not be forgotten:', error);
  });
}
