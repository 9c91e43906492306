import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/** Loads again what a change may have changed. */
export function refetchChanged(
  queryClient: QueryClient,
  filters: InvalidateQueryFilters,
): Promise<void> {
  // A first load may have read before the change, and the cache would let it run on.
  for (const query of queryClient.getQueryCache().findAll({ ...filters, type: 'active' }))
    void query.cancel({ revert: true, silent: true });
  return queryClient.invalidateQueries(filters);
}
