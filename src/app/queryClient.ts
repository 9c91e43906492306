import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isFirstVisit, start } from '@/store/start';
import { toast, type Notice } from '@/ui/overlays/toast';

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
