import { useSyncExternalStore } from 'react';
import { onStorageHealth, storageHealth } from '@/store/storageHealth';
import { strings } from './strings';

const WARNINGS = { whole: undefined, ...strings.storage } as const;

const whilePrerendered = () => 'whole' as const;

/** Whether saved data is lost with this page. */
export function useIsMemoryOnly(): boolean {
  return useSyncExternalStore(onStorageHealth, storageHealth, whilePrerendered) === 'memoryOnly';
}

/** What this browser cannot store; undefined without problems. */
export function useStorageWarning(): string | undefined {
  return WARNINGS[useSyncExternalStore(onStorageHealth, storageHealth, whilePrerendered)];
}
