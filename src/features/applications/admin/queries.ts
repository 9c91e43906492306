import { queryOptions } from '@tanstack/react-query';
import { applications } from '@/store/repository';
import '@/shared/queries/meta';

/** Every application of this counter, also those that are kept outside the list, and how many these are. */
export const everyApplicationOptions = queryOptions({
  queryKey: [applications.key, 'every'],
  queryFn: async () => {
    // The list does not wait for the database.
    const { everyApplication } = await import('@/store/overflow');
    const every = await everyApplication();
    return { every, outside: every.length - applications.list().length };
  },
  staleTime: 0,
  structuralSharing: false,
});
