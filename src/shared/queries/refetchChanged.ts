import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/** Refetches the queries that a change may affect. */
export function refetchChanged(
  queryClient: QueryClient,
  filters: InvalidateQueryFilters,
): Promise<void> {
  // Cancels a first fetch, which may have read stale data and which invalidation would not restart.
  for (const query of queryClient.getQueryCache().findAll({ ...filters, type: 'active' }))
    void query.cancel({ revert: true, silent: true });
  return queryClient.invalidateQueries(filters);
}
