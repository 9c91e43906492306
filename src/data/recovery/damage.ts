import { reconcileKeys } from '../journal/reconcileKeys';
import { assertDatabaseVersion, withDatabase } from '../journal/database';
import { db } from '../journal/db';
import { holdLast } from '../journal/journal';
import type { ContentKey } from '../keys';

/** What the journal holds of a key. */
export interface JournalCopy {
  readonly recordCount: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** The journal's last revision of a key; `undefined` where it holds nothing. @throws SaveError */
export function journalCopy(key: ContentKey): Promise<JournalCopy | undefined> {
  return withDatabase<JournalCopy | undefined>(
    () =>
      db.transaction('rw', db.tables, async () => {
        const { text, items, savedAt } = await holdLast(key, await assertDatabaseVersion());
        return text === null ? undefined : { recordCount: items.length, savedAt };
      }),
    () => undefined,
  );
}

/**
 * With the administrator's consent: the journal's text takes the place of a stored text that
 * cannot be read. That text stays in quarantine; a text that can be read stays where it is.
 * @throws SaveError
 */
export function restoreFromJournal(key: ContentKey): Promise<void> {
  return reconcileKeys([key], { replacesUnreadable: true });
}
