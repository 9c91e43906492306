import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { CONTENT_KEYS, type ContentKey } from '@/data/keys';
import { isUnreadable } from '@/data/read';
import { words } from './adminWords';
import './meta';

export type { ContentKey };

/** Content whose stored text cannot be parsed at all, and what the journal has instead. */
export interface Damage {
  readonly key: ContentKey;
  /** Absent where the journal holds nothing either. */
  readonly copy: { readonly recordCount: number; readonly savedAt: Date } | undefined;
}

async function findDamage(key: ContentKey): Promise<Damage | null> {
  if (!isUnreadable(key)) return null;
  const { journalCopy } = await import('@/data/damage');
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
    const { restoreFromJournal } = await import('@/data/damage');
    await restoreFromJournal(key);
  },
  meta: {
    notice: () => words.copyBack,
  },
});
