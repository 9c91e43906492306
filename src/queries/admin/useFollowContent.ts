import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { onChange } from '@/data/local/changes';

/** Has a query of everything that is stored asked again whenever any of it changes, here or in another tab. */
export function useFollowContent(queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  const askAgain = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey }));
  useEffect(() => onChange(() => askAgain()), []);
}
