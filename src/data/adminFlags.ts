import { FIELD } from '@/content/counters/change';
import { announceLocally } from './local/changes';
import { withDatabase, writeTable } from './journal/database';
import { db, everyKeyOf, type MarkRow } from './journal/db';
import type { StorageKey } from './keys';

/** The ids that bear a mark of this kind; none where there is no database. @throws SaveError */
export function adminFlagsOf(kind: MarkRow['kind']): Promise<ReadonlySet<string>> {
  return withDatabase(
    async () => {
      const range = everyKeyOf(kind);
      const rows = await db.marks
        .where('[kind+id]')
        .between(...range)
        .toArray();
      return new Set(rows.map(({ id }) => id));
    },
    () => new Set<string>(),
  );
}

/** Marks ids. In a transaction. */
export async function putAdminFlags(kind: MarkRow['kind'], ids: readonly string[]): Promise<void> {
  await db.marks.bulkPut(ids.map((id) => ({ kind, id })));
}

/**
 * Marks ids, and has whatever shows `about` read again. Without a database nothing is marked.
 * @throws SaveError
 */
export async function setAdminFlags(
  kind: MarkRow['kind'],
  ids: readonly string[],
  about: StorageKey,
): Promise<void> {
  const office = await writeTable(db.marks, async (meta) => {
    await putAdminFlags(kind, ids);
    return meta.office;
  });
  if (kind === 'readMessage' && office?.isInStep === true) {
    const { tellFacts } = await import('./counters/changes');
    const fields = { [FIELD.read]: true };
    await tellFacts(ids.map((record) => ({ key: 'contactMessages', record, fields })));
  }
  announceLocally(about);
}
