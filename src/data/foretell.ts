import { admit } from './database';
import { db } from './db';
import type { Held } from './journal';
import type { KeyChange } from './keyChange';
import { baseItems, standingOf, type Circumstances } from './standing';
import { composeHash } from './text';

/**
 * Notes the texts that a commit of several keys is about to write as if they were old. Should this
 * page die after the first of them and before the end, nobody takes that one for somebody's work:
 * every key goes back to the journal, and none is new beside old ones.
 */
export async function foretell(
  changes: readonly KeyChange[],
  circumstances: Circumstances,
): Promise<void> {
  await db.transaction('rw', db.tables, async () => {
    const epoch = await admit();
    for (const { key, change } of changes) {
      const standing = await standingOf(key, epoch, circumstances);
      const hash = composeHash(change(baseItems(standing)));
      const revision = standing.held.revision + 1;
      await disown([{ key, hash, revision, savedAt: standing.held.savedAt }]);
    }
  });
}

/**
 * Notes texts that were in localStorage for a moment and then undone, as if they were old: a tab
 * that still sees one takes it for a stale copy, not for someone's own work.
 */
export async function disown(
  aborted: readonly Pick<Held, 'key' | 'hash' | 'revision' | 'savedAt'>[],
): Promise<void> {
  await db.transaction('rw', db.meta, db.revisions, async () => {
    await admit();
    for (const { key, hash, revision, savedAt } of aborted) {
      await db.revisions.put({ key, hash, revision, savedAt });
    }
  });
}
