import type { ContentKey } from '@/domain/registry';
import { db, keyRange, type AdminFlagRow } from '@/store/journal/db';
import { announce } from '@/store/local/changeEvents';
import { commit } from '@/store/journal/commit';
import { withDatabase } from '@/store/journal/database';
import type { StorageKey } from './keys';
import type { RecordMetadata } from './hooks';

/** Whether a restore only adds missing records of this key, because people sent them. */
export const isAddedOnly = (key: ContentKey): boolean =>
  key === 'visaApplications' || key === 'contactMessages';

/** A name for a record that is unique among all keys. */
export const recordName = (key: ContentKey, id: string): string => `${key} ${id}`;

/** Flags records as deleted, so that no restore adds them. In a transaction. */
export async function noteErased(key: ContentKey, ids: readonly string[]): Promise<void> {
  await db.adminFlags.bulkPut(ids.map((id) => ({ kind: 'erased', id: recordName(key, id) })));
}

/** Removes these flags when a deletion is undone. In a transaction. */
export async function forgetErased(key: ContentKey, ids: readonly string[]): Promise<void> {
  await db.adminFlags.bulkDelete(ids.map((id) => ['erased', recordName(key, id)]));
}

/** The flagged ids of a kind; none without a database. @throws SaveError */
export function adminFlagsOf(kind: AdminFlagRow['kind']): Promise<ReadonlySet<string>> {
  return withDatabase(
    async () => {
      const range = keyRange(kind);
      const rows = await db.adminFlags
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
  await db.adminFlags.bulkPut(ids.map((id) => ({ kind, id })));
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
