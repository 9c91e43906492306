import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { Removal } from '@/shared/queries/removal';
import { saveFailure, saveFailureText } from '@/shared/queries/saveFailure';
import { strings } from './strings';

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
    dialog: {
      confirmLabel: isForGood ? strings.removal.forGood : strings.removal.confirm,
      isBusy: isPending,
      failure: isError ? strings.removal.failed(reason) : undefined,
    },
  };
}
