import { announce } from '../local/changes';
import { asSaveError } from './database';
import { SaveError } from '../errors';
import type { CommitExtras, KeyChange } from './keyChange';
import { SEEDED_FLAG, type ContentKey } from '../keys';
import { local } from '../local/local';
import { LocalWrites } from '../local/localWrites';
import { joinText, parseFragments, placeItems, type Item } from './text';

/** The records of a stored text. @throws SaveError where it cannot be parsed. */
function itemsIn(key: ContentKey, text: string | null): Item[] {
  if (text === null) return [];
  const fragments = parseFragments(key, text);
  // There is nowhere to set the text aside, and it must not be overwritten.
  if (!fragments) throw new SaveError('blocked');
  return placeItems(fragments, 1);
}

/**
 * Writes localStorage alone, where there is no database: the last tab to save wins, and what
 * belongs in the database (files, drafts) is not kept. `storageHealth()` says so.
 * @throws SaveError, and then nothing was saved.
 */
export function commitWithoutJournal(changes: readonly KeyChange[], extras: CommitExtras): void {
  const writes = new LocalWrites();
  try {
    if (extras.marksSeeded) writes.put(SEEDED_FLAG, local.getItem(SEEDED_FLAG), 'true');
    for (const { key, change } of changes) {
      const text = local.getItem(key);
      const items = itemsIn(key, text);
      const list = change(items);
      if (list !== items) writes.put(key, text, joinText(key, list));
    }
  } catch (error) {
    writes.undo();
    throw asSaveError(error);
  }
  for (const key of writes.keys()) announce(key);
}
