import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  join,
  importExchange,
  openSource,
  exportExchange,
} from '@/features/officeSync/store/joining';
import {
  readCounters,
  setPerson,
  fillEmptyFolder,
  leaveOffice,
  syncNow,
} from '@/features/officeSync/store/folder';
import { requestWriteAccess } from '@/lib/browser/saveBlob';

export const countersOptions = queryOptions({
  // Below the `settings` key, because the state has no key of its own in localStorage.
  queryKey: ['settings', 'counters'],
  queryFn: readCounters,
  staleTime: 0,
});

export const readSourceOptions = mutationOptions({
  mutationFn: openSource,
  gcTime: 0,
});

export const joinOptions = mutationOptions({ mutationFn: join });

export const openExchangeOptions = mutationOptions({
  mutationFn: importExchange,
});

export const saveExchangeOptions = mutationOptions({
  mutationFn: exportExchange,
});

export const leaveOptions = mutationOptions({ mutationFn: leaveOffice });

/** Requests permission for the folder again; needs a click. */
export const allowOptions = mutationOptions({
  mutationFn: async (directory: FileSystemDirectoryHandle) => {
    await requestWriteAccess(directory);
    syncNow();
  },
});

export const fillOptions = mutationOptions({ mutationFn: async () => fillEmptyFolder() });

export const personOptions = mutationOptions({ mutationFn: setPerson });
