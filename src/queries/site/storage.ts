import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type StorageUse, storageUse } from '@/data/storageUse';
import {
  requestPersistence,
  storagePersistence,
  type StoragePersistence,
} from '@/lib/browser/storagePersistence';
import { strings } from '../admin/adminStrings';

export type { StorageUse };

/** How full localStorage is, key by key. */
export const storageUseOptions = queryOptions({
  queryKey: ['storageUse'],
  queryFn: storageUse,
  staleTime: 0,
});

/** What the browser has promised about the data of this site. */
export const storagePersistenceOptions = queryOptions({
  queryKey: ['storagePersistence'],
  queryFn: storagePersistence,
  // Installing the site, or a bookmark, may change it without any sign.
  staleTime: 0,
});

/** Asks the browser again; the answer goes into the query above. */
export const requestPersistenceOptions = mutationOptions({
  mutationFn: requestPersistence,
  onSuccess: (answer, _variables, _result, { client }) =>
    client.setQueryData(storagePersistenceOptions.queryKey, answer),
});

/** What the promise means, in a sentence for the administrator. */
export const PERSISTENCE_TEXT: Readonly<Record<StoragePersistence, string>> = strings.persistence;
