import type { DraftSaveState } from '@/shared/editing/useDraft';
import { type LeaveGuard, useLeaveGuard } from '@/shared/editing/useLeaveGuard';
import { strings } from '../strings';

interface Unsaved extends LeaveGuard {
  /** Whether unsaved edits are kept as a draft. */
  readonly note: string;
}

/**
 * Asks before leaving unsaved edits. `lost` is what the draft cannot keep: a password, or a text
 * that its editor rejects.
 */
export function useUnsaved(
  isUnsaved: boolean,
  saveState: DraftSaveState,
  lost?: 'keptButPassword' | 'keptButText',
): Unsaved {
  const { title, edits, stay, confirm } = strings.leave;
  const kept = saveState === 'refused' ? saveState : (lost ?? 'kept');
  const leave = useLeaveGuard({ isAsking: isUnsaved, title, text: edits[kept], stay, confirm });
  return { ...leave, note: strings.unsaved[kept] };
}
