import { isWebKit } from '@/lib/browser/isWebKit';
import { assertDatabaseVersion, withDatabase, writeTable } from '../journal/database';
import { db, type DraftRow } from '../journal/db';
import { SaveError } from '../errors';
import { withBytes, withFiles } from '../documents/keptFile';
import { takesFiles } from '../documents/fileRows';

function refuse(): never {
  throw new SaveError('blocked');
}

/** As it was put. */
function whole(row: DraftRow): DraftRow {
  return isWebKit ? { ...row, value: withFiles(row.value) } : row;
}

/** @throws SaveError */
export function putDraft(draft: DraftRow): Promise<void> {
  return withDatabase(
    async () => {
      const kept = (await takesFiles()) ? draft : { ...draft, value: await withBytes(draft.value) };
      await db.transaction('rw', db.meta, db.drafts, async () => {
        await assertDatabaseVersion();
        await db.drafts.put(kept);
      });
    },
    refuse,
    'write',
  );
}

/** @throws SaveError */
export function removeDraftRow(id: string): Promise<void> {
  return writeTable(db.drafts, () => db.drafts.delete(id));
}

/** None where there is no database. @throws SaveError */
export function draftRow(id: string): Promise<DraftRow | undefined> {
  return withDatabase(
    async () => {
      const row = await db.drafts.get(id);
      return row && whole(row);
    },
    () => undefined,
  );
}

/** The drafts whose id begins so, newest first; none where there is no database. @throws SaveError */
export function draftRowsFrom(start: string): Promise<DraftRow[]> {
  return withDatabase(
    async () => {
      const drafts = await db.drafts.where('id').startsWith(start).toArray();
      return drafts.map(whole).toSorted((a, b) => b.savedAt - a.savedAt);
    },
    () => [],
  );
}
