import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from '@/routes/tree.gen';
import { ErrorScreen } from '@/site/ErrorScreen';
import { NotFoundScreen } from '@/site/NotFoundScreen';

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  });
}

/**
 * Fetches the code of the screen that the address asks for; its data is not read yet. What has a
 * guard is left to it.
 */
export async function fetchScreen(router: ReturnType<typeof createAppRouter>): Promise<void> {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  if (matchedRoutes.some(({ options }) => options.beforeLoad !== undefined)) return;
  // What fails here is asked for again by the router, which shows why.
  await Promise.allSettled(matchedRoutes.map(async (route) => router.loadRouteChunk(route)));
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
