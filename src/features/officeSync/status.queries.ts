import { queryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { FolderState } from '@/features/officeSync/store/exchange';
import { observable } from '@/lib/observable';
import { setMissingDocumentsSource } from '@/shared/store/missingDocuments';

const folderState = observable<FolderState | undefined>(undefined);

/** State of the shared folder; undefined if this tab does not follow it. */
export function useFolderState(): FolderState | undefined {
  return useSyncExternalStore(folderState.subscribe, folderState.get, folderState.getInitial);
}

/** Whether this counter shares its changes with the others. */
export const isSharingOptions = queryOptions({
  queryKey: ['settings', 'counters', 'isInStep'],
  queryFn: async () => (await import('@/shared/store/office')).sharesChanges(),
  staleTime: 0,
});

/** Exchanges changes with the shared folder until `ended`. Never rejects. */
export async function followCounters(ended: AbortSignal): Promise<void> {
  setMissingDocumentsSource(fetchDocuments);
  try {
    const [{ syncFolder }, { folderKey }] = await Promise.all([
      import('@/features/officeSync/store/folder'),
      import('@/features/officeSync/store/folder'),
    ]);
    const key = await folderKey();
    if (key) await syncFolder({ key, ended, onState: folderState.set });
  } catch (error) {
    // The next page of the administrator retries.
    console.warn('The counters are not brought in step:', error);
  }
}

/** Fetches documents that another counter put into the folder. Never rejects. */
async function fetchDocuments(applicationIds: readonly string[]): Promise<ReadonlySet<string>> {
  try {
    if (!(await (await import('@/shared/store/office')).sharesChanges())) return new Set();
    const { fetchFromFolder } = await import('@/features/officeSync/store/folder');
    return await fetchFromFolder(applicationIds);
  } catch (error) {
    console.warn('Documents of the other counters are not looked for:', error);
    return new Set(applicationIds);
  }
}
