import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { daysAgo, isBackupDue } from '@/content/backup/backupAge';
import { backupTimesOptions } from '@/queries/backupTimes';
import { buttonClass } from '@/ui/buttonClass';
import { Card } from '@/ui/Card';
import { words } from './words';

/** Asks for a backup seven days after the last one, or after the first data; nothing before. */
export function BackupReminder() {
  const { data: times } = useQuery(backupTimesOptions);
  const [now] = useState(Date.now);
  if (times === undefined || !isBackupDue(times, now)) return null;
  return (
    <Card>
      <section
        aria-labelledby="backup-due"
        className="flex flex-wrap items-center justify-between gap-4"
      >
        <div className="grid gap-1">
          <h2 id="backup-due" className="text-xl">
            {words.backup.title}
          </h2>
          <p className="text-muted">
            {times.lastAt === undefined
              ? words.backup.none
              : words.backup.last(daysAgo(times.lastAt, now))}
          </p>
        </div>
        <Link
          to="/admin/dashboard/profile"
          hash="data"
          className={buttonClass({ variant: 'outline' })}
        >
          {words.backup.make}
        </Link>
      </section>
    </Card>
  );
}
