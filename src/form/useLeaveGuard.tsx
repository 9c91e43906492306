import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { isLeavingAgreed } from '@/lib/browser/unsaved';
import { DeferredConfirmDialog } from '@/ui/DeferredConfirmDialog';

export interface LeaveGuard {
  /** Does it, after asking where something would be left: for a dialog's Cancel and Escape. */
  readonly ask: (leave: () => void) => void;
  /** The question; render it beside the form. */
  readonly question: ReactNode;
}

interface LeaveGuardOptions {
  /** Whether leaving asks now. */
  readonly isAsking: boolean;
  /** The same of closing or reloading the page, where it differs. */
  readonly isAskingAtUnload?: boolean;
  /** Whether the form has several addresses under one path: going from one to another leaves nothing. */
  readonly hasSteps?: boolean;
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly confirm: string;
}

/**
 * Asks before a form is left: on every navigation (one that must pass, such as logging out, says
 * `ignoreBlocker`), on closing or reloading the page, and wherever `ask` is called.
 */
export function useLeaveGuard({
  isAsking,
  isAskingAtUnload = isAsking,
  hasSteps = false,
  title,
  text,
  stay,
  confirm,
}: LeaveGuardOptions): LeaveGuard {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isAsking && !(hasSteps && current.pathname === next.pathname),
    enableBeforeUnload: () => isAskingAtUnload && !isLeavingAgreed(),
    disabled: !isAsking && !isAskingAtUnload,
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
      if (isAsking) setPending({ leave });
      else leave();
    },
    question: (
      <DeferredConfirmDialog
        isLikely={isAsking}
        open={pending !== undefined || blocker.status === 'blocked'}
        title={title}
        text={text}
        cancelLabel={stay}
        confirmLabel={confirm}
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      />
    ),
  };
}
