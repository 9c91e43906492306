import { SaveError, type SaveFailure } from '@/data/errors';

const SENTENCES: Readonly<Record<SaveFailure, string>> = {
  full: 'This browser has no room left for it. Free some space on this device, or remove something large from it, then try again.',
  blocked:
    'This browser does not let the site keep data. Allow site data (cookies) for this site, or leave private browsing, then try again.',
  conflict: 'The same thing was changed elsewhere in the same moment. Try again.',
  outdated:
    'A newer version of this site is open in another tab. Reload this page, continue where you were and try again.',
  interrupted: 'The browser broke off the save, so nothing was stored. Try again.',
};

/** Why a save failed; anything unforeseen is 'interrupted'. */
export function saveFailure(error: unknown): SaveFailure {
  return error instanceof SaveError ? error.reason : 'interrupted';
}

/** Why a save failed, for people, and what they can do about it. */
export function saveFailureText(error: unknown): string {
  return SENTENCES[saveFailure(error)];
}

/** Of a save that met someone else's change: what is stored now, `undefined` where it was deleted. */
export function conflictOf(error: unknown): { readonly current: unknown } | undefined {
  return error instanceof SaveError && error.reason === 'conflict' ? error : undefined;
}
