import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { storageUse } from '@/store/storageUse';
import { readApplications } from '@/features/applications/queries';
import {
  freeBytes,
  requestPersistence,
  storagePersistence,
} from '@/lib/browser/storagePersistence';
import { applications } from '@/store/repository';

/** Use of localStorage by key. */
export const storageUseOptions = queryOptions({
  queryKey: ['storageUse'],
  queryFn: storageUse,
  staleTime: 0,
});

/** How many applications are in the database for want of room, and the bytes left for it. */
export const databaseRoomOptions = queryOptions({
  queryKey: [...storageUseOptions.queryKey, 'database'],
  queryFn: async () => ({
    olderCount: (await readApplications()).length - applications.list().length,
    free: await freeBytes(),
  }),
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
