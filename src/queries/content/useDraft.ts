import { useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { isDraftExpected, ownDraft } from '@/data/draftMark';
import { claimDraft, type Draft, type DraftClaim, abandonedDrafts } from '@/data/drafts/drafts';
import { registerUnsaved } from '@/lib/browser/unsaved';

export { isDraftExpected };

/** A form half filled in, as it was last kept. */
export interface KeptDraft<Value> {
  value: Value;
  savedAt: Date;
  /** Whether this tab was writing it when its page was loaded again. */
  isOwn: boolean;
}

/** The place of each kind that is being given up: who comes next waits for it. */
const departures = new Map<string, Promise<void>>();

async function openDraft(kind: string): Promise<DraftClaim> {
  await departures.get(kind);
  return claimDraft(kind);
}

/** What was left in a place; a draft that the schema refuses is left alone. */
function foundIn<Value>(
  { found }: DraftClaim,
  schema: v.GenericSchema<unknown, Value>,
): KeptDraft<Value> | undefined {
  if (found === undefined) return undefined;
  const { success, output } = v.safeParse(schema, found.value);
  const savedAt = new Date(found.savedAt);
  return success ? { value: output, savedAt, isOwn: found.id === ownDraft() } : undefined;
}

/** Gives a place up once the last save is done, for another tab or the next visit to take. */
function leaveDraft(kind: string, opening: Promise<DraftClaim>, lastSave: Promise<void>): void {
  const leave = async () => {
    const [open] = await Promise.allSettled([opening, lastSave]);
    if (open.status === 'fulfilled') open.value.release();
  };
  departures.set(kind, leave());
}

/** The drafts whose kind begins so and that nobody is writing, once this tab has let go of its own. */
export async function listAbandonedDrafts(start: string): Promise<Draft[]> {
  await Promise.all(departures.values());
  return abandonedDrafts(start);
}

type DraftAction = (open: DraftClaim) => Promise<void>;

/** Whether what is typed is kept: not known before the first save. */
export type DraftKeeping = 'unknown' | 'kept' | 'refused';

export interface DraftOptions<Value> {
  /** What is being filled in: `application`, `settings`, or an entry by `draftKind`. */
  readonly kind: string;
  /** Reads what was kept; a draft that it refuses is left alone. */
  readonly schema: v.GenericSchema<unknown, Value>;
  /** Whether there is nothing in it worth keeping. */
  readonly isBlank: (value: Value) => boolean;
}

export interface DraftPlace<Value> {
  /** Left by a tab that is gone; offered until it is continued or discarded. */
  readonly found: KeptDraft<Value> | undefined;
  /** Where this tab keeps its draft; not known before drafts were looked for. */
  readonly id: string | undefined;
  readonly keeping: DraftKeeping;
  /** Whether an earlier draft is still being looked for. */
  readonly isLooking: boolean;
  /** Whether what was typed would be gone with the page: its draft was refused, or is not answered for. */
  readonly isAtRisk: boolean;
  /** Whether a draft is still being looked for, or something is still being written. */
  readonly isBusy: boolean;
  /** Keeps the form as it is; a blank one is not worth a draft. */
  readonly keep: (value: Value) => void;
  readonly continueFound: () => void;
  readonly discardFound: () => void;
  /** Removes what this tab has kept: the person gave it up. */
  readonly discard: () => void;
  /** Keeps nothing more until `resume`; resolves to the draft's id when the last save is done. */
  readonly pause: () => Promise<string | undefined>;
  readonly resume: () => void;
}

/**
 * One unfinished form of this tab, kept beyond the tab's life. The options must stay the same while
 * it is mounted: give the component that uses it a `key` where they do not.
 */
export function useDraft<Value>({ kind, schema, isBlank }: DraftOptions<Value>): DraftPlace<Value> {
  const place = useRef<Promise<DraftClaim>>(undefined);
  const lastSave = useRef<Promise<void>>(Promise.resolve());
  const saves = useRef(0);
  const isPaused = useRef(false);
  const isKept = useRef(true);
  const letGo = useRef<() => void>(undefined);
  const [id, setId] = useState<string>();
  const [found, setFound] = useState<KeptDraft<Value>>();
  const [keeping, setKeeping] = useState<DraftKeeping>('unknown');
  const [isBusy, setIsBusy] = useState(true);
  const [hasBegun, setHasBegun] = useState(false);

  useEffect(() => {
    const saving = lastSave;
    let isGone = false;
    const opening = openDraft(kind);
    place.current = opening;
    const look = async () => {
      try {
        const open = await opening;
        // Who has begun to type is not interrupted; the draft stays for the next visit.
        if (!isGone && saves.current === 0) setFound(foundIn(open, schema));
        setId(open.id);
      } catch {
        setKeeping('refused');
      }
      if (saves.current === 0) setIsBusy(false);
    };
    void look();
    return () => {
      isGone = true;
      // Until its last word is written it is unsaved, though its form has left the screen.
      void saving.current.then(letGo.current);
      leaveDraft(kind, opening, saving.current);
    };
  }, [kind, schema]);

  const actions = useMemo(() => {
    const save = async (opening: Promise<DraftClaim>, action: DraftAction) => {
      saves.current += 1;
      const turn = saves.current;
      setIsBusy(true);
      setHasBegun(true);
      try {
        await action(await opening);
        isKept.current = true;
      } catch {
        isKept.current = false;
      }
      setKeeping(isKept.current ? 'kept' : 'refused');
      if (turn === saves.current) setIsBusy(false);
    };
    const attempt = (action: DraftAction) => {
      if (place.current !== undefined) lastSave.current = save(place.current, action);
    };
    const hold = (isHeld: boolean) => {
      letGo.current?.();
      letGo.current = isHeld
        ? registerUnsaved({ keep: () => lastSave.current.then(() => isKept.current) })
        : undefined;
    };
    return {
      keep: (value: Value) => {
        if (isPaused.current) return;
        hold(!isBlank(value));
        attempt((open) => (isBlank(value) ? open.remove() : open.keep(value)));
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
      discard: () => {
        isPaused.current = true;
        hold(false);
        attempt((open) => open.remove());
      },
      pause: async () => {
        isPaused.current = true;
        hold(false);
        await lastSave.current;
        return place.current?.then(
          (open) => open.id,
          () => undefined,
        );
      },
      resume: () => {
        isPaused.current = false;
      },
    };
  }, [isBlank]);

  const isLooking = id === undefined && keeping === 'unknown';
  const isAtRisk = keeping === 'refused' || (keeping === 'unknown' && hasBegun);
  return { id, found, keeping, isLooking, isAtRisk, isBusy, ...actions };
}
