import { StrictMode, startTransition } from 'react';
import { stalePart } from '@/store/local/pageSources';
import { registerSharing } from '@/store/office/sharing';
import { isFirstVisit, start } from '@/store/start';
import { isAdminPath } from '@/lib/browser/safeUrl';
import { yieldToMain } from '@/lib/async/scheduling';
import { pageHydrated, renderDeferred } from '@/ui/deferred';
import { App } from './App';
import { focusHeadingOnNavigation } from './focusHeading';
import { createQueryClient } from './queryClient';
import type { Background } from './background';
import { createAppRouter, fetchRoutes, type AppRouter, whenIdleOnScreen } from './router';
import type { QueryClient } from '@tanstack/react-query';
import { refetchChanged } from '@/shared/queries/refetchChanged';
import { onChange } from '@/store/local/changeEvents';
import type { StorageKey } from '@/store/keys';

const loadBackground = () => import('./background');

// Through a file that the first load imports anyway: an import of its own costs bytes.
registerSharing(async () => (await loadBackground()).loadOfficeSync());

/** Head elements that the app renders itself. */
const APP_HEAD =
  'title, meta[name=description], meta[name=keywords], meta[name=robots]:not([data-kept])';
/** Head elements that only prerendered pages have, for clients without scripts. */
const STATIC_HEAD =
  'link[rel=canonical], link[hreflang], meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';

function removeAll(elements: Iterable<Element>): void {
  for (const element of elements) element.remove();
}

/** Collects the outdated head elements; returns the function that removes them. */
function collectOldHead(): () => void {
  const written = [...document.head.querySelectorAll(`${APP_HEAD}, ${STATIC_HEAD}`)];
  return () => removeAll(written);
}

/** Removes the page's metadata on the first navigation. */
function removeStaticHeadOnNavigation(router: AppRouter): void {
  const stop = router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    stop();
    removeAll(document.head.querySelectorAll(STATIC_HEAD));
  });
}

/** Keys that loaders and titles read. */
const READ_BY_ROUTES: ReadonlySet<StorageKey> = new Set(['pages', 'blogs', 'settings']);

/** Refreshes queries after commits of any tab, and on each route change. */
function refreshOnChange(queryClient: QueryClient, router: AppRouter): void {
  const known = (key: StorageKey): unknown[] =>
    queryClient.getQueriesData({ queryKey: [key] }).map(([, data]) => data);
  const refresh = async (key: StorageKey): Promise<void> => {
    await pageHydrated();
    const isReadByRoutes = READ_BY_ROUTES.has(key);
    const before = known(key);
    // Loaders use stale cache entries, so inactive queries are refetched too.
    const refetchType = isReadByRoutes ? 'all' : 'active';
    await refetchChanged(queryClient, { queryKey: [key], refetchType });
    // On a first visit the stored content equals the shown one.
    const hasNew = known(key).some((data, index) => data !== before[index]);
    if (isReadByRoutes && hasNew) await router.invalidate();
  };
  onChange((key) => void refresh(key));
  // SPEC section 2: header and footer read settings and menus again on each route change.
  router.subscribe('onResolved', ({ pathChanged }) => {
    // Before the demo is stored there is nothing to read.
    if (pathChanged && !isFirstVisit()) {
      void refresh('settings');
      void refresh('menus');
    }
  });
}

/** The entry file, whose name changes with every version because it contains the names of all others. */
const ENTRY = new URL(import.meta.url).pathname;

async function startBackgroundWork(background: Background): Promise<void> {
  try {
    await (await loadBackground()).startBackgroundWork(background);
  } catch (error) {
    // A save retries the start of storage.
    console.warn('Storage, installing and offline use are not prepared:', error);
  }
}

/**
 * Starts the app in `root`: hydrates a prerendered page that is current, and renders it otherwise.
 * A first visit shows the demo content before it is stored.
 */
export async function launch(root: HTMLElement): Promise<void> {
  const isAdmin = isAdminPath(location.pathname);
  const queryClient = createQueryClient();
  const fetched = fetchRoutes(location.pathname);
  const isFirst = isFirstVisit();
  if (isFirst && isAdmin) await start();
  const routes = await fetched;
  const { dataset } = document.documentElement;
  const { pathname } = location;
  // Another tab may have changed something since the page was painted, or the URL differs.
  const isPage = dataset['path'] !== undefined;
  const isRendered = isPage && dataset['stale'] === undefined && stalePart(dataset) === '';
  const router = createAppRouter(queryClient, routes, { isShown: isRendered });
  // Makes the router hydrate, without the manifest that a server would send.
  if (isRendered) router.ssr = { manifest: undefined };
  // The visitors' parts are not on the administrator's screens.
  else renderDeferred({ loadsKnown: !isAdmin });
  // React DOM and the router's first work are separate tasks, so that the page stays responsive.
  await yieldToMain();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await yieldToMain();
  // Route guards of the administrator's area run during rendering.
  if (!isAdmin) await router.load();
  // Then a file of the first content is missing, and the page stays as it was sent.
  const failed = isFirst && router.state.matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  refreshOnChange(queryClient, router);
  focusHeadingOnNavigation(router);
  removeStaticHeadOnNavigation(router);
  await yieldToMain();
  // The user has navigated back meanwhile, within the same document.
  if (isRendered && location.pathname !== pathname) return location.reload();
  const app = (
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>
  );
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  if (!isRendered) requestAnimationFrame(collectOldHead());
  window.trouble?.hide();
  whenIdleOnScreen(router, () => {
    // The user has navigated back before the router was listening.
    if (router.history.location.href !== router.state.location.publicHref) void router.load();
    renderDeferred();
    void startBackgroundWork({ entry: ENTRY, router, isFirst });
  });
}
