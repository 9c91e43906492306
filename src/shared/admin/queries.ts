import {
  mutationOptions,
  useMutation,
  type UseMutationOptions,
  type QueryKey,
  useQueryClient,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Identified } from '@/domain/contentType';
import type { CollectionKey, ContentKey } from '@/domain/registry';
import { type Collection, unreadableOf } from '@/store/repository';
import type { Notice } from '@/ui/overlays/toast';
import { refetchChanged } from '../queries/siteContent';
import { saveFailureText, saveFailure } from '../queries/saves';
import { onChange } from '@/store/local/changeEvents';
import { strings } from './strings';

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

/**
 * Deletes an entry from a confirmation dialog. If storage is too full for a snapshot, the dialog
 * says so, and the next click deletes without one.
 */
export function useRemoval(
  options: UseMutationOptions<() => Promise<void>, Error, Removal>,
  onDone: () => void,
) {
  const { mutate, reset, error, isError, isPending } = useMutation(options);
  const isForGood = isError && saveFailure(error) === 'full';
  const reason = isForGood ? strings.removal.noRoom : saveFailureText(error);
  return {
    /** Call it when the dialog opens again. */
    reset,
    remove: (id: string) => mutate({ id, isForGood }, { onSuccess: onDone }),
    confirmLabel: isForGood ? strings.removal.forGood : strings.removal.confirm,
    dialog: {
      isBusy: isPending,
      failure: isError ? strings.removal.failed(reason) : undefined,
    },
  };
}

/** Refetches a query of the whole content on any change, also in other tabs. */
export function useRefetchOnContent(queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  const refetch = useEffectEvent(() => void refetchChanged(queryClient, { queryKey }));
  useEffect(() => onChange(() => refetch()), []);
}

/** How many records of a key are unreadable; `all` if its whole text is. */
export const unreadOptions = (key: ContentKey) =>
  queryOptions({ queryKey: [key, 'unread'], queryFn: () => unreadableOf(key) });

/** What is not published yet. */
interface Unpublished {
  /** How many things differ. */
  readonly count: number;
  /** Whether visitors have no version of an entry, or an earlier one; undefined if they have it. */
  readonly stateOf: (key: CollectionKey, id: string) => 'new' | 'changed' | undefined;
}

/** Set by the code that compares the content with the site; undefined until it has a result. */
export const unpublishedOptions = queryOptions<Unpublished>({
  queryKey: ['unpublished'],
  queryFn: skipToken,
  gcTime: Infinity,
});
