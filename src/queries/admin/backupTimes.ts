import { queryOptions } from '@tanstack/react-query';
import { SEEDED_FLAG } from '@/data/keys';

/** When the last backup was made, and since when there is anything. */
export const backupTimesOptions = queryOptions({
  queryKey: [SEEDED_FLAG, 'backup'],
  queryFn: async () => {
    const { backupTimes } = await import('@/data/recovery/backupTimes');
    return backupTimes();
  },
  staleTime: 0,
});
