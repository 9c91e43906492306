import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { CollectionKey } from '@/content/types/contentType';
import { contentTypes } from '@/content/types/contentTypes';
import { CONTENT_KEYS, type ContentKey } from '@/data/keys';
import { isUnreadable, unreadRecords } from '@/data/unread';
import { strings } from './adminStrings';
import '../meta';

export type { ContentKey };

/** How much of a list cannot be read, and is missing on its screens. */
export function unreadOptions(key: CollectionKey) {
  const type = contentTypes.find((each) => each.key === key);
  return queryOptions({
    queryKey: [key, 'unread'],
    queryFn: () => (type ? unreadRecords(type) : 0),
  });
}

/** Content whose stored text cannot be parsed at all, and what the journal has instead. */
export interface Damage {
  readonly key: ContentKey;
  /** Absent where the journal holds nothing either. */
  readonly copy: { readonly recordCount: number; readonly savedAt: Date } | undefined;
}

async function findDamage(key: ContentKey): Promise<Damage | null> {
  if (!isUnreadable(key)) return null;
  const { journalCopy } = await import('@/data/recovery/damage');
  const copy = await journalCopy(key);
  return { key, copy: copy && { ...copy, savedAt: new Date(copy.savedAt) } };
}

/** One query a key, so that each is asked again when its key changes. */
export const damageOptions = CONTENT_KEYS.map((key) =>
  queryOptions({ queryKey: [key, 'damage'], queryFn: () => findDamage(key) }),
);

/** Puts the journal's copy in the place of what cannot be read; to be asked for by the administrator. */
export const restoreCopyOptions = mutationOptions({
  mutationFn: async (key: ContentKey) => {
    const { restoreFromJournal } = await import('@/data/recovery/damage');
    await restoreFromJournal(key);
  },
  meta: {
    notice: () => strings.copyBack,
  },
});
