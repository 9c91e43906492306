import type { CancelledDraft } from '@/shared/editing/useDraft';
import { useToast } from '@/ui/overlays/useToast';
import { strings } from '../strings';

/**
 * Says that a form was closed unsaved, and offers to open it again with what was typed. Belongs to
 * the screen, which stays as the form closes.
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
