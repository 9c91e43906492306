import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type CollectionKey, contentTypes } from '@/content/types/registry';
import type {
  RestoreSummary,
  ChangedRecord,
  Selection,
  RecoverableContents,
} from '@/data/recovery/bringBack';
import type {
  Comparable,
  LastCopy,
  LostValue,
  Recoverable,
  RestorePoint,
  UnreadableText,
} from '@/data/recovery/recoverable';
import { SEEDED_FLAG } from '@/data/keys';
import { collectionOf } from '@/data/repository';
import { strings } from './adminStrings';
import '../meta';

export type { ChangedRecord, Selection, Comparable, RecoverableContents, LastCopy };
export type { LostValue, Recoverable, RestorePoint, UnreadableText };
export type { ContentKey } from '@/data/keys';

/** How much of a list cannot be read, and is missing on its screens. */
export function unreadOptions(key: CollectionKey) {
  const type = contentTypes.find((each) => each.key === key);
  return queryOptions({
    queryKey: [key, 'unread'],
    queryFn: () => (type ? collectionOf(type).unreadable() : 0),
  });
}

/** When the last backup was made, and since when there is anything. */
export const backupTimesOptions = queryOptions({
  queryKey: [SEEDED_FLAG, 'backup'],
  queryFn: async () => {
    const { backupTimes } = await import('@/data/recovery/backupTimes');
    return backupTimes();
  },
  staleTime: 0,
});

/** What the administrator is asked about: content that cannot be read, data from before the demo. */
export const offersOptions = queryOptions({
  queryKey: ['recoverables', 'offers'],
  queryFn: async () => {
    const { offers } = await import('@/data/recovery/recoverable');
    return offers();
  },
  staleTime: 0,
});

/** All that can be brought back. */
export const recoverablesOptions = queryOptions({
  queryKey: ['recoverables', 'all'],
  queryFn: async () => {
    const { recoverables } = await import('@/data/recovery/recoverable');
    return recoverables();
  },
  staleTime: 0,
  gcTime: 0,
});

/** The records in one of the list, by kind, beside those that are here now. */
export function recoverableContentsOptions(item: Comparable) {
  return queryOptions({
    queryKey: ['recoverables', 'inside', item.id, item.kind === 'point' && item.isOffered],
    queryFn: async () => {
      const { contentsOf } = await import('@/data/recovery/bringBack');
      return contentsOf(item);
    },
    staleTime: 0,
    gcTime: 0,
  });
}

interface Asked {
  item: Comparable;
  /** Everything, where nothing else is said. */
  chosen?: Selection | undefined;
}

/** Brings back what is chosen, all or nothing; a snapshot of now is kept. @throws SaveError */
export const bringBackOptions = mutationOptions({
  mutationFn: async ({ item, chosen }: Asked) => {
    const { bringBack } = await import('@/data/recovery/bringBack');
    return bringBack(item, chosen);
  },
  meta: {
    notice: (done: RestoreSummary) => strings.broughtBack(done),
  },
});

/** Has one of two values stand at all counters: the one that lost, or the one that stands. @throws SaveError */
export const settleOptions = mutationOptions({
  mutationFn: async ({ item: { other }, isBack }: { item: LostValue; isBack: boolean }) => {
    const { settle } = await import('@/data/counters/otherValues');
    await settle(other, isBack ? other.value : other.standing);
    return isBack;
  },
  meta: {
    notice: (isBack: boolean) => (isBack ? strings.putBack : strings.dismissed),
  },
});

/** The demo stays; the offers are not made again. @throws SaveError */
export const keepDemoOptions = mutationOptions({
  mutationFn: async (points: readonly RestorePoint[]) => {
    const { dismissOffers } = await import('@/data/recovery/recoverable');
    await dismissOffers(points);
  },
});

/** A mended text cannot be put back, and why. */
export class MendedTextInvalid extends Error {
  override name = 'MendedTextInvalid';
}

/** Stores a text that was set aside, as it was mended by hand, once it can be read. @throws MendedTextInvalid, SaveError */
export const restoreMendedTextOptions = mutationOptions({
  mutationFn: async ({ item, mended }: { item: UnreadableText; mended: string }) => {
    const { readRecords } = await import('@/content/backup/incoming');
    const read = readRecords(item.key, mended);
    if ('refusal' in read) throw new MendedTextInvalid(read.refusal);
    const { restoreMendedText } = await import('@/data/recovery/bringBack');
    await restoreMendedText(item, read.records);
  },
  meta: {
    notice: () => strings.putBack,
  },
});
