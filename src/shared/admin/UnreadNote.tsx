import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CollectionKey } from '@/domain/registry';
import { unreadOptions } from './queries';
import { type RecordNames, strings } from './strings';

/** A warning above a list about unreadable records of its collection. */
export function UnreadNote({ of: key, names }: { of: CollectionKey; names: RecordNames }) {
  const { data: unread = 0 } = useQuery(unreadOptions(key));
  if (unread === 0) return null;
  return (
    <p className="failure-note">
      {unread === 'all' ? (
        <>
          <span>{strings.unread.all(names)}</span>{' '}
          <Link to="/admin/dashboard/overview" className="underline">
            {strings.unread.toOverview}
          </Link>
        </>
      ) : (
        <UnreadRecords names={names} count={unread} />
      )}
    </p>
  );
}

/** The number of unreadable records, with a link to their text. */
export function UnreadRecords({ names, count }: { names: RecordNames; count: number }) {
  return (
    <>
      <span>{strings.unread.some(names, count)}</span>{' '}
      <Link to="/admin/dashboard/profile" hash="recovery" className="underline">
        {strings.unread.toSetAside}
      </Link>
    </>
  );
}
