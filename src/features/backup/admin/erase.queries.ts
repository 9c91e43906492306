import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { eraseEverything } from '@/features/backup/store/erase';
import { leaveErasureNote } from '@/store/erasureNote';
import { isAnotherTabOpen } from '@/store/journal/tabs';
import { clearReceived } from '@/lib/browser/received';
import { strings } from '@/shared/queries/adminStrings';
import '@/shared/queries/meta';

/** Whether another tab of this site is open, which could write its data again. */
export const otherTabOptions = queryOptions({
  queryKey: ['otherTab'],
  queryFn: isAnotherTabOpen,
  staleTime: 0,
});

interface Erasure {
  /** Removes the caches; undefined while offline, where the app could not be loaded again. */
  removeOfflineFiles: (() => Promise<void>) | undefined;
}

/** Result of removing the program files; the data is erased in any case. */
async function eraseResult(
  removeOfflineFiles: Erasure['removeOfflineFiles'],
): Promise<'program' | 'notProgram' | 'programRefused'> {
  if (!removeOfflineFiles) return 'notProgram';
  try {
    await removeOfflineFiles();
    const left = 'caches' in globalThis ? await caches.keys() : [];
    return left.length === 0 ? 'program' : 'programRefused';
  } catch (error) {
    console.warn('The files for offline use could not be removed.', error);
    return 'programRefused';
  }
}

/**
 * Erases all data of this site in this browser and leaves a note for the next page.
 * @throws SaveError
 */
export const eraseOptions = mutationOptions({
  mutationFn: async ({ removeOfflineFiles }: Erasure) => {
    const { keyCount, documentCount } = await eraseEverything();
    await clearReceived();
    const program = await eraseResult(removeOfflineFiles);
    leaveErasureNote([
      strings.erased.keys(keyCount),
      strings.erased.database(documentCount),
      strings.erased[program],
    ]);
  },
});
