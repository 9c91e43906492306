import type { Identified } from '@/content/types/contentType';
import { commit, type CommitExtras, type SaveExtras } from './journal/commit';
import { SaveError } from './errors';
import { type DocumentFile, putFiles, readyToKeep, timeoutFor } from './documents/fileRows';
import type { ContentKey } from './keys';
import { fragment, type Item } from './journal/text';

/** What is kept together with an appended entry, in the same transaction: all or nothing. */
export interface AppendExtras
  extends SaveExtras, Pick<CommitExtras, 'within' | 'snapshot' | 'facts'> {
  /** The bytes of the entry's documents. */
  readonly files?: readonly DocumentFile[];
}

/** Appends what `make` returns, with the files and without the draft that belong to it. @throws SaveError */
export async function append<Entry extends Identified>(
  key: ContentKey,
  make: (items: readonly Item[]) => Entry,
  { files = [], within: more, ...extras }: AppendExtras,
): Promise<Entry> {
  let entry: Entry | undefined;
  const kept = files.length === 0 ? [] : await readyToKeep(files);
  const within = async () => {
    await more?.();
    if (entry) await putFiles(entry.id, kept);
  };
  const change = (items: readonly Item[]) => {
    const made = make(items);
    entry = made;
    const isStored = items.some(({ id }) => id === made.id);
    if (!isStored) return [...items, fragment(made)];
    return items.map((item) => (item.id === made.id ? { ...item, ...fragment(made) } : item));
  };
  await commit(key, change, { ...extras, within, timeoutMs: timeoutFor(files) });
  if (!entry) throw new SaveError('interrupted');
  return entry;
}
