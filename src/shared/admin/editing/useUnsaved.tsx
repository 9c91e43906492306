import type { ReactElement } from 'react';
import type { DraftHandle } from '@/shared/editing/useDraft';
import { useLeaveGuard } from '@/shared/editing/useLeaveGuard';
import { strings } from '../strings';

interface Unsaved {
  /** The question before something is lost, to render next to the form. */
  readonly question: ReactElement;
  /** Whether unsaved edits are kept as a draft. */
  readonly note: string;
}

/**
 * Asks before edits are left that no draft keeps. `lost` is what it cannot keep: a password, or a
 * text that its editor rejects.
 */
export function useUnsaved(
  isUnsaved: boolean,
  { saveState, isAtRisk }: Pick<DraftHandle<unknown>, 'saveState' | 'isAtRisk'>,
  lost?: 'keptButPassword' | 'keptButText',
): Unsaved {
  const { title, edits, stay, confirm } = strings.leave;
  const reason = saveState === 'refused' ? saveState : lost;
  const isAsking = isUnsaved && reason !== undefined;
  const question = useLeaveGuard({
    isAsking,
    isAskingAtUnload: isAsking || (isUnsaved && isAtRisk),
    title,
    text: edits[reason ?? 'refused'],
    stay,
    confirm,
  });
  return { question, note: strings.unsaved[reason ?? 'kept'] };
}
