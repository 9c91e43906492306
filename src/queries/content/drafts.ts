import * as v from 'valibot';
import { isDraftExpected, markOwnDraft, ownDraft } from '@/data/draftMark';
import { claimDraft, type Draft, leftDrafts, removeDraft, saveDraft } from '@/data/drafts/drafts';

export { isDraftExpected };

/** A form half filled in, as it was last kept. */
export interface KeptDraft<Value> {
  value: Value;
  savedAt: Date;
  /** Whether this tab was writing it when its page was loaded again. */
  isOwn: boolean;
}

/** This tab's place for one unfinished form. */
export interface OpenDraft<Value> {
  /** Where this tab keeps it; after `adopt` the found draft's own place. */
  id(): string;
  /** Left behind by a tab that is gone. */
  readonly found: KeptDraft<Value> | undefined;
  /** Goes on with the found draft; what this tab kept of its own until then is removed. */
  adopt(): Promise<void>;
  discardFound(): Promise<void>;
  keep(value: Value): Promise<void>;
  remove(): Promise<void>;
  release(): void;
}

/** The place of each kind that is being given up: who comes next waits for it. */
const departures = new Map<string, Promise<void>>();

/** Takes a place for a draft of this kind; a found draft that the schema refuses is left alone. */
export async function openDraft<Value>(
  kind: string,
  schema: v.GenericSchema<unknown, Value>,
): Promise<OpenDraft<Value>> {
  await departures.get(kind);
  const claim = await claimDraft(kind);
  const parsed = claim.found && v.safeParse(schema, claim.found.value);
  return {
    id: () => claim.id,
    found:
      claim.found && parsed?.success
        ? {
            value: parsed.output,
            savedAt: new Date(claim.found.savedAt),
            isOwn: claim.found.id === ownDraft(),
          }
        : undefined,
    adopt: async () => {
      const own = claim.id;
      claim.adopt();
      markOwnDraft(kind, claim.id);
      if (claim.id !== own) await removeDraft(own);
    },
    discardFound: () => claim.discardFound(),
    keep: async (value) => {
      await saveDraft(claim.id, value);
      markOwnDraft(kind, claim.id);
    },
    remove: () => removeDraft(claim.id),
    release: () => {
      markOwnDraft(kind, undefined);
      claim.release();
    },
  };
}

/** Gives a place up once the last save is done, for another tab or the next visit to take. */
export function leaveDraft<Value>(
  kind: string,
  opening: Promise<OpenDraft<Value>>,
  lastSave: Promise<void>,
): void {
  const leave = async () => {
    const [open] = await Promise.allSettled([opening, lastSave]);
    if (open.status === 'fulfilled') open.value.release();
  };
  departures.set(kind, leave());
}

/** The drafts whose kind begins so and that nobody is writing, once this tab has let go of its own. */
export async function draftsLeft(start: string): Promise<Draft[]> {
  await Promise.all(departures.values());
  return leftDrafts(start);
}
