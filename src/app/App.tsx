import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyOptional } from '@/ui/deferred';
import { currentToast, subscribeToToast } from '@/ui/overlays/toast';
import { focusHeadingOnNavigation, refreshOnChange, removeStaticHeadOnNavigation } from './follow';
import { type AppRouter, whenIdleOnScreen } from './router';

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
