import { announce } from '@/store/local/changeEvents';
import type { CommitPlan } from '@/store/journal/commit';
import { local } from '@/store/local/local';
import { parseRecords, fragment, joinText, placeItems } from '@/store/keys';

/** Read, change, write without a journal; the torture tests must fail with it. */
export async function commit({ changes, rows, setsSeededFlag = false }: CommitPlan): Promise<void> {
  if (setsSeededFlag) local.setItem('isDemoInitialized', 'true');
  for (const { key, rewrite } of changes) {
    const text = local.getItem(key);
    const records = text === null ? [] : (parseRecords(key, text) ?? []);
    const items = placeItems(records.map(fragment), 1);
    const list = rewrite(items);
    if (list !== items) local.setItem(key, joinText(key, list));
    announce(key);
  }
  await rows?.();
}
