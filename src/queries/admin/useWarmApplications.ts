import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/async/whenIdle';
import { applicationsOptions } from '../content/tracking';

/** Reads and checks the applications, thousands perhaps, before anyone asks for them. */
export function useWarmApplications(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let isHere = true;
    whenIdle(() => {
      if (isHere) void queryClient.prefetchQuery(applicationsOptions);
    });
    return () => {
      isHere = false;
    };
  }, [queryClient]);
}
