import { announce } from './changes';
import { SaveError } from './errors';
import type { ContentKey } from './keys';
import { local } from './local';
import { fragment, joinText, parseRecords, placeItems, type Change } from './text';

/** First version: under a lock, without the journal. */
export async function commit(key: ContentKey, change: Change): Promise<void> {
  await navigator.locks.request('commit', () => {
    const text = local.getItem(key);
    const records = text === null ? [] : (parseRecords(key, text) ?? []);
    const next = joinText(key, change(placeItems(records.map(fragment), 0)));
    try {
      local.setItem(key, next);
    } catch (cause) {
      throw new SaveError('full', { cause });
    }
  });
  announce(key);
}
