import { useSyncExternalStore } from 'react';
import { onStorageHealth, storageHealth, type StorageHealth } from '@/data/mode';

/** How well this browser can keep data right now. */
export function useStorageHealth(): StorageHealth {
  return useSyncExternalStore(onStorageHealth, storageHealth);
}
