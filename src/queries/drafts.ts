import * as v from 'valibot';
import { claimDraft, removeDraft, saveDraft } from '@/data/drafts';

/** A form half filled in, as it was last kept. */
export interface KeptDraft<Value> {
  value: Value;
  savedAt: Date;
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

/** Takes a place for a draft of this kind; a found draft that the schema refuses is left alone. */
export async function openDraft<Value>(
  kind: string,
  schema: v.GenericSchema<unknown, Value>,
): Promise<OpenDraft<Value>> {
  const claim = await claimDraft(kind);
  const parsed = claim.found && v.safeParse(schema, claim.found.value);
  return {
    id: () => claim.id,
    found:
      claim.found && parsed?.success
        ? { value: parsed.output, savedAt: new Date(claim.found.savedAt) }
        : undefined,
    adopt: async () => {
      const own = claim.id;
      claim.adopt();
      if (claim.id !== own) await removeDraft(own);
    },
    discardFound: () => claim.discardFound(),
    keep: (value) => saveDraft(claim.id, value),
    remove: () => removeDraft(claim.id),
    release: () => claim.release(),
  };
}
