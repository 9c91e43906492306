import { mutationOptions } from '@tanstack/react-query';
import type { Identified } from '@/domain/contentType';
import type { Notice } from '@/lib/notice';
import type { Collection, Singleton } from '@/store/repository';

/** An edited value to save. */
export interface Save<Value, Base = Value> {
  value: Value;
  /** The value when editing began; without it any stored value is overwritten. */
  base?: Base | undefined;
  /** The draft to delete, known once its own last save is done. */
  draftId?: Promise<string | undefined> | undefined;
}

/** Saves an entry by its id and deletes its draft, in one commit. @throws SaveError */
export function saveEntryOptions<Entry extends Identified>(
  collection: Collection<Entry>,
  notice: Notice,
) {
  return mutationOptions({
    mutationFn: async (edit: Save<Entry>) =>
      collection.save(edit.value, edit.base, { draftId: await edit.draftId }),
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

/** Saves a singleton and deletes its draft, in one commit. @throws SaveError */
export function saveValueOptions<Value>(singleton: Singleton<Value>, notice: Notice) {
  return mutationOptions({
    mutationFn: async (edit: Save<Value>) =>
      singleton.set(edit.value, edit.base, { draftId: await edit.draftId }),
    meta: { notice: () => notice, reachesVisitors: () => true },
  });
}
