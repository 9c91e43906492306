import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { FolderState } from '@/features/officeSync/store/exchange';
import type { FolderOrFile, JoinRequest } from '@/features/officeSync/store/joining';
import { requestWriteAccess } from '@/lib/browser/saveBlob';
import { observable } from '@/lib/observable';
import { setMissingDocumentsSource } from '@/shared/store/missingDocuments';

const folder = () => import('@/features/officeSync/store/folder');
const joining = () => import('@/features/officeSync/store/joining');

export const countersOptions = queryOptions({
  // Below the `settings` key, because the state has no key of its own in localStorage.
  queryKey: ['settings', 'counters'],
  queryFn: async () => (await folder()).readCounters(),
  staleTime: 0,
});

export const readSourceOptions = mutationOptions({
  mutationFn: async (source: FolderOrFile | undefined) => (await joining()).openSource(source),
  gcTime: 0,
});

export const joinOptions = mutationOptions({
  mutationFn: async (asked: JoinRequest) => (await joining()).join(asked),
});

export const openExchangeOptions = mutationOptions({
  mutationFn: async (file: File) => (await joining()).importExchange(file),
});

export const saveExchangeOptions = mutationOptions({
  mutationFn: async () => (await joining()).exportExchange(),
});

export const leaveOptions = mutationOptions({
  mutationFn: async () => (await folder()).leaveOffice(),
});

/** Requests permission for the folder again; needs a click. */
export const allowOptions = mutationOptions({
  mutationFn: async (directory: FileSystemDirectoryHandle) => {
    await requestWriteAccess(directory);
    (await folder()).syncNow();
  },
});

export const fillOptions = mutationOptions({
  mutationFn: async () => (await folder()).fillEmptyFolder(),
});

export const personOptions = mutationOptions({
  mutationFn: async (person: string) => (await folder()).setPerson(person),
});

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
    const { folderKey, syncFolder } = await folder();
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
    return await (await folder()).fetchFromFolder(applicationIds);
  } catch (error) {
    console.warn('Documents of the other counters are not looked for:', error);
    return new Set(applicationIds);
  }
}
