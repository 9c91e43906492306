import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { eraseEverything } from '@/data/erase';
import { leaveErasureNote } from '@/data/erasureNote';
import { neighbourSince } from '@/data/life';
import './meta';

/** Whether another tab of this site is open, which could write again what it holds. */
export const otherTabOptions = queryOptions({
  queryKey: ['otherTab'],
  queryFn: async () => (await neighbourSince()) !== undefined,
  staleTime: 0,
});

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString()} ${count === 1 ? one : many}`;

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
      `${counted(keyCount, 'key', 'keys')} of local storage: content, applications, messages and the session.`,
      `The database: ${counted(documentCount, 'document', 'documents')}, drafts, restore points, what was set aside, and the changed login.`,
      forgetProgram
        ? 'The files kept for offline use, and the service worker.'
        : 'Not the files of the site itself: there is no network to load them again.',
    ]);
  },
});
