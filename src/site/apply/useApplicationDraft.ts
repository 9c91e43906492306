import { useEffect, useMemo, useRef, useState } from 'react';
import { type KeptDraft, leaveDraft, type OpenDraft, openDraft } from '@/queries/drafts';
import { type ApplicationDraft, applicationDraftSchema, isBlank } from './applicationDraft';

const KIND = 'application';

/** Whether what is typed is kept: not known before the first save. */
export type DraftKeeping = 'unknown' | 'kept' | 'refused';

export interface ApplicationDraftPlace {
  /** Left by a tab that is gone; offered until it is continued or discarded. */
  readonly found: KeptDraft<ApplicationDraft> | undefined;
  readonly keeping: DraftKeeping;
  /** Whether a draft is still being looked for, or something is still being written. */
  readonly isBusy: boolean;
  /** Keeps the form as it stands; a blank one is not worth a draft. */
  readonly keep: (draft: ApplicationDraft) => void;
  readonly continueFound: () => void;
  readonly discardFound: () => void;
  /** Keeps nothing more until `resume`; resolves to the draft's id when the last save is done. */
  readonly pause: () => Promise<string | undefined>;
  readonly resume: () => void;
}

/** One unfinished application of this tab, kept beyond the tab's life. */
export function useApplicationDraft(): ApplicationDraftPlace {
  const place = useRef<Promise<OpenDraft<ApplicationDraft>>>(undefined);
  const lastSave = useRef<Promise<void>>(Promise.resolve());
  const saves = useRef(0);
  const isPaused = useRef(false);
  const [found, setFound] = useState<KeptDraft<ApplicationDraft>>();
  const [keeping, setKeeping] = useState<DraftKeeping>('unknown');
  const [isBusy, setIsBusy] = useState(true);

  useEffect(() => {
    const saving = lastSave;
    let isGone = false;
    const opening = openDraft(KIND, applicationDraftSchema);
    place.current = opening;
    const look = async () => {
      try {
        const open = await opening;
        // Who has begun to type is not interrupted; the draft stays for the next visit.
        if (!isGone && saves.current === 0) setFound(open.found);
      } catch {
        setKeeping('refused');
      }
      if (saves.current === 0) setIsBusy(false);
    };
    void look();
    return () => {
      isGone = true;
      leaveDraft(KIND, opening, saving.current);
    };
  }, []);

  const actions = useMemo(() => {
    const save = async (
      opening: Promise<OpenDraft<ApplicationDraft>>,
      action: (open: OpenDraft<ApplicationDraft>) => Promise<void>,
    ) => {
      saves.current += 1;
      const turn = saves.current;
      setIsBusy(true);
      try {
        await action(await opening);
        setKeeping('kept');
      } catch {
        setKeeping('refused');
      }
      if (turn === saves.current) setIsBusy(false);
    };
    const attempt = (action: (open: OpenDraft<ApplicationDraft>) => Promise<void>) => {
      if (place.current !== undefined) lastSave.current = save(place.current, action);
    };
    return {
      keep: (draft: ApplicationDraft) => {
        if (isPaused.current) return;
        attempt((open) => (isBlank(draft) ? open.remove() : open.keep(draft)));
      },
      continueFound: () => {
        setFound(undefined);
        attempt((open) => open.adopt());
      },
      discardFound: () => {
        setFound(undefined);
        attempt((open) => open.discardFound());
      },
      pause: async () => {
        isPaused.current = true;
        await lastSave.current;
        return place.current?.then(
          (open) => open.id(),
          () => undefined,
        );
      },
      resume: () => {
        isPaused.current = false;
      },
    };
  }, []);

  return { found, keeping, isBusy, ...actions };
}
