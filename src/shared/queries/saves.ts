import { mutationOptions } from '@tanstack/react-query';
import type { Identified } from '@/domain/contentType';
import { NoCryptography } from '@/lib/crypto/bytes';
import { SaveError, type SaveFailure } from '@/store/errors';
import type { Notice } from '@/ui/overlays/toast';
import type { Collection, Singleton } from '@/store/repository';
import { saveStrings } from './strings';

/** An edited value to save. */
export interface Save<Value, Base = Value> {
  value: Value;
  /** The value when editing began; without it any stored value is overwritten. */
  base?: Base | undefined;
  /** Id of the draft to delete; resolves after the draft's last save. */
  draftId?: Promise<string | undefined> | undefined;
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
    meta: { notice: () => notice },
  });
}

/** The reason of a failed save; 'interrupted' for unknown errors. */
export function saveFailure(error: unknown): SaveFailure {
  return error instanceof SaveError ? error.reason : 'interrupted';
}

/** The error message for a failed save. */
export function saveFailureText(error: unknown): string {
  if (error instanceof NoCryptography) return saveStrings.noCryptography;
  return saveStrings.notSaved[saveFailure(error)];
}

/** The stored value that a save conflicts with; `current` is undefined if it was deleted. */
export function conflictOf(error: unknown): { readonly current: unknown } | undefined {
  return error instanceof SaveError && error.reason === 'conflict' ? error : undefined;
}
