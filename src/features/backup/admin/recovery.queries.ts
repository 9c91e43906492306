import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { RestoreSummary, ChosenRecords } from '@/features/backup/store/restoreRecoverable';
import type {
  Comparable,
  LostValue,
  RestorePoint,
  UnreadableText,
} from '@/features/backup/store/recoverable';
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

/** The records of a recoverable copy, by kind, next to the current ones. */
export function recoverableContentsOptions(item: Comparable) {
  return queryOptions({
    queryKey: ['recoverables', 'inside', item.id, item.kind === 'point' && item.isOffered],
    queryFn: async () => {
      const { contentsOf } = await import('@/features/backup/store/restoreRecoverable');
      return contentsOf(item);
    },
    staleTime: 0,
    gcTime: 0,
  });
}

interface Asked {
  item: Comparable;
  /** Everything by default. */
  chosen?: ChosenRecords | undefined;
}

/** Restores the chosen records atomically, after a snapshot. @throws SaveError */
export const restoreRecoverableOptions = mutationOptions({
  mutationFn: async ({ item, chosen }: Asked) => {
    const { restoreRecoverable } = await import('@/features/backup/store/restoreRecoverable');
    return restoreRecoverable(item, chosen);
  },
  meta: {
    notice: (done: RestoreSummary) => strings.restoredItem(done),
  },
});

/** Uses a text again that another counter's took the place of, or removes it from the list. @throws SaveError */
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

/** Keeps the demo data and dismisses the offers. @throws SaveError */
export const keepDemoOptions = mutationOptions({
  mutationFn: async (points: readonly RestorePoint[]) => {
    const { dismissOffers } = await import('@/features/backup/store/recoverable');
    await dismissOffers(points);
  },
});

/** A corrected text cannot be restored; its reason. */
export class RepairedTextInvalid extends Error {
  override name = 'RepairedTextInvalid';
}

/** Stores a corrected text in place of an unreadable one. @throws RepairedTextInvalid, SaveError */
export const restoreRepairedTextOptions = mutationOptions({
  mutationFn: async ({ item, mended }: { item: UnreadableText; mended: string }) => {
    const { readRecords } = await import('@/features/content/model/incoming');
    const read = readRecords(item.key, mended);
    if ('refusal' in read) throw new RepairedTextInvalid(read.refusal);
    const { restoreRepairedText } = await import('@/features/backup/store/restoreRecoverable');
    await restoreRepairedText(item, read.records);
  },
  meta: {
    notice: () => strings.restored,
  },
});
