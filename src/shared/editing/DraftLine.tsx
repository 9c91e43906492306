import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { formatDateTime, formatTime } from '@/lib/dates';
import { Button } from '@/ui/controls/Button';
import type { Elements } from '@/ui/elements';
import { type Notice, useToast } from '@/ui/overlays/toast';
import { draftStrings } from '@/shared/queries/strings';
import type { DraftHandle, LeftDraft } from './useDraft';

interface DraftLineProps<Value> {
  draft: Pick<DraftHandle<Value>, 'found' | 'discardFound'>;
  /** Describes a draft that was left in another way than by Cancel. */
  describe?: (left: LeftDraft<Value>, when: string) => Elements;
  /** Returns the undo function, if there was other input before. */
  onContinue: () => (() => void) | undefined;
}

/** Where focus goes when the line disappears: the step's heading, or the first field. */
const NEXT = 'h2[tabindex], input:not([type=hidden]), textarea, select';

/** Offers a draft that was left, above the fields of its form. */
export function DraftLine<Value>({ draft, describe, onContinue }: DraftLineProps<Value>) {
  const id = useId();
  const line = useRef<HTMLDivElement>(null);
  const show = useToast();
  const { found } = draft;
  const settle = (action: () => (() => void) | undefined, done: Notice) => {
    const undo = flushSync(action);
    const next = [...document.querySelectorAll<HTMLElement>(NEXT)].find(
      (element) =>
        line.current !== null &&
        (line.current.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    if (line.current?.childElementCount === 0) next?.focus();
    if (undo === undefined) return;
    const run = () => {
      undo();
      return undefined;
    };
    show({ ...done, action: { label: draftStrings.draft.undo, run } });
  };
  return (
    // A live region must exist before its text; `absolute` avoids a grid gap while it is empty.
    <div ref={line} role="status" className="empty:absolute">
      {found && (
        <div
          key={found.id}
          role="group"
          aria-labelledby={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field border border-hairline bg-base-200 px-4 py-2"
        >
          <p id={id} className="text-sm">
            {found.cancelledAt === undefined
              ? (describe ?? defaultText)(found, formatDateTime(found.savedAt) ?? '')
              : draftStrings.draft.cancelled(formatTime(found.cancelledAt))}
          </p>
          <div className="press-rest flex flex-wrap gap-2">
            <Button
              variant="outline"
              onClick={() => settle(onContinue, draftStrings.draft.continued)}
            >
              {draftStrings.draft.continue}
            </Button>
            <Button
              variant="ghost"
              onClick={() => settle(draft.discardFound, draftStrings.draft.discarded)}
            >
              {draftStrings.draft.discard}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function defaultText(_left: unknown, when: string) {
  return draftStrings.draft.left(when);
}
