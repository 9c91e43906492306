import { useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { ownDraft } from '@/store/draftMark';
import { claimDraft, type Draft, type DraftClaim, abandonedDrafts } from '@/store/drafts/drafts';
import { registerUnsaved } from '@/lib/browser/unsaved';

/** The last saved state of an unfinished form. */
export interface SavedDraft<Value> {
  value: Value;
  savedAt: Date;
  /** Whether this tab wrote it before a reload; known for applications only. */
  isOwn: boolean;
}

/** Pending releases by kind; the next claim waits for them. */
const pendingReleases = new Map<string, Promise<void>>();

async function openDraft(kind: string): Promise<DraftClaim> {
  await pendingReleases.get(kind);
  return claimDraft(kind);
}

/** The draft found by a claim; one that the schema rejects is ignored. */
function parseFound<Value>(
  { found }: DraftClaim,
  schema: v.GenericSchema<unknown, Value>,
): SavedDraft<Value> | undefined {
  if (found === undefined) return undefined;
  const { success, output } = v.safeParse(schema, found.value);
  const savedAt = new Date(found.savedAt);
  return success ? { value: output, savedAt, isOwn: found.id === ownDraft() } : undefined;
}

/** Releases a draft after its last save, for another tab or the next visit. */
function releaseDraft(kind: string, opening: Promise<DraftClaim>, lastSave: Promise<void>): void {
  const leave = async () => {
    const [open] = await Promise.allSettled([opening, lastSave]);
    if (open.status === 'fulfilled') open.value.release();
  };
  pendingReleases.set(kind, leave());
}

/** Drafts with a kind prefix that no tab is writing, after this tab has released its own. */
export async function listAbandonedDrafts(start: string): Promise<Draft[]> {
  await Promise.all(pendingReleases.values());
  return abandonedDrafts(start);
}

type DraftAction = (open: DraftClaim) => Promise<void>;

/** Whether changes are saved; `unknown` before the first save. */
export type DraftSaveState = 'unknown' | 'kept' | 'refused';

export interface DraftOptions<Value> {
  /** The form: `application`, `settings`, or an entry by `draftKind`. */
  readonly kind: string;
  /** Parses a stored draft; one that it rejects is ignored. */
  readonly schema: v.GenericSchema<unknown, Value>;
  /** Whether the value is not worth saving. */
  readonly isBlank: (value: Value) => boolean;
}

export interface DraftHandle<Value> {
  /** A draft left by a closed tab, offered until it is continued or discarded. */
  readonly found: SavedDraft<Value> | undefined;
  /** Id of this tab's draft; undefined until earlier drafts were looked up. */
  readonly id: string | undefined;
  readonly saveState: DraftSaveState;
  /** Whether an earlier draft is being looked up. */
  readonly isLooking: boolean;
  /** Whether closing the page would lose changes: the save failed, or has not finished. */
  readonly isAtRisk: boolean;
  /** Whether a draft is being looked up or saved. */
  readonly isBusy: boolean;
  /** Saves the value, or removes the draft if it is blank. */
  readonly keep: (value: Value) => void;
  readonly continueFound: () => void;
  readonly discardFound: () => void;
  /** Leaves the found draft for a later visit, changed to this value if there is one. */
  readonly leaveFound: (value?: Value) => void;
  /** Removes this tab's draft. */
  readonly discard: () => void;
  /** Stops saving until `resume`; resolves to the draft's id after the last save. */
  readonly pause: () => Promise<string | undefined>;
  readonly resume: () => void;
}

/**
 * Saves an unfinished form as a draft that outlives the tab. The options must be constant while
 * mounted: use a `key` where they change.
 */
export function useDraft<Value>({
  kind,
  schema,
  isBlank,
}: DraftOptions<Value>): DraftHandle<Value> {
  const claim = useRef<Promise<DraftClaim>>(undefined);
  const lastSave = useRef<Promise<void>>(Promise.resolve());
  const saves = useRef(0);
  const isPaused = useRef(false);
  const isKept = useRef(true);
  const releaseUnsaved = useRef<() => void>(undefined);
  const [id, setId] = useState<string>();
  const [found, setFound] = useState<SavedDraft<Value>>();
  const [saveState, setSaveState] = useState<DraftSaveState>('unknown');
  const [isBusy, setIsBusy] = useState(true);
  const [hasSaved, setHasSaved] = useState(false);

  useEffect(() => {
    const saving = lastSave;
    let isUnmounted = false;
    const opening = openDraft(kind);
    claim.current = opening;
    const lookUpDraft = async () => {
      try {
        const open = await opening;
        // Do not interrupt typing; the draft stays for the next visit.
        if (!isUnmounted && saves.current === 0) setFound(parseFound(open, schema));
        setId(open.id);
      } catch {
        setSaveState('refused');
      }
      if (saves.current === 0) setIsBusy(false);
    };
    void lookUpDraft();
    return () => {
      isUnmounted = true;
      // The form is unmounted, but counts as unsaved until its last save is done.
      void saving.current.then(releaseUnsaved.current);
      releaseDraft(kind, opening, saving.current);
    };
  }, [kind, schema]);

  const actions = useMemo(() => {
    const save = async (opening: Promise<DraftClaim>, action: DraftAction) => {
      saves.current += 1;
      const saveNumber = saves.current;
      setIsBusy(true);
      setHasSaved(true);
      try {
        await action(await opening);
        isKept.current = true;
      } catch {
        isKept.current = false;
      }
      setSaveState(isKept.current ? 'kept' : 'refused');
      if (saveNumber === saves.current) setIsBusy(false);
    };
    const attempt = (action: DraftAction) => {
      if (claim.current !== undefined) lastSave.current = save(claim.current, action);
    };
    const markUnsaved = (isUnsaved: boolean) => {
      releaseUnsaved.current?.();
      releaseUnsaved.current = isUnsaved
        ? registerUnsaved({ flush: () => lastSave.current.then(() => isKept.current) })
        : undefined;
    };
    return {
      keep: (value: Value) => {
        if (isPaused.current) return;
        markUnsaved(!isBlank(value));
        attempt((open) => (isBlank(value) ? open.remove() : open.save(value)));
      },
      continueFound: () => {
        setFound(undefined);
        attempt(async (open) => {
          await open.adopt();
          setId(open.id);
        });
      },
      discardFound: () => {
        setFound(undefined);
        attempt((open) => open.discardFound());
      },
      leaveFound: (value?: Value) => {
        setFound(undefined);
        if (value !== undefined) attempt((open) => open.saveFound(value));
      },
      discard: () => {
        isPaused.current = true;
        markUnsaved(false);
        attempt((open) => open.remove());
      },
      pause: async () => {
        isPaused.current = true;
        markUnsaved(false);
        await lastSave.current;
        return claim.current?.then(
          (open) => open.id,
          () => undefined,
        );
      },
      resume: () => {
        isPaused.current = false;
      },
    };
  }, [isBlank]);

  const isLooking = id === undefined && saveState === 'unknown';
  const isAtRisk = saveState === 'refused' || (saveState === 'unknown' && hasSaved);
  return { id, found, saveState, isLooking, isAtRisk, isBusy, ...actions };
}
