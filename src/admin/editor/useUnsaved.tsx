import type { DraftKeeping } from '@/queries/content/useDraft';
import { type LeaveGuard, useLeaveGuard } from '@/form/useLeaveGuard';
import { strings } from '../strings';

interface Unsaved extends LeaveGuard {
  /** Says what is kept of the unsaved edits. */
  readonly note: string;
}

/**
 * Asks before unsaved edits are left. `lost` is what a draft cannot keep of them: a password, or a
 * text that its editor refuses.
 */
export function useUnsaved(
  isUnsaved: boolean,
  keeping: DraftKeeping,
  lost?: 'keptButPassword' | 'keptButText',
): Unsaved {
  const { title, edits, stay, confirm } = strings.leave;
  const kept = keeping === 'refused' ? keeping : (lost ?? 'kept');
  const leave = useLeaveGuard({ isAsking: isUnsaved, title, text: edits[kept], stay, confirm });
  return { ...leave, note: strings.unsaved[kept] };
}
