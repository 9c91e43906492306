import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { daysAgo, isBackupDue } from '@/content/backup/backupAge';
import { backupTimesOptions } from '@/queries/admin/recovery';
import { strings } from './strings';

/** Asks for a backup seven days after the last one, or after the first data; nothing before. */
export function BackupReminder() {
  const { data: times } = useQuery(backupTimesOptions);
  const [now] = useState(Date.now);
  if (times === undefined || !isBackupDue(times, now)) return null;
  return (
    <section aria-labelledby="backup-due" className="note-line text-advice">
      <TriangleAlert aria-hidden="true" />
      <h2 id="backup-due" className="font-sans">
        {strings.backup.title}
      </h2>
      <p>
        {times.lastAt === undefined
          ? strings.backup.none
          : strings.backup.last(daysAgo(times.lastAt, now))}
      </p>
      <Link to="/admin/dashboard/profile" hash="data">
        {strings.backup.make}
      </Link>
    </section>
  );
}
