import { useState } from 'react';
import { type BackupTimes, daysAgo, isBackupDue } from '@/content/backup/backupAge';
import { formatDateTime } from '@/lib/dates';

/** When the last backup was made in this browser, and whether it is time for the next. */
export function LastBackup({ times }: { times: BackupTimes | undefined }) {
  const [now] = useState(Date.now);
  if (times === undefined) return null;
  const { lastAt } = times;
  const isDue = isBackupDue(times, now);
  const when =
    lastAt === undefined
      ? 'No backup has been made in this browser.'
      : `Last backup: ${formatDateTime(new Date(lastAt).toISOString()) ?? ''} (${daysAgo(lastAt, Math.max(now, lastAt))}).`;
  return (
    <p className={isDue ? 'font-semibold text-advice' : 'text-muted'}>
      {when}
      {isDue && ' It is time for a new one.'}
    </p>
  );
}
