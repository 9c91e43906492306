import { FailureNote } from '@/ui/elements';
import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { History, TriangleAlert } from 'lucide-react';
import { contentName, recordNames } from '@/features/content/model/contentTypeConfigs';
import { BACKED_UP_TYPES } from '@/engines/backup/backupFile';
import { isCollectionKey } from '@/store/keys';
import { formatShortDate } from '@/lib/dates';
import type { EarlierData } from '@/features/backup/store/recoverable';
import { keepDemoOptions, offersOptions } from '@/features/backup/admin/queries';
import { useRefetchOnContent, unreadOptions } from '@/shared/admin/queries';
import { saveFailureText } from '@/shared/queries/saves';
import { UnreadRecords } from '@/shared/admin/ShownRecord';
import { strings as shared } from '@/shared/admin/strings';
import { strings } from './strings';

/** Lists the contents of an offer that are missing here. */
function offerText({ at, effects }: EarlierData): string {
  const names = [...effects].flatMap(([key, { added, changed }]) => {
    const count = added + changed;
    if (count === 0) return [];
    return count === 1 ? contentName(key) : strings.earlier.several(contentName(key), count);
  });
  return strings.earlier.offer(formatShortDate(at) ?? '', names);
}

/** Shows unreadable content and data from before the demo, if any. */
export function RecoveryNotes() {
  const { data: beforeDemo = [] } = useQuery(offersOptions);
  useRefetchOnContent(offersOptions.queryKey);
  const losses = useQueries({
    queries: BACKED_UP_TYPES.map(({ key }) => unreadOptions(key)),
    combine: (results) => BACKED_UP_TYPES.map(({ key }, at) => ({ key, count: results[at]?.data })),
  })
    .filter(({ count = 0 }) => count !== 0)
    // What is lost as a whole comes first.
    .toSorted((a, b) => Number(b.count === 'all') - Number(a.count === 'all'));
  const keep = useMutation(keepDemoOptions);
  return (
    <>
      {losses.length > 0 && (
        <section aria-labelledby="damage">
          <h2 id="damage" className="sr-only">
            {strings.damage.title}
          </h2>
          <ul className="grid gap-2 text-error">
            {losses.map(({ key, count }) => (
              <li key={key} className="note-line">
                <TriangleAlert aria-hidden="true" />
                {typeof count === 'number' && isCollectionKey(key) ? (
                  <span>
                    <UnreadRecords names={recordNames(key)} count={count} />
                  </span>
                ) : (
                  <>
                    <span>{strings.damage.unreadable(<strong>{contentName(key)}</strong>)}</span>
                    <Link to="/admin/dashboard/profile" hash="recovery">
                      {shared.unread.toSetAside}
                    </Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {beforeDemo.length > 0 && (
        <section aria-labelledby="earlier">
          <h2 id="earlier" className="sr-only">
            {strings.earlier.title}
          </h2>
          <ul className="grid gap-2">
            {beforeDemo.map((data) => (
              <li key={data.snapshot} className="note-line">
                <History aria-hidden="true" />
                <span className="wrap-anywhere">{offerText(data)}</span>
                <Link to="/admin/dashboard/profile" hash="recovery">
                  {strings.earlier.restore}
                </Link>
                {data === beforeDemo.at(-1) && (
                  <button
                    type="button"
                    disabled={keep.isPending}
                    onClick={() => keep.mutate(beforeDemo.map(({ snapshot }) => snapshot))}
                  >
                    {strings.earlier.keepDemo}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {keep.isError && (
            <FailureNote>{strings.earlier.notKept(saveFailureText(keep.error))}</FailureNote>
          )}
        </section>
      )}
    </>
  );
}
