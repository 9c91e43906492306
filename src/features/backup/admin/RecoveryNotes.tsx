import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { History, TriangleAlert } from 'lucide-react';
import { contentName, recordNames } from '@/features/content/model/contentTypeConfigs';
import { contentTypes } from '@/domain/registry';
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
  const { data: { unreadable = [], beforeDemo = [] } = {} } = useQuery(offersOptions);
  useRefetchOnContent(offersOptions.queryKey);
  const losses = useQueries({
    queries: contentTypes.map(({ key }) => unreadOptions(key)),
    combine: (results) =>
      results.flatMap(({ data }, index) => {
        const key = contentTypes[index]?.key;
        return key !== undefined && typeof data === 'number' && data > 0
          ? [{ key, count: data }]
          : [];
      }),
  });
  const keep = useMutation(keepDemoOptions);
  return (
    <>
      {unreadable.length + losses.length > 0 && (
        <section aria-labelledby="damage">
          <h2 id="damage" className="sr-only">
            {strings.damage.title}
          </h2>
          <ul className="grid gap-2 text-error">
            {unreadable.map((key) => (
              <li key={key} className="note-line">
                <TriangleAlert aria-hidden="true" />
                <span>{strings.damage.unreadable(<strong>{contentName(key)}</strong>)}</span>
                <Link to="/admin/dashboard/profile" hash="recovery">
                  {shared.unread.toSetAside}
                </Link>
              </li>
            ))}
            {losses.map(({ key, count }) => (
              <li key={key} className="note-line">
                <TriangleAlert aria-hidden="true" />
                <span>
                  <UnreadRecords names={recordNames(key)} count={count} />
                </span>
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
            <p role="alert" className="failure-note">
              {strings.earlier.notKept(saveFailureText(keep.error))}
            </p>
          )}
        </section>
      )}
    </>
  );
}
