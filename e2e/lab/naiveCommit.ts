import { announce } from '@/store/local/changeEvents';
import type { CommitExtras, KeyChange } from '@/store/journal/commit';
import type { ContentKey } from '@/domain/registry';
import { local } from '@/store/local/local';
import { fragment, joinText, parseRecords, placeItems, type Rewrite } from '@/store/journal/text';

/** Read, change, write without a journal; the torture tests must fail with it. */
export function commit(key: ContentKey, change: Rewrite, extras?: CommitExtras): Promise<void> {
  return commitMany([{ key, change }], extras);
}

export async function commitMany(
  changes: readonly KeyChange[],
  { within, setsSeededFlag = false }: CommitExtras = {},
): Promise<void> {
  if (setsSeededFlag) local.setItem('isDemoInitialized', 'true');
  for (const { key, change } of changes) {
    const text = local.getItem(key);
    const records = text === null ? [] : (parseRecords(key, text) ?? []);
    const items = placeItems(records.map(fragment), 1);
    const list = change(items);
    if (list !== items) local.setItem(key, joinText(key, list));
    announce(key);
  }
  await within?.();
}
