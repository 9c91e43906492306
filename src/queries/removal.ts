import { mutationOptions } from '@tanstack/react-query';
import type { Identified } from '@/content/types/contentType';
import type { Collection } from '@/data/repository';
import type { Notice } from '@/lib/notice';
import { strings } from './admin/adminStrings';
import { saveFailureText } from './saveFailure';
import './meta';

/** A notice that offers to undo what it reports. */
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

/** What is to be removed; for good where there is no room for a snapshot. */
export interface Removal {
  id: string;
  isForGood: boolean;
}

/** Removes an entry by its id, after a snapshot; its notice offers to undo that. @throws SaveError */
export function removeEntryOptions<Entry extends Identified>(
  collection: Collection<Entry>,
  notice: Notice,
) {
  return mutationOptions({
    mutationFn: ({ id, isForGood }: Removal) => collection.remove(id, isForGood),
    meta: { notice: (undo: () => Promise<unknown>) => undoable(notice, undo) },
  });
}
