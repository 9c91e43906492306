import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ContentKey } from '@/domain/registry';
import type { LostValue, UnreadableText } from '@/features/backup/store/recoverable';
import { SEEDED_FLAG } from '@/config';
import { strings } from '../model/strings';
import { loadSharing } from '@/store/office/sharing';

/** Dates of the last backup and of the first data. */
export const backupTimesOptions = queryOptions({
  queryKey: [SEEDED_FLAG, 'backup'],
  queryFn: async () => {
    const { backupTimes } = await import('@/features/backup/store/backupTimes');
    return backupTimes();
  },
  staleTime: 0,
});

/** Open questions for the administrator: unreadable content, data from before the demo. */
export const offersOptions = queryOptions({
  queryKey: ['recoverables', 'offers'],
  queryFn: async () => {
    const { openQuestions } = await import('@/features/backup/store/recoverable');
    return openQuestions();
  },
  staleTime: 0,
});

/** Everything that can be restored. */
export const recoverablesOptions = queryOptions({
  queryKey: ['recoverables', 'all'],
  queryFn: async () => {
    const { recoverables } = await import('@/features/backup/store/recoverable');
    return recoverables();
  },
  staleTime: 0,
  gcTime: 0,
});

/** Replaces an unreadable text with its last copy. @throws SaveError */
export const restoreLastCopyOptions = mutationOptions({
  mutationFn: async (key: ContentKey) => {
    const { restoreLastCopy } = await import('@/features/backup/store/recoverable');
    await restoreLastCopy(key);
  },
  meta: { notice: () => strings.restored },
});

/** Restores a text that another counter's replaced, or takes it off the list. @throws SaveError */
export const settleLostTextOptions = mutationOptions({
  mutationFn: async ({ item: { other }, isBack }: { item: LostValue; isBack: boolean }) => {
    const { settleLostText } = await loadSharing();
    await settleLostText(other, isBack);
    return isBack;
  },
  meta: {
    notice: (isBack: boolean) => (isBack ? strings.restored : strings.dismissed),
  },
});

/** Deletes a text that was set aside, for good. @throws SaveError */
export const deleteUnreadableOptions = mutationOptions({
  mutationFn: async (text: UnreadableText) => {
    const { deleteUnreadable } = await import('@/features/backup/store/recoverable');
    await deleteUnreadable(text);
  },
  meta: { notice: () => strings.deleted },
});

/** Keeps the demo data and dismisses the offers. @throws SaveError */
export const keepDemoOptions = mutationOptions({
  mutationFn: async (snapshots: readonly number[]) => {
    const { dismissOffers } = await import('@/features/backup/store/recoverable');
    await dismissOffers(snapshots);
  },
});
