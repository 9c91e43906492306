import { isWebKit } from '@/lib/browser/storagePersistence';
import { withDatabase, writeTables, writeTransaction } from './journal/database';
import { db, type DraftRow } from './journal/db';
import { SaveError } from './errors';
import { filesToBytes, bytesToFiles, supportsBlobs } from './fileRows';

const CANCELLED_KEPT_MS = 24 * 60 * 60 * 1000;

/** Whether a draft was cancelled more than a day ago. */
export function isExpired({ cancelledAt }: Pick<DraftRow, 'cancelledAt'>, now: number): boolean {
  return cancelledAt !== undefined && now - cancelledAt > CANCELLED_KEPT_MS;
}

/** @throws SaveError */
export function removeExpiredDrafts(now: number): Promise<void> {
  return withDatabase(
    () =>
      writeTransaction([db.drafts], async () => {
        await db.drafts.filter((row) => isExpired(row, now)).delete();
      }),
    () => undefined,
  );
}

function failWithoutDatabase(): never {
  throw new SaveError('blocked');
}

/** Converts bytes back to files. */
function restoreFiles(row: DraftRow): DraftRow {
  return isWebKit ? { ...row, value: bytesToFiles(row.value) } : row;
}

/** @throws SaveError */
export function putDraft(draft: DraftRow): Promise<void> {
  return withDatabase(
    async () => {
      const storable = (await supportsBlobs())
        ? draft
        : { ...draft, value: await filesToBytes(draft.value) };
      await writeTransaction([db.drafts], () => db.drafts.put(storable));
    },
    failWithoutDatabase,
    'write',
  );
}

/** @throws SaveError */
export function removeDraftRow(id: string): Promise<void> {
  return writeTables([db.drafts], () => db.drafts.delete(id));
}

/** Undefined without a database. @throws SaveError */
export function draftRow(id: string): Promise<DraftRow | undefined> {
  return withDatabase(
    async () => {
      const row = await db.drafts.get(id);
      return row && restoreFiles(row);
    },
    () => undefined,
  );
}

/**
 * The drafts whose id starts with `start`, newest first; none without a database.
 * @throws SaveError
 */
export function draftRowsFrom(start: string): Promise<DraftRow[]> {
  return withDatabase(
    async () => {
      const drafts = await db.drafts.where('id').startsWith(start).toArray();
      return drafts.map(restoreFiles).toSorted((a, b) => b.savedAt - a.savedAt);
    },
    () => [],
  );
}
