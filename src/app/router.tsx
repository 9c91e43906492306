import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { isAdminPath } from '@/lib/sitePath';
import type { routeTree } from '@/routes/tree.gen';
import { ErrorScreen } from '@/site/ErrorScreen';
import { NotFoundScreen } from '@/site/NotFoundScreen';

type RouteTree = typeof routeTree;
export type AppRouter = ReturnType<typeof createAppRouter>;

/**
 * The routes of the document at a path. The administrator's area is a document of its own: its
 * routes are fetched there alone.
 */
export async function fetchRoutes(path: string): Promise<RouteTree> {
  const tree = isAdminPath(path) ? import('@/routes/tree.gen') : import('@/routes/visitorTree.gen');
  return (await tree).routeTree;
}

/** @param history the browser's own where none is given */
export function createAppRouter(
  queryClient: QueryClient,
  routes: RouteTree,
  history?: RouterHistory,
) {
  return createRouter({
    routeTree: routes,
    context: { queryClient },
    ...(history && { history }),
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: history === undefined,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
