import { assertDatabaseVersion } from './database';
import { db } from './db';
import type { KeyState } from './journal';
import type { KeyChange } from './keyChange';
import { baseItems, reconcile, type Circumstances } from './reconciliation';
import { composeHash } from './text';

/**
 * Notes the texts that a commit of several keys is about to write as if they were old. Should this
 * page die after the first of them and before the end, nobody takes that one for somebody's work:
 * every key goes back to the journal, and none is new beside old ones.
 */
export async function recordIntents(
  changes: readonly KeyChange[],
  circumstances: Circumstances,
): Promise<void> {
  await db.transaction('rw', db.tables, async () => {
    const epoch = await assertDatabaseVersion();
    for (const { key, change } of changes) {
      const reconciliation = await reconcile(key, epoch, circumstances);
      const hash = composeHash(change(baseItems(reconciliation)));
      const revision = reconciliation.state.revision + 1;
      await markAborted([{ key, hash, revision, savedAt: reconciliation.state.savedAt }]);
    }
  });
}

/**
 * Notes texts that were in localStorage for a moment and then undone, as if they were old: a tab
 * that still sees one takes it for a stale copy, not for someone's own work.
 */
export async function markAborted(
  aborted: readonly Pick<KeyState, 'key' | 'hash' | 'revision' | 'savedAt'>[],
): Promise<void> {
  await db.transaction('rw', db.meta, db.revisions, async () => {
    await assertDatabaseVersion();
    for (const { key, hash, revision, savedAt } of aborted) {
      await db.revisions.put({ key, hash, revision, savedAt });
    }
  });
}
