import { QueryClient, MutationCache, QueryCache } from '@tanstack/react-query';
import {
  createRouter,
  Navigate,
  type ParsedLocation,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import { whenIdle } from '@/lib/tasks';
import { isAdminPath } from '@/lib/browser/safeUrl';
import { BASE } from '@/lib/language';
import type { routeTree } from '@/routes/tree.gen';
import { ErrorScreen } from '@/features/layout/visitor/ErrorScreen';
import { isFirstVisit, start } from '@/store/start';
import { toast, type Notice } from '@/ui/overlays/toast';

export type RouteTree = typeof routeTree;
export type AppRouter = ReturnType<typeof createAppRouter>;

/**
 * Loads the routes for a path: the administrator's area is a separate document with its own routes.
 */
export async function fetchRoutes(path: string): Promise<RouteTree> {
  const tree = isAdminPath(path) ? import('@/routes/tree.gen') : import('@/routes/visitorTree.gen');
  return (await tree).routeTree;
}

/**
 * Runs `task` in idle time; in the administrator's area after the first screen, which needs the
 * network first.
 */
export function whenIdleOnScreen(router: AppRouter, task: () => void): void {
  if (!isAdminPath(location.pathname)) return whenIdle(task);
  const stop = router.subscribe('onRendered', () => {
    stop();
    whenIdle(task);
  });
}

/**
 * Lets the router scroll on navigation, but not on a refresh, nor where the visitor has scrolled
 * before hydration.
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

/** Unknown paths redirect to /404, which has a head and a layout of its own. */
const UnknownAddress = () => <Navigate to="/404" replace />;

interface RouterOptions {
  /** Defaults to the browser's history. */
  readonly history?: RouterHistory;
  /** Whether the first screen is shown already, and may be scrolled. */
  readonly isShown?: boolean;
}

export function createAppRouter(
  queryClient: QueryClient,
  routes: RouteTree,
  { history, isShown = false }: RouterOptions = {},
) {
  return createRouter({
    routeTree: routes,
    context: { queryClient },
    // Not parsed as JSON, which would lose digits of a long number.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    ...(BASE !== '' && { basepath: BASE }),
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

/** Creates the query cache. All data is local: never paused offline, fresh until a change event. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (_error, query) => {
        if (query.meta?.failureNotice !== undefined) toast(query.meta.failureNotice);
      },
    }),
    mutationCache: new MutationCache({
      // The demo content is stored before anything else is.
      onMutate: () => (isFirstVisit() ? start() : undefined),
      onSuccess: (data, _variables, _context, mutation) => {
        const notice = mutation.meta?.notice?.(data);
        if (notice !== undefined) toast(notice);
      },
      onError: (error, _variables, _context, mutation) => {
        const notice = mutation.meta?.failureNotice?.(error);
        if (notice !== undefined) toast(notice);
      },
    }),
    defaultOptions: {
      queries: { networkMode: 'always', staleTime: Infinity, retry: false },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Notices that queries and mutations request; only the app shows them. */
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { failureNotice?: Notice };
    // Method syntax, so that a mutation may type its own data.
    mutationMeta: {
      notice?(data: unknown): Notice | undefined;
      failureNotice?(error: Error): Notice | undefined;
    };
  }
}
