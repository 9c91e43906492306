import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { eraseEverything } from '@/data/recovery/erase';
import { leaveErasureNote } from '@/data/recovery/erasureNote';
import { isAnotherTabOpen } from '@/data/journal/tabs';
import { clearReceived } from '@/lib/browser/received';
import { strings } from './adminStrings';
import '../meta';

/** Whether another tab of this site is open, which could write again what it holds. */
export const otherTabOptions = queryOptions({
  queryKey: ['otherTab'],
  queryFn: isAnotherTabOpen,
  staleTime: 0,
});

interface Erasure {
  /** Removes the files kept for offline use; absent where they must stay, for want of a network. */
  removeOfflineFiles: (() => Promise<void>) | undefined;
}

/** What became of the program; the data is gone by then in any case. */
async function forgotten(
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

/** Erases everything of this site in this browser and leaves a note of it for the next page. @throws SaveError */
export const eraseOptions = mutationOptions({
  mutationFn: async ({ removeOfflineFiles }: Erasure) => {
    const { keyCount, documentCount } = await eraseEverything();
    await clearReceived();
    const program = await forgotten(removeOfflineFiles);
    leaveErasureNote([
      strings.erased.keys(keyCount),
      strings.erased.database(documentCount),
      strings.erased[program],
    ]);
  },
});
