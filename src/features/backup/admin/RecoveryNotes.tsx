import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { History, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { contentName, recordNames } from '@/features/content/model/contentNames';
import { contentTypes } from '@/domain/registry';
import { formatShortDate } from '@/lib/time/dates';
import type { Comparable, LastCopy, RestorePoint } from '@/features/backup/store/recoverable';
import {
  restoreRecoverableOptions,
  keepDemoOptions,
  offersOptions,
} from '@/features/backup/admin/recovery.queries';
import { useRefetchOnContent, unreadOptions } from '@/shared/admin/queries';
import { saveFailureText } from '@/shared/queries/saves';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { UnreadRecords } from '@/shared/admin/UnreadNote';
import { strings as shared } from '@/shared/admin/strings';
import { strings } from './strings';

const dateOf = ({ at }: Comparable) => formatShortDate(at) ?? '';

function copyText(copy: LastCopy | undefined): string {
  const count = copy?.differences.get(copy.key)?.incoming ?? 0;
  return copy ? strings.damage.copy(dateOf(copy), count) : strings.damage.noCopy;
}

/** Names the contents of an offer that are not stored here. */
function offerText(point: RestorePoint): string {
  const names = [...point.differences].flatMap(([key, { added, changed }]) => {
    const count = added + changed;
    if (count === 0) return [];
    return count === 1 ? contentName(key) : strings.earlier.several(contentName(key), count);
  });
  return strings.earlier.offer(dateOf(point), names);
}

function askedOf(item: Comparable): { question: string; consequence: string } {
  if (item.kind === 'point') return strings.earlier;
  const { question, consequence } = strings.damage;
  return { question, consequence: consequence(contentName(item.key), copyText(item)) };
}

/** Unreadable content, copies that can replace it, and data from before the demo, if any. */
export function RecoveryNotes() {
  const { data: { unreadable = [], lastCopies = [], beforeDemo = [] } = {} } =
    useQuery(offersOptions);
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
  const restore = useMutation(restoreRecoverableOptions);
  const keep = useMutation(keepDemoOptions);
  const [asked, setAsked] = useState<Comparable>();
  const ask = (item: Comparable) => {
    restore.reset();
    setAsked(item);
  };
  return (
    <>
      {unreadable.length + losses.length > 0 && (
        <section aria-labelledby="damage">
          <h2 id="damage" className="sr-only">
            {strings.damage.title}
          </h2>
          <ul className="grid gap-2 text-error">
            {unreadable.map((key) => {
              const copy = lastCopies.find((each) => each.key === key);
              return (
                <li key={key} className="note-line">
                  <TriangleAlert aria-hidden="true" />
                  <span>
                    {strings.damage.unreadable(<strong>{contentName(key)}</strong>)}{' '}
                    <span>{copyText(copy)}</span>
                  </span>
                  {copy ? (
                    <button
                      type="button"
                      aria-label={strings.damage.restoreOf(contentName(key))}
                      onClick={() => ask(copy)}
                    >
                      {strings.damage.restore}
                    </button>
                  ) : (
                    <Link to="/admin/dashboard/profile" hash="recovery">
                      {shared.unread.toSetAside}
                    </Link>
                  )}
                </li>
              );
            })}
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
            {beforeDemo.map((point) => (
              <li key={point.id} className="note-line">
                <History aria-hidden="true" />
                <span className="wrap-anywhere">{offerText(point)}</span>
                <button type="button" onClick={() => ask(point)}>
                  {strings.earlier.restore}
                </button>
                {point === beforeDemo.at(-1) && (
                  <button
                    type="button"
                    disabled={keep.isPending}
                    onClick={() => keep.mutate(beforeDemo)}
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
      <ConfirmDialog
        open={asked !== undefined}
        title={asked && askedOf(asked).question}
        text={asked && askedOf(asked).consequence}
        confirmLabel={strings.damage.confirm}
        isBusy={restore.isPending}
        failure={
          restore.isError ? strings.damage.failed(saveFailureText(restore.error)) : undefined
        }
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) restore.mutate({ item: asked }, { onSuccess: () => setAsked(undefined) });
        }}
      />
    </>
  );
}
