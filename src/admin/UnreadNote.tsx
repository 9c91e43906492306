import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CollectionKey } from '@/content/types/registry';
import { unreadOptions } from '@/queries/admin/recovery';
import { strings } from './strings';

/** Above a list: what is stored of its kind and cannot be shown. */
export function UnreadNote({ of: key }: { of: CollectionKey }) {
  const { data: unread = 0 } = useQuery(unreadOptions(key));
  if (unread === 0) return null;
  return (
    <p className="failure-note">
      {unread === 'all' ? (
        <>
          {strings.unread.all(key)}{' '}
          <Link to="/admin/dashboard/overview" className="underline">
            {strings.unread.toOverview}
          </Link>
        </>
      ) : (
        <UnreadRecords of={key} count={unread} />
      )}
    </p>
  );
}

/** How many records cannot be read, and the way to their texts. */
export function UnreadRecords({ of: key, count }: { of: CollectionKey; count: number }) {
  return (
    <>
      {strings.unread.some(key, count)}{' '}
      <Link to="/admin/dashboard/profile" hash="recovery" className="underline">
        {strings.unread.toSetAside}
      </Link>
    </>
  );
}
