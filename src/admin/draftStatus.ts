import type { DraftKeeping } from '@/queries/content/useDraft';
import { strings } from './strings';

/** What is kept of a form's unsaved edits: all, none, or all but what one of its fields holds. */
export type Keeping = DraftKeeping | 'keptButPassword' | 'keptButText';

/** Said in the form while something in it is unsaved. */
export function unsavedText(draftStatus: Keeping): string {
  return strings.unsaved[draftStatus === 'unknown' ? 'kept' : draftStatus];
}

/** Said where unsaved edits are about to be left. */
export function leavingText(draftStatus: Keeping): string {
  return strings.leave.edits[draftStatus === 'unknown' ? 'kept' : draftStatus];
}
