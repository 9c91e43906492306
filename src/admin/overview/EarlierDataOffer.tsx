import { useMutation, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '@/lib/dates';
import {
  type EarlierData,
  earlierDataOptions,
  keepDemoOptions,
  restoreEarlierOptions,
} from '@/queries/earlierData';
import { saveFailureText } from '@/queries/saveFailure';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { CONTENT_NAMES } from '@/content/contentNames';
import { words } from './words';

function offerText({ takenAt, recordCounts }: EarlierData): string {
  const when = formatDateTime(new Date(takenAt).toISOString()) ?? '';
  const names = [...recordCounts].map(([key, count]) =>
    count === 1 ? CONTENT_NAMES[key] : words.earlier.several(CONTENT_NAMES[key], count),
  );
  return words.earlier.offer(when, names);
}

/** What was here before the demo content was written, until it is restored or declined. */
export function EarlierDataOffer() {
  const { data: offers = [] } = useQuery(earlierDataOptions);
  const restore = useMutation(restoreEarlierOptions);
  const keep = useMutation(keepDemoOptions);
  const [asked, setAsked] = useState<EarlierData>();
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier" className="sr-only">
        {words.earlier.title}
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
              {words.earlier.restore}
            </button>
            {offer === offers.at(-1) && (
              <button type="button" disabled={keep.isPending} onClick={() => keep.mutate(offers)}>
                {words.earlier.keepDemo}
              </button>
            )}
          </li>
        ))}
      </ul>
      {keep.isError && (
        <p role="alert" className="failure-note">
          {words.earlier.notKept(saveFailureText(keep.error))}
        </p>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={words.earlier.question}
        text={words.earlier.consequence}
        confirmLabel={words.earlier.confirm}
        isBusy={restore.isPending}
        failure={restore.isError ? words.earlier.failed(saveFailureText(restore.error)) : undefined}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) restore.mutate(asked, { onSuccess: () => setAsked(undefined) });
        }}
      />
    </section>
  );
}
