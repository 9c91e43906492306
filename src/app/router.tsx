import type { QueryClient } from '@tanstack/react-query';
import {
  createRouter,
  type ParsedLocation,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import { isAdminPath } from '@/lib/browser/sitePath';
import type { routeTree } from '@/routes/tree.gen';
import { ErrorScreen } from '@/site/ErrorScreen';
import { UnknownAddress } from '@/site/NotFoundScreen';

export type RouteTree = typeof routeTree;
export type AppRouter = ReturnType<typeof createAppRouter>;

/**
 * The routes of the document at a path. The administrator's area is a document of its own: its
 * routes are fetched there alone.
 */
export async function fetchRoutes(path: string): Promise<RouteTree> {
  const tree = isAdminPath(path) ? import('@/routes/tree.gen') : import('@/routes/visitorTree.gen');
  return (await tree).routeTree;
}

/**
 * Whether the router may scroll: on arrival at another screen, not where one is drawn again with
 * newer content, nor where its visitor was before the app.
 */
function scrollOnArrival(isShown: boolean) {
  let isFirst = isShown;
  let shown: string | undefined;
  return ({ location: { state } }: { location: ParsedLocation }): boolean => {
    const isArrival = !isFirst && (shown === undefined || state.key !== shown);
    isFirst = false;
    shown = state.key;
    return isArrival;
  };
}

interface RouterCircumstances {
  /** The browser's own where none is given. */
  readonly history?: RouterHistory;
  /** Whether the first screen is on show already, and its visitor may have scrolled. */
  readonly isShown?: boolean;
}

export function createAppRouter(
  queryClient: QueryClient,
  routes: RouteTree,
  { history, isShown = false }: RouterCircumstances = {},
) {
  return createRouter({
    routeTree: routes,
    context: { queryClient },
    // Texts stay texts: read as JSON, a long number would lose digits.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    ...(history && { history }),
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: history === undefined && scrollOnArrival(isShown),
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: UnknownAddress,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
