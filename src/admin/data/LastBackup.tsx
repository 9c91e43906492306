import { useState } from 'react';
import { type BackupTimes, daysAgo, isBackupDue } from '@/content/backup/backupAge';
import { formatDateTime } from '@/lib/dates';
import { words } from './words';

/** When the last backup was made in this browser, and whether it is time for the next. */
export function LastBackup({ times }: { times: BackupTimes | undefined }) {
  const [now] = useState(Date.now);
  if (times === undefined) return null;
  const { lastAt } = times;
  const isDue = isBackupDue(times, now);
  const when =
    lastAt === undefined
      ? words.lastBackup.none
      : words.lastBackup.made(
          formatDateTime(new Date(lastAt).toISOString()) ?? '',
          daysAgo(lastAt, Math.max(now, lastAt)),
        );
  return (
    <p className={isDue ? 'font-semibold text-advice' : 'text-muted'}>
      {when}
      {isDue && ` ${lastAt === undefined ? words.lastBackup.isFirstDue : words.lastBackup.isDue}`}
    </p>
  );
}
