import { useState } from 'react';
import { type BackupTimes, daysAgo, isBackupDue } from '@/features/backup/model/backupAge';
import { formatDateTime } from '@/lib/time/dates';
import { dataStrings } from '../strings';

/** When this browser made its last backup, whether the next is due, and what no backup contains. */
export function LastBackup({ times }: { times: BackupTimes | undefined }) {
  const [now] = useState(Date.now);
  if (times === undefined) return null;
  const { lastAt } = times;
  const isDue = isBackupDue(times, now);
  const when =
    lastAt === undefined
      ? dataStrings.lastBackup.none
      : dataStrings.lastBackup.made(
          formatDateTime(lastAt) ?? '',
          daysAgo(lastAt, Math.max(now, lastAt)),
        );
  return (
    <>
      <p className={isDue ? 'font-semibold text-advice' : 'text-muted'}>
        <span>{when}</span>{' '}
        {isDue && (
          <span>
            {lastAt === undefined
              ? dataStrings.lastBackup.isFirstDue
              : dataStrings.lastBackup.isDue}
          </span>
        )}
      </p>
    </>
  );
}
