import type { ContentKey } from '@/domain/registry';
import { db } from './journal/db';

/** Whether a restore only adds missing records of this key, because people sent them. */
export const isAddedOnly = (key: ContentKey): boolean =>
  key === 'visaApplications' || key === 'contactMessages';

/** A name for a record that is unique among all keys. */
export const recordName = (key: ContentKey, id: string): string => `${key} ${id}`;

/** Marks records as deleted, so that no restore adds them. In a transaction. */
export async function noteErased(key: ContentKey, ids: readonly string[]): Promise<void> {
  await db.marks.bulkPut(ids.map((id) => ({ kind: 'erased', id: recordName(key, id) })));
}

/** Removes these marks when a deletion is undone. In a transaction. */
export async function forgetErased(key: ContentKey, ids: readonly string[]): Promise<void> {
  await db.marks.bulkDelete(ids.map((id) => ['erased', recordName(key, id)]));
}
