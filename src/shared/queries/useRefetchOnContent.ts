import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { onChange } from '@/store/local/changeEvents';

/** Refetches a query of the whole content on any change, also in other tabs. */
export function useRefetchOnContent(queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  const refetch = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey }));
  useEffect(() => onChange(() => refetch()), []);
}
