import { SaveError, type SaveFailure } from '@/store/errors';
import { NoCryptography } from '@/lib/subtle';
import { strings } from './deferredStrings';

/** The reason of a failed save; 'interrupted' for unknown errors. */
export function saveFailure(error: unknown): SaveFailure {
  return error instanceof SaveError ? error.reason : 'interrupted';
}

/** The error message for a failed save. */
export function saveFailureText(error: unknown): string {
  if (error instanceof NoCryptography) return strings.noCryptography;
  return strings.notSaved[saveFailure(error)];
}

/** The stored value that a save conflicts with; `current` is undefined if it was deleted. */
export function conflictOf(error: unknown): { readonly current: unknown } | undefined {
  return error instanceof SaveError && error.reason === 'conflict' ? error : undefined;
}
