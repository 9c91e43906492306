import { SaveError, type SaveFailure } from '@/data/errors';
import { NoCryptography } from '@/lib/subtle';
import { strings } from './deferredStrings';

/** Why a save failed; anything unforeseen is 'interrupted'. */
export function saveFailure(error: unknown): SaveFailure {
  return error instanceof SaveError ? error.reason : 'interrupted';
}

/** Why a save failed, for people, and what they can do about it. */
export function saveFailureText(error: unknown): string {
  if (error instanceof NoCryptography) return strings.noCryptography;
  return strings.notSaved[saveFailure(error)];
}

/** Of a save that met someone else's change: what is stored now, `undefined` where it was deleted. */
export function conflictOf(error: unknown): { readonly current: unknown } | undefined {
  return error instanceof SaveError && error.reason === 'conflict' ? error : undefined;
}
