import { useSyncExternalStore } from 'react';
import { onStorageHealth, storageHealth } from '@/store/storageHealth';
import { saveStrings } from './strings';

const whilePrerendered = () => 'whole' as const;

const useStorageHealth = () =>
  useSyncExternalStore(onStorageHealth, storageHealth, whilePrerendered);

/** Whether saved data is lost when this page is closed. */
export function useIsMemoryOnly(): boolean {
  return useStorageHealth() === 'memoryOnly';
}

/** Whether this browser stores everything. */
export function useIsStorageWhole(): boolean {
  return useStorageHealth() === 'whole';
}

/** What this browser cannot store; undefined without problems. */
export function useStorageWarning(): string | undefined {
  const health = useStorageHealth();
  return health === 'whole' ? undefined : saveStrings.storage[health];
}
