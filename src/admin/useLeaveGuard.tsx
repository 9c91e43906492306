import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { isLeavingAgreed } from '@/lib/unsaved';
import type { DraftKeeping } from '@/queries/useDraft';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

const KEPT =
  'Your changes are not saved yet. They are kept as a draft on this device and offered to you the next time you open this.';
const LOST =
  'Your changes are not saved yet, and this browser keeps no drafts: they would be lost.';

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
export function useLeaveGuard(isDirty: boolean, keeping?: DraftKeeping): LeaveGuard {
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
        title="Leave without saving?"
        text={keeping === 'refused' ? LOST : KEPT}
        cancelLabel="Keep editing"
        confirmLabel="Leave"
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      />
    ),
  };
}
