import { commit, type CommitExtras } from './commit';
import { deleteDraft } from '../drafts/draftRows';
import { endDraft } from '../drafts/drafts';
import type { ContentKey } from '../keys';
import type { Change } from './text';

/** What a save ends with itself, in the same transaction: all or nothing. */
export interface SaveExtras {
  /** The draft that was saved: removed. What is typed meanwhile is kept only if the save fails. */
  readonly discardDraft?: string;
}

/** A commit that may end a draft. @throws SaveError, and then nothing was saved or removed. */
export function commitWithDraft(
  key: ContentKey,
  change: Change,
  { discardDraft, within, ...extras }: SaveExtras & CommitExtras,
): Promise<void> {
  if (discardDraft === undefined)
    return commit(key, change, { ...extras, ...(within && { within }) });
  const withDraft = async () => {
    await within?.();
    await deleteDraft(discardDraft);
  };
  return endDraft(discardDraft, () => commit(key, change, { ...extras, within: withDraft }));
}
