import { queryOptions } from '@tanstack/react-query';
import { everyApplication } from '@/data/counters/outside';
import { applications } from '@/data/repository';
import '../meta';

/** Every application of this counter, also those that are kept outside the list, and how many these are. */
export const everyApplicationOptions = queryOptions({
  queryKey: [applications.key, 'every'],
  queryFn: async () => {
    const every = await everyApplication();
    return { every, outside: every.length - applications.list().length };
  },
  staleTime: 0,
  structuralSharing: false,
});
