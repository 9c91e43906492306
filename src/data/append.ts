import type { Identified } from '@/content/contentType';
import type { AppendExtras } from './collection';
import { commit } from './commit';
import { deleteDraft } from './draftRows';
import { endDraft } from './drafts';
import { SaveError } from './errors';
import { putFiles } from './fileRows';
import type { ContentKey } from './keys';
import { fragment, type Item } from './text';

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
