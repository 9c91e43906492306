import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { refetchChanged } from '@/shared/queries/siteContent';
import { STORAGE_KEYS, type StorageKey } from '@/store/keys';
import { onChange } from '@/store/local/changeEvents';
import { changedSinceRead } from '@/store/local/read';
import { isFirstVisit } from '@/store/start';
import { pageHydrated, lazyOptional } from '@/ui/deferred';
import { type AppRouter, whenIdleOnScreen } from './router';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToast } from '@/ui/overlays/toast';

/** Head elements that only prerendered pages have, for clients without scripts. */
export const STATIC_HEAD =
  'link[rel=canonical], link[hreflang], meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';

/** Keys that loaders and titles read. */
const READ_BY_ROUTES: ReadonlySet<StorageKey> = new Set(['pages', 'blogs', 'settings']);

/** Refreshes queries after commits of any tab, and on each route change. */
function refreshOnChange(queryClient: QueryClient, router: AppRouter): () => void {
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
  // Catches up with changes made during the first render.
  for (const key of STORAGE_KEYS) if (changedSinceRead(key)) void refresh(key);
  const stop = onChange((key) => void refresh(key));
  // SPEC section 2: header and footer read settings and menus again on each route change.
  const stopRoutes = router.subscribe('onResolved', ({ pathChanged }) => {
    // Before the demo is stored there is nothing to read.
    if (pathChanged && !isFirstVisit()) {
      void refresh('settings');
      void refresh('menus');
    }
  });
  return () => {
    stop();
    stopRoutes();
  };
}

/** Removes the page's metadata on a navigation. */
function removeStaticHeadOnNavigation(router: AppRouter): () => void {
  return router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    for (const element of document.head.querySelectorAll(STATIC_HEAD)) element.remove();
  });
}

/**
 * Moves focus to the new screen's heading after a navigation, so that screen readers announce it;
 * to the main part if there is no heading.
 */
export function focusHeadingOnNavigation(router: Pick<AppRouter, 'subscribe'>): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    const place = document.querySelector('main h1') ?? document.querySelector('#main');
    if (!(place instanceof HTMLElement)) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
}

const Toaster = lazyOptional(async () => (await import('@/ui/overlays/Toaster')).Toaster);
const StatusBar = lazyOptional(async () => (await import('@/pwa/StatusBar')).StatusBar);

/** The status bar, loaded in idle time, and the notices, loaded when the first one is due. */
function Extras({ router }: { router: AppRouter }) {
  const [hasNotices, setHasNotices] = useState(false);
  const [isIdle, setIsIdle] = useState(false);
  // A route guard may have shown a notice before this component mounted.
  const notice = useSyncExternalStore(subscribeToToast, currentToast, () => undefined);
  if (notice !== undefined && !hasNotices) setHasNotices(true);
  useEffect(() => {
    whenIdleOnScreen(router, () => setIsIdle(true));
  }, [router]);
  return (
    <>
      {hasNotices && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
      {isIdle && (
        <Suspense>
          <StatusBar />
        </Suspense>
      )}
    </>
  );
}

interface AppProps {
  queryClient: QueryClient;
  router: AppRouter;
}

export function App({ queryClient, router }: AppProps) {
  useEffect(() => refreshOnChange(queryClient, router), [queryClient, router]);
  useEffect(() => removeStaticHeadOnNavigation(router), [router]);
  useEffect(() => focusHeadingOnNavigation(router), [router]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Extras router={router} />
    </QueryClientProvider>
  );
}
