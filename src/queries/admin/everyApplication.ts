import { queryOptions } from '@tanstack/react-query';
import { applications } from '@/data/repository';
import '../meta';

/** Every application of this counter, also those that are kept outside the list, and how many these are. */
export const everyApplicationOptions = queryOptions({
  queryKey: [applications.key, 'every'],
  queryFn: async () => {
    // The list does not wait for the database.
    const { everyApplication } = await import('@/data/counters/outside');
    const every = await everyApplication();
    return { every, outside: every.length - applications.list().length };
  },
  staleTime: 0,
  structuralSharing: false,
});
