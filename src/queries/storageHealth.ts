import { useSyncExternalStore } from 'react';
import { onStorageHealth, storageHealth } from '@/data/mode';
import { words } from './words';

const WARNINGS = { whole: undefined, ...words.storage } as const;

const whilePrerendered = () => 'whole' as const;

/** What this browser cannot keep right now, in plain words; undefined where all is well. */
export function useStorageWarning(): string | undefined {
  return WARNINGS[useSyncExternalStore(onStorageHealth, storageHealth, whilePrerendered)];
}
