import type { Identified } from '@/content/contentType';
import type { AppendExtras } from './collection';
import { commit } from './commit';
import { SaveError } from './errors';
import type { ContentKey } from './keys';
import { fragment, type Item } from './text';

/** Appends what `make` returns, with the files and without the draft that belong to it. */
export async function append<Entry extends Identified>(
  key: ContentKey,
  make: (items: readonly Item[]) => Entry,
  _extras: AppendExtras,
): Promise<Entry> {
  let entry: Entry | undefined;
  await commit(key, (items) => {
    entry = make(items);
    return [...items, fragment(entry)];
  });
  if (!entry) throw new SaveError('interrupted');
  return entry;
}
