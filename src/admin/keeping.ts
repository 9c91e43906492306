import type { DraftKeeping } from '@/queries/useDraft';
import { words } from './words';

/** What is kept of a form's unsaved edits: all, none, or all but what one of its fields holds. */
export type Keeping = DraftKeeping | 'keptButPassword' | 'keptButText';

/** Said in the form while something in it is unsaved. */
export function unsavedText(keeping: Keeping): string {
  return words.unsaved[keeping === 'unknown' ? 'kept' : keeping];
}

/** Said where unsaved edits are about to be left. */
export function leavingText(keeping: Keeping): string {
  return words.leave.edits[keeping === 'unknown' ? 'kept' : keeping];
}
