import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { eraseSite } from '@/features/backup/store/erase';
import { isAnotherTabOpen } from '@/store/journal/tabs';

/** Whether another tab of this site is open, which could write its data again. */
export const otherTabOptions = queryOptions({
  queryKey: ['otherTab'],
  queryFn: isAnotherTabOpen,
  staleTime: 0,
});

export const eraseOptions = mutationOptions({ mutationFn: eraseSite });
