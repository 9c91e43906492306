import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onChange } from '@/data/changes';

/** Has a query of everything that is stored asked again whenever any of it changes, here or in another tab. */
export function useFollowContent(queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  const name = JSON.stringify(queryKey);
  useEffect(
    () => onChange(() => void queryClient.invalidateQueries({ queryKey: JSON.parse(name) })),
    [queryClient, name],
  );
}
