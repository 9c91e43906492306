import { type LeaveGuard, useLeaveGuard as useGuard } from '@/form/useLeaveGuard';
import { type Keeping, leavingText } from './keeping';
import { words } from './words';

/** Asks before unsaved edits are left. */
export function useLeaveGuard(isDirty: boolean, keeping: Keeping): LeaveGuard {
  const { title, stay, confirm } = words.leave;
  return useGuard({ isAsking: isDirty, title, text: leavingText(keeping), stay, confirm });
}
