import { useSyncExternalStore } from 'react';
import { onStorageHealth, storageHealth } from '@/data/mode';

const WARNINGS = {
  whole: undefined,
  late: 'This browser opens its storage slowly: saving waits for it. If this stays, restart the browser.',
  withoutJournal:
    'This browser blocks part of its storage. Applications and messages are kept, but without a second copy: the tab that saves last wins, and the files that you attach are not kept.',
  memoryOnly:
    'This browser blocks its storage. You can look around and fill in forms, but nothing is kept once this tab is closed.',
  outdated:
    'A newer version of this site is open in another tab. Reload this page before you save anything.',
} as const;

const whilePrerendered = () => 'whole' as const;

/** What this browser cannot keep right now, in plain words; undefined where all is well. */
export function useStorageWarning(): string | undefined {
  return WARNINGS[useSyncExternalStore(onStorageHealth, storageHealth, whilePrerendered)];
}
