import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { storageUse } from '@/store/storageUse';
import { requestPersistence, storagePersistence } from '@/lib/browser/storagePersistence';

/** Use of localStorage by key. */
export const storageUseOptions = queryOptions({
  queryKey: ['storageUse'],
  queryFn: storageUse,
  staleTime: 0,
});

/** Whether the browser protects this site's data from eviction. */
export const storagePersistenceOptions = queryOptions({
  queryKey: ['storagePersistence'],
  queryFn: storagePersistence,
  // Installing or bookmarking the site may change it without an event.
  staleTime: 0,
});

/** Requests persistence again and updates the query above. */
export const requestPersistenceOptions = mutationOptions({
  mutationFn: requestPersistence,
  onSuccess: (answer, _variables, _result, { client }) =>
    client.setQueryData(storagePersistenceOptions.queryKey, answer),
});
