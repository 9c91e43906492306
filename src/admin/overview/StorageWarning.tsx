import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { storageRoom } from '@/content/storageRoom';
import { storageUseOptions } from '@/queries/site/storage';
import { applicationsOptions } from '@/queries/content/tracking';
import { useFollowContent } from '@/queries/admin/useFollowContent';
import { strings } from './strings';

/** Says in one line that storage is nearly full, and leads to the way out; nothing before. */
export function StorageWarning() {
  const { data: applications } = useSuspenseQuery(applicationsOptions);
  const { data: use } = useQuery(storageUseOptions);
  useFollowContent(storageUseOptions.queryKey);
  if (use === undefined) return null;
  const codeUnits = use.keys.find(({ key }) => key === 'visaApplications')?.codeUnits ?? 0;
  const { isNearlyFull, share, fits } = storageRoom({
    ...use,
    applications: { count: applications.length, codeUnits },
  });
  if (!isNearlyFull) return null;
  return (
    <p role="status" className="note-line text-advice">
      <TriangleAlert aria-hidden="true" />
      {strings.storageFull.nearlyFull(share, fits)}
      <Link to="/admin/dashboard/profile" hash="storage">
        {strings.storageFull.makeRoom}
      </Link>
    </p>
  );
}
