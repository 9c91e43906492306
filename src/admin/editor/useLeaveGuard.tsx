import { type LeaveGuard, useLeaveGuard as useGuard } from '@/form/useLeaveGuard';
import { type Keeping, leavingText } from '../draftStatus';
import { strings } from '../strings';

/** Asks before unsaved edits are left. */
export function useLeaveGuard(isDirty: boolean, draftStatus: Keeping): LeaveGuard {
  const { title, stay, confirm } = strings.leave;
  return useGuard({ isAsking: isDirty, title, text: leavingText(draftStatus), stay, confirm });
}
