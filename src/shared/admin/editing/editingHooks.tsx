import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import type { DraftHandle, CancelledDraft } from '@/shared/editing/useDraft';
import { useLeaveGuard } from '@/shared/editing/leaving';
import { strings } from '../strings';
import { shortcutOf } from '@/lib/browser/shortcut';
import { useToast } from '@/ui/overlays/toast';

interface Unsaved {
  /** The confirmation dialog, to render next to the form. */
  readonly question: ReactElement;
  /** Whether unsaved edits are kept as a draft. */
  readonly note: string;
}

/**
 * Asks before the user leaves edits that no draft keeps. `lost` is what a draft cannot keep: a
 * password, or a text that its editor rejects.
 */
export function useUnsaved(
  isUnsaved: boolean,
  { saveState, isAtRisk }: Pick<DraftHandle<unknown>, 'saveState' | 'isAtRisk'>,
  lost?: 'keptButPassword' | 'keptButText',
): Unsaved {
  const reason = saveState === 'refused' ? saveState : lost;
  const isAsking = isUnsaved && reason !== undefined;
  const question = useLeaveGuard({
    isAsking,
    isAskingAtUnload: isAsking || (isUnsaved && isAtRisk),
    question: { ...strings.leave, text: strings.leave.edits[reason ?? 'refused'] },
  });
  return { question, note: strings.unsaved[reason ?? 'kept'] };
}

/** Ctrl+S and Cmd+S submit the form instead of saving the web page. */
export function useSaveShortcut(save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (shortcutOf(event) !== 's') return;
      event.preventDefault();
      onSave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/**
 * Shows that a form was closed unsaved, and offers to reopen it with its input. Call it in the
 * screen, which stays mounted when the form closes.
 */
export function useCancelNotice(): (
  cancelled: CancelledDraft<unknown> | undefined,
  reopen: () => void,
) => void {
  const show = useToast();
  return (cancelled, reopen) => {
    if (cancelled === undefined) return;
    const { title, kept, refused } = strings.cancelled;
    const run = () => {
      reopen();
      return undefined;
    };
    show({
      title,
      description: cancelled.isKept ? kept : refused,
      action: { label: strings.undo.label, run },
    });
  };
}

const PAUSE_MS = 500;

export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
