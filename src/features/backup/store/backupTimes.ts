import type { BackupTimes } from '@/features/backup/model/backupAge';
import { withDatabase } from '@/store/journal/database';
import { db, keyRange } from '@/store/journal/db';
import { SEEDED_FLAG } from '@/config';
import { CONTENT_KEYS } from '@/store/keys';
import { setAdminFlags, adminFlagsOf } from '@/store/adminFlags';

/** The age of the oldest data: of a snapshot, or of a revision. */
async function findDataSince(): Promise<number | undefined> {
  const snapshot = await db.snapshots.toCollection().first();
  const times = snapshot ? [snapshot.takenAt] : [];
  for (const key of CONTENT_KEYS) {
    const range = keyRange(key);
    const oldest = await db.revisions
      .where('[key+revision]')
      .between(...range)
      .first();
    if (oldest) times.push(oldest.savedAt);
  }
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** The times of the last backup and of the oldest data. @throws SaveError */
export async function backupTimes(): Promise<BackupTimes> {
  const made = [...(await adminFlagsOf('backup'))].map(Number).filter((at) => at > 0);
  const dataSince = await withDatabase(findDataSince, () => undefined);
  return { lastAt: made.length > 0 ? Math.max(...made) : undefined, dataSince };
}

/** Records a backup. @throws SaveError */
export function recordBackup(at: number): Promise<void> {
  return setAdminFlags('backup', [String(at)], SEEDED_FLAG);
}
