import { useId, useRef, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDateTime, formatTime } from '@/lib/dates';
import { type Elements, Button } from '@/ui/elements';
import { type Notice, useToast } from '@/ui/overlays/toast';
import { draftStrings } from '@/shared/queries/strings';
import * as v from 'valibot';
import { ownDraft } from '@/store/draftMark';
import { leftDrafts, newDraftId, releaseDraft, removeDraft, saveDraft } from '@/store/drafts';
import type { DraftRow } from '@/store/journal/db';
import { registerUnsaved } from '@/lib/browser/unsaved';

/** A draft that was left: no open form writes it. */
export interface LeftDraft<Value> {
  readonly id: string;
  readonly value: Value;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly cancelledAt?: number | undefined;
  /** Whether this tab wrote it before a reload; known for applications only. */
  readonly isOwn: boolean;
}

/** The input of a cancelled form, to reopen the form with. */
export interface CancelledDraft<Value> {
  readonly id: string;
  readonly value: Value;
  /** Whether the database stored it. */
  readonly isKept: boolean;
}

/** Parses a draft for its form; an empty list if the schema rejects it. */
function parseDraft<Value>(
  { value, ...draft }: DraftRow,
  schema: v.GenericSchema<unknown, Value>,
): Omit<LeftDraft<Value>, 'isOwn'>[] {
  const { success, output } = v.safeParse(schema, value);
  return success ? [{ ...draft, value: output }] : [];
}

/** Whether changes are saved; `unknown` before the first save. */
export type DraftSaveState = 'unknown' | 'kept' | 'refused';

interface DraftOptions<Value> {
  /** The form: `application`, `settings`, or an entry by `draftKind`. */
  readonly kind: string;
  /** Parses a stored draft; one that it rejects is ignored. */
  readonly schema: v.GenericSchema<unknown, Value>;
  /** Whether the value is not worth saving. */
  readonly isBlank: (value: Value) => boolean;
  /** The id of the cancelled draft that the form opens with. */
  readonly resumedId?: string | undefined;
}

export interface DraftHandle<Value> {
  /** The newest draft that was left, offered until it is continued, discarded or hidden. */
  readonly found: LeftDraft<Value> | undefined;
  /** Id of this form's own draft. */
  readonly id: string;
  readonly saveState: DraftSaveState;
  /** Whether left drafts are being looked up. */
  readonly isLooking: boolean;
  /** Whether closing the page would lose changes: the save failed, or has not finished. */
  readonly isAtRisk: boolean;
  /** Whether a draft is being looked up or saved. */
  readonly isBusy: boolean;
  /** Saves the value, or removes the draft if it is blank. */
  readonly keep: (value: Value) => void;
  /**
   * Continues the found draft; input typed meanwhile is kept for a day. Returns the undo function,
   * which takes the form's value at that time.
   */
  readonly continueFound: (typed: Value | undefined) => (now: Value) => void;
  /** Removes the found draft. Returns the undo function. */
  readonly discardFound: () => () => void;
  /** Offers no draft until the form is opened again. */
  readonly hideFound: () => void;
  /** Leaves this form's draft, which expires after a day. */
  readonly cancel: (value: Value) => void;
  /** Removes this form's draft. */
  readonly discard: () => void;
  /** Stops saving until `resume`; resolves to the draft's id after the last save. */
  readonly pause: () => Promise<string>;
  readonly resume: () => void;
}

/** Saves and releases a draft that this form stops writing. */
async function leave(id: string, value: unknown, cancelledAt?: number): Promise<void> {
  await saveDraft(id, value, cancelledAt);
  await releaseDraft(id);
}

/**
 * Saves an unfinished form as a draft that outlives the tab, and offers those that were left. The
 * options must be constant while mounted: use a `key` where they change.
 */
export function useDraft<Value>({
  kind,
  schema,
  isBlank,
  resumedId,
}: DraftOptions<Value>): DraftHandle<Value> {
  const [id, setId] = useState(() => resumedId ?? newDraftId(kind));
  const idNow = useRef(id);
  const lastSave = useRef<Promise<void>>(Promise.resolve());
  const saves = useRef(0);
  const isPaused = useRef(false);
  const isKept = useRef(true);
  const releaseUnsaved = useRef<() => void>(undefined);
  const [left, setLeft] = useState<readonly LeftDraft<Value>[]>([]);
  const [isLooking, setIsLooking] = useState(true);
  const [saveState, setSaveState] = useState<DraftSaveState>('unknown');
  const [isSaving, setIsSaving] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);

  useEffect(() => {
    let isUnmounted = false;
    const [saving, own] = [lastSave, idNow];
    const ownId = ownDraft();
    const look = async () => {
      try {
        const drafts = await leftDrafts(kind, Date.now());
        if (isUnmounted) return;
        const isUntouched = saves.current === 0;
        setLeft(
          drafts
            .filter((draft) => draft.id !== idNow.current)
            .flatMap((draft) => parseDraft(draft, schema))
            .map((draft) => ({ ...draft, isOwn: isUntouched && draft.id === ownId }))
            .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn)),
        );
      } catch {
        setSaveState((state) => (state === 'unknown' ? 'refused' : state));
      }
      setIsLooking(false);
    };
    void look();
    return () => {
      isUnmounted = true;
      // The form is unmounted, but counts as unsaved until its last save is complete.
      void saving.current.then(releaseUnsaved.current);
      void releaseDraft(own.current);
    };
  }, [kind, schema]);

  const actions = useMemo(() => {
    const save = async (action: () => Promise<void>) => {
      saves.current += 1;
      const saveNumber = saves.current;
      setIsSaving(true);
      setHasSaved(true);
      try {
        await action();
        isKept.current = true;
      } catch {
        isKept.current = false;
      }
      setSaveState(isKept.current ? 'kept' : 'refused');
      if (saveNumber === saves.current) setIsSaving(false);
    };
    const attempt = (action: () => Promise<void>) => {
      lastSave.current = save(action);
    };
    const markUnsaved = (isUnsaved: boolean) => {
      releaseUnsaved.current?.();
      releaseUnsaved.current = isUnsaved
        ? registerUnsaved({ flush: () => lastSave.current.then(() => isKept.current) })
        : undefined;
    };
    const write = (next: string) => {
      idNow.current = next;
      setId(next);
    };
    const offer = (draft: LeftDraft<Value>) =>
      setLeft((all) => [{ ...draft, isOwn: false }, ...all]);
    const withdraw = (draft: LeftDraft<Value>) =>
      setLeft((all) => all.filter((each) => each.id !== draft.id));
    return {
      keep: (value: Value) => {
        if (isPaused.current) return;
        const own = idNow.current;
        markUnsaved(!isBlank(value));
        attempt(() => (isBlank(value) ? removeDraft(own) : saveDraft(own, value)));
      },
      /** Continues a copy, because another tab may be offering the same draft. */
      take: (draft: LeftDraft<Value>, typed: Value | undefined) => {
        const [before, own] = [idNow.current, newDraftId(kind)];
        withdraw(draft);
        write(own);
        markUnsaved(true);
        attempt(async () => {
          if (typed !== undefined) await leave(before, typed, Date.now());
          await saveDraft(own, draft.value);
          await removeDraft(draft.id);
        });
        return (now: Value) => {
          if (typed === undefined) return;
          write(before);
          offer({ ...draft, id: own, value: now });
          attempt(async () => {
            await saveDraft(before, typed);
            await leave(own, now);
          });
        };
      },
      drop: (draft: LeftDraft<Value>) => {
        withdraw(draft);
        attempt(() => removeDraft(draft.id));
        return () => {
          offer(draft);
          attempt(() => leave(draft.id, draft.value, draft.cancelledAt));
        };
      },
      hideFound: () => setLeft([]),
      cancel: (value: Value) => {
        isPaused.current = true;
        markUnsaved(false);
        const own = idNow.current;
        attempt(() => saveDraft(own, value, Date.now()));
      },
      discard: () => {
        isPaused.current = true;
        markUnsaved(false);
        const own = idNow.current;
        attempt(() => removeDraft(own));
      },
      pause: async () => {
        isPaused.current = true;
        markUnsaved(false);
        await lastSave.current;
        return idNow.current;
      },
      resume: () => {
        isPaused.current = false;
      },
    };
  }, [kind, isBlank]);

  const { take, drop, ...rest } = actions;
  const [found] = left;
  const nothing = () => undefined;
  return {
    ...rest,
    id,
    found,
    saveState,
    isLooking,
    isAtRisk: saveState === 'refused' || (saveState === 'unknown' && hasSaved),
    isBusy: isLooking || isSaving,
    continueFound: (typed) => (found ? take(found, typed) : nothing),
    discardFound: () => (found ? drop(found) : nothing),
  };
}

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
