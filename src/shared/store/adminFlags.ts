import { announce } from '@/store/local/changeEvents';
import { commit } from '@/store/journal/commit';
import { withDatabase } from '@/store/journal/database';
import { db, keyRange, type AdminFlagRow } from '@/store/journal/db';
import type { StorageKey } from '@/store/keys';
import type { RecordMetadata } from '@/store/hooks';

/** The flagged ids of a kind; none without a database. @throws SaveError */
export function adminFlagsOf(kind: AdminFlagRow['kind']): Promise<ReadonlySet<string>> {
  return withDatabase(
    async () => {
      const range = keyRange(kind);
      const rows = await db.marks
        .where('[kind+id]')
        .between(...range)
        .toArray();
      return new Set(rows.map(({ id }) => id));
    },
    () => new Set<string>(),
  );
}

/** Flags ids. In a transaction. */
export async function putAdminFlags(
  kind: AdminFlagRow['kind'],
  ids: readonly string[],
): Promise<void> {
  await db.marks.bulkPut(ids.map((id) => ({ kind, id })));
}

/**
 * Flags ids and notifies the readers of `about`; does nothing without a database.
 * @throws SaveError
 */
export async function setAdminFlags(
  kind: AdminFlagRow['kind'],
  ids: readonly string[],
  about: StorageKey,
  metadata: readonly RecordMetadata[] = [],
): Promise<void> {
  await commit({ changes: [], rows: () => putAdminFlags(kind, ids), metadata });
  announce(about);
}
