import { mutationOptions } from '@tanstack/react-query';
import type { Identified } from '@/content/types/contentType';
import type { Notice } from '@/lib/notice';
import type { Collection, Singleton } from '@/data/repository';
import '../meta';

/** Something edited in a form, on its way to be stored. */
export interface Edit<Value, Base = Value> {
  value: Value;
  /** As it was when editing began; without it whatever is stored is replaced. */
  edited?: Base | undefined;
  /** The draft that the save ends, known when its own last save is done. */
  draftId?: Promise<string | undefined> | undefined;
}

/** What a save ends with itself. */
export async function extrasOf({ draftId }: Pick<Edit<unknown>, 'draftId'>) {
  const discardDraft = await draftId;
  return discardDraft === undefined ? {} : { discardDraft };
}

/** Saves an entry by its id and ends its draft, in one commit. @throws SaveError */
export function saveEntryOptions<Entry extends Identified>(
  collection: Collection<Entry>,
  notice: Notice,
) {
  return mutationOptions({
    mutationFn: async (edit: Edit<Entry>) =>
      collection.save(edit.value, edit.edited, await extrasOf(edit)),
    meta: { notice: () => notice },
  });
}

/** Changes several entries in one commit, without a notice. @throws SaveError */
export function updateEntriesOptions<Entry extends Identified>(collection: Collection<Entry>) {
  return mutationOptions({
    mutationFn: (change: (stored: readonly Entry[]) => readonly Entry[]) =>
      collection.update(change),
  });
}

/** Stores a singleton's value and ends its draft, in one commit. @throws SaveError */
export function saveValueOptions<Value>(singleton: Singleton<Value>, notice: Notice) {
  return mutationOptions({
    mutationFn: async (edit: Edit<Value>) =>
      singleton.set(edit.value, edit.edited, await extrasOf(edit)),
    meta: { notice: () => notice, reachesVisitors: () => true },
  });
}
