import type { Identified } from '@/content/contentType';
import { commit } from './commit';
import { deleteDraft } from './draftRows';
import { endDraft } from './drafts';
import { SaveError } from './errors';
import { type DocumentFile, putFiles } from './fileRows';
import type { ContentKey } from './keys';
import { fragment, type Item } from './text';

/** What is kept together with an appended entry, in the same transaction: all or nothing. */
export interface AppendExtras {
  /** The bytes of the entry's documents. */
  readonly files?: readonly DocumentFile[];
  /** The draft that the entry was made from: removed. */
  readonly discardDraft?: string;
}

/** Appends what `make` returns, with the files and without the draft that belong to it. @throws SaveError */
export async function append<Entry extends Identified>(
  key: ContentKey,
  make: (items: readonly Item[]) => Entry,
  { files = [], discardDraft }: AppendExtras,
): Promise<Entry> {
  let entry: Entry | undefined;
  const within = async () => {
    if (entry) await putFiles(entry.id, files);
    if (discardDraft !== undefined) await deleteDraft(discardDraft);
  };
  const save = () =>
    commit(
      key,
      (items) => {
        entry = make(items);
        return [...items, fragment(entry)];
      },
      { within },
    );
  await (discardDraft === undefined ? save() : endDraft(discardDraft, save));
  if (!entry) throw new SaveError('interrupted');
  return entry;
}
