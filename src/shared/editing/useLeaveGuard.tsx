import { useBlocker } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { isLeavingConfirmed } from '@/lib/browser/unsaved';
import { DeferredConfirmDialog } from '@/ui/overlays/DeferredConfirmDialog';

interface LeaveGuardOptions {
  /** Whether leaving needs a confirmation. */
  readonly isAsking: boolean;
  /** The same for closing or reloading the page, where it differs. */
  readonly isAskingAtUnload?: boolean;
  /** Whether the form spans several URLs under one path, between which nothing is lost. */
  readonly hasSteps?: boolean;
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly confirm: string;
}

/**
 * Asks before leaving a form: on navigation (a navigation with `ignoreBlocker`, such as log-out,
 * passes) and on closing or reloading the page. Returns the question, to render next to the form.
 */
export function useLeaveGuard({
  isAsking,
  isAskingAtUnload = isAsking,
  hasSteps = false,
  title,
  text,
  stay,
  confirm,
}: LeaveGuardOptions): ReactElement {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isAsking && !(hasSteps && current.pathname === next.pathname),
    enableBeforeUnload: () => isAskingAtUnload && !isLeavingConfirmed(),
    disabled: !isAsking && !isAskingAtUnload,
    withResolver: true,
  });
  return (
    <DeferredConfirmDialog
      isLikely={isAsking}
      open={blocker.status === 'blocked'}
      title={title}
      text={text}
      cancelLabel={stay}
      confirmLabel={confirm}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
