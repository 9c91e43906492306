import { type EntryVersion, readVersions, versionsToKeep } from '@/engines/backup/entryVersions';
import type { EntryRecord } from '@/domain/contentType';
import type { ContentKey } from '@/domain/registry';
import { isAddedOnly } from '@/store/adminFlags';
import { withDatabase } from '@/store/journal/database';
import { db } from '@/store/journal/db';
import type { StoredItem } from '@/store/keys';

const table = db.table<EntryVersion, [string, string, number]>('versions');

/** The versions of some entries, or of all, oldest first. In or out of a transaction. */
export async function versionRows(entries?: readonly (readonly [ContentKey, string])[]) {
  const found = entries ? table.where('[key+id]').anyOf(entries) : table;
  return readVersions(await found.toArray());
}

/** Adds versions, and deletes those that `versionsToKeep` leaves out. In a transaction. */
export async function addVersions(added: readonly EntryVersion[]): Promise<void> {
  await table.bulkPut(added);
  const all = await table.toArray();
  const kept = new Set(versionsToKeep(readVersions(all), Date.now()));
  const others = all.filter((each) => !kept.has(each));
  await table.bulkDelete(others.map(({ key, id, at }) => [key, id, at]));
}

/** Adds a version for a save, unless it equals the last one, as after a retry. In a transaction. */
export async function keepVersion(key: ContentKey, entry: EntryRecord): Promise<void> {
  const text = JSON.stringify(entry);
  const last = (await versionRows([[key, entry.id]])).at(-1);
  if (last?.text !== text)
    await addVersions(readVersions([{ key, id: entry.id, at: Date.now(), text }]));
}

/** The earlier saves of an entry, oldest first. @throws SaveError */
export function versionsOf(key: ContentKey, id: string): Promise<EntryVersion[]> {
  return withDatabase<EntryVersion[]>(
    () => versionRows([[key, id]]),
    () => [],
  );
}

/** In a transaction. */
export const clearVersions = () => table.clear();

/** Deletes the versions of the records that a commit removes. In a transaction. */
export async function dropVersions(
  key: ContentKey,
  before: readonly StoredItem[],
  after: readonly StoredItem[],
): Promise<void> {
  if (before === after || isAddedOnly(key)) return;
  const left = new Set(after.map(({ id }) => id));
  const gone = before.flatMap(({ id = '' }) => (left.has(id) ? [] : [[key, id]]));
  await table.where('[key+id]').anyOf(gone).delete();
}
