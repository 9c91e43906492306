import { useId, useRef, useEffect, useReducer, useState } from 'react';
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

/** What a form shows of its draft and of those that were left. */
interface DraftState<Value> {
  readonly id: string;
  readonly left: readonly LeftDraft<Value>[];
  readonly isLooking: boolean;
  readonly saveState: DraftSaveState;
  readonly isSaving: boolean;
}

type DraftEvent<Value> =
  | { readonly type: 'looked'; readonly left: readonly LeftDraft<Value>[] }
  | { readonly type: 'lookFailed' }
  | { readonly type: 'saveBegan' }
  | { readonly type: 'saveEnded'; readonly isKept: boolean; readonly isLast: boolean }
  | { readonly type: 'idChanged'; readonly id: string }
  | { readonly type: 'offered'; readonly draft: LeftDraft<Value> }
  | { readonly type: 'withdrawn'; readonly id: string }
  | { readonly type: 'hidden' };

function draftReducer<Value>(
  state: DraftState<Value>,
  event: DraftEvent<Value>,
): DraftState<Value> {
  const { left, saveState, isSaving } = state;
  switch (event.type) {
    case 'looked':
      return { ...state, left: event.left, isLooking: false };
    case 'lookFailed': {
      const isNews = saveState === 'unknown';
      return { ...state, isLooking: false, saveState: isNews ? 'refused' : saveState };
    }
    case 'saveBegan':
      return { ...state, isSaving: true };
    case 'saveEnded': {
      const ended = event.isKept ? 'kept' : 'refused';
      return { ...state, saveState: ended, isSaving: isSaving && !event.isLast };
    }
    case 'idChanged':
      return { ...state, id: event.id };
    case 'offered':
      return { ...state, left: [{ ...event.draft, isOwn: false }, ...left] };
    case 'withdrawn':
      return { ...state, left: left.filter(({ id }) => id !== event.id) };
    case 'hidden':
      return { ...state, left: [] };
  }
}

/** Runs the writes of one form's drafts, reports how they end, and guards what is not written. */
function draftWrites(report: (event: DraftEvent<never>) => void) {
  let count = 0;
  let last = Promise.resolve();
  let isKept = true;
  let releaseUnsaved: (() => void) | undefined;
  const run = async (write: () => Promise<void>) => {
    count += 1;
    const number = count;
    report({ type: 'saveBegan' });
    try {
      await write();
      isKept = true;
    } catch {
      isKept = false;
    }
    report({ type: 'saveEnded', isKept, isLast: number === count });
  };
  return {
    hasBegun: () => count > 0,
    attempt: (write: () => Promise<void>) => {
      last = run(write);
    },
    /** Resolves when the last write has ended, whether it succeeded or not. */
    ended: () => last,
    /** Whether the page has input that may be lost, such as at an update. */
    markUnsaved: (isUnsaved: boolean) => {
      releaseUnsaved?.();
      releaseUnsaved = isUnsaved
        ? registerUnsaved({ flush: () => last.then(() => isKept) })
        : undefined;
    },
    /** The form is unmounted, but counts as unsaved until its last write has ended. */
    release: () => void last.then(releaseUnsaved),
  };
}

/**
 * What a form does with its draft and with those that were left. It keeps its own notes instead of
 * React's state, because a form reports several changes before the next render.
 */
function draftActions<Value>(
  { kind, schema, isBlank }: DraftOptions<Value>,
  firstId: string,
  report: (event: DraftEvent<Value>) => void,
) {
  const { attempt, markUnsaved, ...writes } = draftWrites(report);
  let own = firstId;
  let isPaused = false;
  const stop = () => {
    isPaused = true;
    markUnsaved(false);
  };
  const writeAs = (id: string) => {
    own = id;
    report({ type: 'idChanged', id });
  };
  return {
    look: async (): Promise<LeftDraft<Value>[]> => {
      const idBeforeReload = ownDraft();
      const drafts = await leftDrafts(kind, Date.now());
      const isUntouched = !writes.hasBegun();
      return drafts
        .filter((draft) => draft.id !== own)
        .flatMap((draft) => parseDraft(draft, schema))
        .map((draft) => ({ ...draft, isOwn: isUntouched && draft.id === idBeforeReload }))
        .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
    },
    keep: (value: Value) => {
      if (isPaused) return;
      const id = own;
      markUnsaved(!isBlank(value));
      attempt(() => (isBlank(value) ? removeDraft(id) : saveDraft(id, value)));
    },
    cancel: (value: Value) => {
      stop();
      const id = own;
      attempt(() => saveDraft(id, value, Date.now()));
    },
    discard: () => {
      stop();
      const id = own;
      attempt(() => removeDraft(id));
    },
    pause: async () => {
      stop();
      await writes.ended();
      return own;
    },
    resume: () => {
      isPaused = false;
    },
    /** Continues a copy, because another tab may be offering the same draft. */
    continueLeft: (draft: LeftDraft<Value>, typed: Value | undefined) => {
      const [before, copy] = [own, newDraftId(kind)];
      report({ type: 'withdrawn', id: draft.id });
      writeAs(copy);
      markUnsaved(true);
      attempt(async () => {
        if (typed !== undefined) await leave(before, typed, Date.now());
        await saveDraft(copy, draft.value);
        await removeDraft(draft.id);
      });
      return (now: Value) => {
        if (typed === undefined) return;
        writeAs(before);
        report({ type: 'offered', draft: { ...draft, id: copy, value: now } });
        attempt(async () => {
          await saveDraft(before, typed);
          await leave(copy, now);
        });
      };
    },
    discardLeft: (draft: LeftDraft<Value>) => {
      report({ type: 'withdrawn', id: draft.id });
      attempt(() => removeDraft(draft.id));
      return () => {
        report({ type: 'offered', draft });
        attempt(() => leave(draft.id, draft.value, draft.cancelledAt));
      };
    },
    hideFound: () => report({ type: 'hidden' }),
    release: () => {
      writes.release();
      void releaseDraft(own);
    },
  };
}

/**
 * Saves an unfinished form as a draft that outlives the tab, and offers those that were left. The
 * options must be constant while mounted: use a `key` where they change.
 */
export function useDraft<Value>(options: DraftOptions<Value>): DraftHandle<Value> {
  const [state, report] = useReducer(draftReducer<Value>, undefined, (): DraftState<Value> => ({
    id: options.resumedId ?? newDraftId(options.kind),
    left: [],
    isLooking: true,
    saveState: 'unknown',
    isSaving: false,
  }));
  const [{ look, release, continueLeft, discardLeft, ...actions }] = useState(() =>
    draftActions(options, state.id, report),
  );

  useEffect(() => {
    let isUnmounted = false;
    const offerLeft = async () => {
      try {
        const left = await look();
        if (!isUnmounted) report({ type: 'looked', left });
      } catch {
        report({ type: 'lookFailed' });
      }
    };
    void offerLeft();
    return () => {
      isUnmounted = true;
      release();
    };
  }, [look, release]);

  const { id, left, saveState, isLooking, isSaving } = state;
  const [found] = left;
  const nothing = () => undefined;
  return {
    ...actions,
    id,
    found,
    saveState,
    isLooking,
    isAtRisk: saveState === 'refused' || (saveState === 'unknown' && isSaving),
    isBusy: isLooking || isSaving,
    continueFound: (typed) => (found ? continueLeft(found, typed) : nothing),
    discardFound: () => (found ? discardLeft(found) : nothing),
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
