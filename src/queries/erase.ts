import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { eraseEverything } from '@/data/erase';
import { leaveErasureNote } from '@/data/erasureNote';
import { neighbourSince } from '@/data/life';
import { words } from './adminWords';
import './meta';

/** Whether another tab of this site is open, which could write again what it holds. */
export const otherTabOptions = queryOptions({
  queryKey: ['otherTab'],
  queryFn: async () => (await neighbourSince()) !== undefined,
  staleTime: 0,
});

interface Erasure {
  /** Removes the files kept for offline use; absent where they must stay, for want of a network. */
  forgetProgram: (() => Promise<void>) | undefined;
}

/**
 * Erases everything of this site in this browser and leaves a note of it for the next page.
 * @throws SaveError
 */
export const eraseOptions = mutationOptions({
  mutationKey: ['erase'],
  mutationFn: async ({ forgetProgram }: Erasure) => {
    await forgetProgram?.();
    const { keyCount, documentCount } = await eraseEverything();
    leaveErasureNote([
      words.erased.keys(keyCount),
      words.erased.database(documentCount),
      forgetProgram ? words.erased.program : words.erased.notProgram,
    ]);
  },
});
