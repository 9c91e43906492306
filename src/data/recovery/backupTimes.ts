import type { BackupTimes } from '@/content/backup/backupAge';
import { withDatabase } from '../journal/database';
import { db, everyKeyOf } from '../journal/db';
import { CONTENT_KEYS, SEEDED_FLAG } from '../keys';
import { setAdminFlags, adminFlagsOf } from '../adminFlags';

/** The first sign of data that is still kept: a snapshot, or the oldest revision of a key. */
async function findDataSince(): Promise<number | undefined> {
  const snapshot = await db.snapshots.toCollection().first();
  const times = snapshot ? [snapshot.takenAt] : [];
  for (const key of CONTENT_KEYS) {
    const range = everyKeyOf(key);
    const oldest = await db.revisions
      .where('[key+revision]')
      .between(...range)
      .first();
    if (oldest) times.push(oldest.savedAt);
  }
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** When the last backup was made in this browser, and since when there is data. @throws SaveError */
export async function backupTimes(): Promise<BackupTimes> {
  const made = [...(await adminFlagsOf('backup'))].map(Number).filter((at) => at > 0);
  const dataSince = await withDatabase(findDataSince, () => undefined);
  return { lastAt: made.length > 0 ? Math.max(...made) : undefined, dataSince };
}

/** Notes that a backup was made. @throws SaveError */
export function noteBackup(at: number): Promise<void> {
  return setAdminFlags('backup', [String(at)], SEEDED_FLAG);
}
