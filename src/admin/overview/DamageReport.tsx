import { useMutation, useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '@/lib/time/dates';
import {
  type Damage,
  damageOptions,
  restoreCopyOptions,
  unreadOptions,
} from '@/queries/admin/damage';
import { saveFailureText } from '@/queries/saveFailure';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { CONTENT_NAMES } from '@/content/types/contentNames';
import { contentTypes } from '@/content/types/contentTypes';
import { UnreadRecords } from '../UnreadNote';
import { strings as shared } from '../strings';
import { strings } from './strings';

function copyText({ copy }: Damage): string {
  if (copy === undefined) return strings.damage.noCopy;
  const keptOn = formatDateTime(copy.savedAt.toISOString()) ?? '';
  return strings.damage.copy(keptOn, copy.recordCount);
}

/** A line for each content that cannot be read, with the copy that could take its place; nothing when all is well. */
export function DamageReport() {
  const damages = useQueries({
    queries: damageOptions,
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
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
  const restore = useMutation(restoreCopyOptions);
  const [asked, setAsked] = useState<Damage>();
  if (damages.length === 0 && losses.length === 0) return null;
  return (
    <section aria-labelledby="damage">
      <h2 id="damage" className="sr-only">
        {strings.damage.title}
      </h2>
      <ul className="grid gap-2 text-error">
        {damages.map((damage) => (
          <li key={damage.key} className="note-line">
            <TriangleAlert aria-hidden="true" />
            <span>
              {strings.damage.unreadable(<strong>{CONTENT_NAMES[damage.key]}</strong>)}{' '}
              {copyText(damage)}
            </span>
            {damage.copy ? (
              <button
                type="button"
                aria-label={strings.damage.restoreOf(CONTENT_NAMES[damage.key])}
                onClick={() => {
                  restore.reset();
                  setAsked(damage);
                }}
              >
                {strings.damage.restore}
              </button>
            ) : (
              <Link to="/admin/dashboard/profile" hash="set-aside">
                {shared.unread.toSetAside}
              </Link>
            )}
          </li>
        ))}
        {losses.map(({ key, count }) => (
          <li key={key} className="note-line">
            <TriangleAlert aria-hidden="true" />
            <span>
              <UnreadRecords of={key} count={count} />
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title={strings.damage.question}
        text={asked && strings.damage.consequence(CONTENT_NAMES[asked.key], copyText(asked))}
        confirmLabel={strings.damage.confirm}
        isBusy={restore.isPending}
        failure={
          restore.isError ? strings.damage.failed(saveFailureText(restore.error)) : undefined
        }
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) restore.mutate(asked.key, { onSuccess: () => setAsked(undefined) });
        }}
      />
    </section>
  );
}
