import { admit } from './database';
import { db } from './db';
import { disown } from './journal';
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
    const now = Date.now();
    const epoch = await admit();
    for (const { key, change } of changes) {
      const standing = await standingOf(key, epoch, circumstances, now);
      const hash = composeHash(change(baseItems(standing)));
      const revision = standing.held.revision + 1;
      await disown([{ key, hash, revision, savedAt: standing.held.savedAt }]);
    }
  });
}
