import { useBlocker } from '@tanstack/react-router';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { isLeavingConfirmed } from '@/lib/browser/unsaved';
import type { ConfirmQuestion } from '@/ui/overlays/Dialog';
import { DeferredConfirmDialog } from '@/ui/overlays/DeferredConfirmDialog';
import { setValue } from '@/ui/deferred';

interface LeaveGuardOptions {
  /** Whether leaving needs a confirmation. */
  readonly isAsking: boolean;
  /** The same for closing or reloading the page, where it differs. */
  readonly isAskingAtUnload?: boolean;
  /** Whether the form spans several URLs under one path, between which nothing is lost. */
  readonly hasSteps?: boolean;
  readonly question: ConfirmQuestion;
}

/**
 * Asks before leaving a form: on navigation (a navigation with `ignoreBlocker`, such as log-out,
 * passes) and on closing or reloading the page. Returns the question, to render next to the form.
 */
export function useLeaveGuard({
  isAsking,
  isAskingAtUnload = isAsking,
  hasSteps = false,
  question,
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
      question={question}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

/** Events before which a form may be left; a disabled button only receives pointer events. */
const LEAVING = ['pointerdown', 'keydown', 'click', 'submit'];

/**
 * Before a form is left, reports fields that were filled without an `input` event, as some password
 * managers and scripts do.
 * @param known the form's values, by the names of its fields
 * @param read converts the text of a field to its value
 */
export function useSilentFields(
  known: () => Readonly<Record<string, unknown>>,
  read: Readonly<Record<string, (text: string) => string>> = {},
): void {
  const report = useEffectEvent(() => {
    const values = known();
    for (const field of document.querySelectorAll<HTMLInputElement>('[name]:not([type=radio])')) {
      const before = values[field.name];
      // Skips an empty field, which may be unable to display the form's value.
      const value = read[field.name]?.(field.value) ?? field.value;
      if (typeof before === 'string' && value && value !== before) setValue(field, field.value);
    }
  });
  useEffect(() => {
    for (const type of LEAVING) addEventListener(type, report, true);
    return () => {
      for (const type of LEAVING) removeEventListener(type, report, true);
    };
  }, []);
}
