import { useBlocker } from '@tanstack/react-router';
import { type ReactElement, useEffect, useRef } from 'react';
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
 * While the form's input is still being saved, defers a link to the other language until it is
 * saved, instead of asking.
 * @param isSaving whether the input is still being saved
 */
function useLanguageAfterSave(isSaving: boolean): void {
  const address = useRef<string>(undefined);
  useEffect(() => {
    if (!isSaving) {
      const asked = address.current;
      // If the save fails and the user chooses to stay, a later save must not follow the link.
      address.current = undefined;
      if (asked !== undefined) location.assign(asked);
      return undefined;
    }
    const wait = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[hreflang]');
      if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      event.preventDefault();
      address.current = link.href;
    };
    document.addEventListener('click', wait);
    return () => document.removeEventListener('click', wait);
  }, [isSaving]);
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
  useLanguageAfterSave(isAskingAtUnload && !isAsking);
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
