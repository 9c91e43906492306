import { useMutation, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '@/lib/time/dates';
import {
  type PreDemoData,
  preDemoDataOptions,
  keepDemoOptions,
  restorePreDemoDataOptions,
} from '@/queries/admin/preDemoData';
import { saveFailureText } from '@/queries/saveFailure';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { CONTENT_NAMES } from '@/content/types/contentNames';
import { strings } from './strings';

function offerText({ takenAt, recordCounts }: PreDemoData): string {
  const when = formatDateTime(new Date(takenAt).toISOString()) ?? '';
  const names = [...recordCounts].map(([key, count]) =>
    count === 1 ? CONTENT_NAMES[key] : strings.earlier.several(CONTENT_NAMES[key], count),
  );
  return strings.earlier.offer(when, names);
}

/** What was here before the demo content was written, until it is restored or declined. */
export function PreDemoDataOffer() {
  const { data: offers = [] } = useQuery(preDemoDataOptions);
  const restore = useMutation(restorePreDemoDataOptions);
  const keep = useMutation(keepDemoOptions);
  const [asked, setAsked] = useState<PreDemoData>();
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier" className="sr-only">
        {strings.earlier.title}
      </h2>
      <ul className="grid gap-2">
        {offers.map((offer) => (
          <li key={offer.id} className="note-line">
            <History aria-hidden="true" />
            <span className="wrap-anywhere">{offerText(offer)}</span>
            <button
              type="button"
              onClick={() => {
                restore.reset();
                setAsked(offer);
              }}
            >
              {strings.earlier.restore}
            </button>
            {offer === offers.at(-1) && (
              <button type="button" disabled={keep.isPending} onClick={() => keep.mutate(offers)}>
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
      <ConfirmDialog
        open={asked !== undefined}
        title={strings.earlier.question}
        text={strings.earlier.consequence}
        confirmLabel={strings.earlier.confirm}
        isBusy={restore.isPending}
        failure={
          restore.isError ? strings.earlier.failed(saveFailureText(restore.error)) : undefined
        }
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) restore.mutate(asked, { onSuccess: () => setAsked(undefined) });
        }}
      />
    </section>
  );
}
