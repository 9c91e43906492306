import { mutationOptions } from '@tanstack/react-query';
import type { Identified } from '@/domain/contentType';
import type { Collection } from '@/store/repository';
import type { Notice } from '@/lib/notice';
import { strings } from './adminStrings';
import { saveFailureText } from './saveFailure';

/** A notice with an Undo button. */
export function undoable(notice: Notice, undo: () => Promise<unknown>): Notice {
  const run = async (): Promise<Notice> => {
    try {
      await undo();
      return strings.undo.done;
    } catch (error) {
      return {
        title: strings.undo.failed,
        description: saveFailureText(error),
        variant: 'destructive',
      };
    }
  };
  return { ...notice, action: { label: strings.undo.label, run } };
}

/** `isForGood`: without a snapshot, for full storage. */
export interface Removal {
  id: string;
  isForGood: boolean;
}

/** Removes an entry by its id after a snapshot, with a notice to undo it. @throws SaveError */
export function removeEntryOptions<Entry extends Identified>(
  collection: Collection<Entry>,
  notice: Notice,
) {
  return mutationOptions({
    mutationFn: ({ id, isForGood }: Removal) => collection.remove(id, isForGood),
    meta: { notice: (undo: () => Promise<unknown>) => undoable(notice, undo) },
  });
}
