import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { isLeavingAgreed } from '@/lib/unsaved';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { type Keeping, leavingText } from './keeping';
import { words } from './words';

export interface LeaveGuard {
  /** Does it, after asking where there are unsaved edits: for a dialog's Cancel and Escape. */
  readonly ask: (leave: () => void) => void;
  /** The question; render it beside the form. */
  readonly question: ReactNode;
}

/**
 * Asks before unsaved edits are left: on every navigation (one that must pass, such as logging
 * out, says `ignoreBlocker`), on closing or reloading the page, and wherever `ask` is called.
 */
export function useLeaveGuard(isDirty: boolean, keeping: Keeping): LeaveGuard {
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty && !isLeavingAgreed(),
    withResolver: true,
  });
  const [pending, setPending] = useState<{ leave: () => void }>();
  const settle = (leaves: boolean) => {
    setPending(undefined);
    if (leaves) pending?.leave();
    if (leaves) blocker.proceed?.();
    else blocker.reset?.();
  };
  return {
    ask: (leave) => {
      if (isDirty) setPending({ leave });
      else leave();
    },
    question: (
      <ConfirmDialog
        open={pending !== undefined || blocker.status === 'blocked'}
        title={words.leave.title}
        text={leavingText(keeping)}
        cancelLabel={words.leave.stay}
        confirmLabel={words.leave.confirm}
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      />
    ),
  };
}
