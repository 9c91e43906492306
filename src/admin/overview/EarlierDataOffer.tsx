import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '@/lib/dates';
import {
  type EarlierData,
  earlierDataOptions,
  keepDemoOptions,
  restoreEarlierOptions,
} from '@/queries/earlierData';
import { saveFailureText } from '@/queries/saveFailure';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { CONTENT_NAMES } from '@/content/contentNames';

function contents({ recordCounts }: EarlierData): string {
  return [...recordCounts]
    .map(([key, count]) => (count === 1 ? CONTENT_NAMES[key] : `${CONTENT_NAMES[key]} (${count})`))
    .join(', ');
}

function whenOf({ takenAt }: EarlierData): string {
  return formatDateTime(new Date(takenAt).toISOString()) ?? '';
}

/** What was here before the demo content was written, until it is restored or declined. */
export function EarlierDataOffer() {
  const { data: offers = [] } = useQuery(earlierDataOptions);
  const restore = useMutation(restoreEarlierOptions);
  const keep = useMutation(keepDemoOptions);
  const [asked, setAsked] = useState<EarlierData>();
  if (offers.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby="earlier" className="grid gap-3">
        <h2 id="earlier" className="text-xl">
          Earlier data found on this device
        </h2>
        <p>Restore it, or keep the demo content. It stays set aside either way.</p>
        <ul className="grid gap-3">
          {offers.map((offer) => (
            <li key={offer.id} className="flex flex-wrap items-center justify-between gap-3">
              <span className="wrap-anywhere">
                Set aside on {whenOf(offer)}: {contents(offer)}.
              </span>
              <Button
                variant="outline"
                onClick={() => {
                  restore.reset();
                  setAsked(offer);
                }}
              >
                Restore
              </Button>
            </li>
          ))}
        </ul>
        <Button
          variant="outline"
          className="justify-self-start"
          disabled={keep.isPending}
          onClick={() => keep.mutate(offers)}
        >
          Keep the demo
        </Button>
        {keep.isError && (
          <p role="alert" className="failure-note">
            Your answer was not kept. {saveFailureText(keep.error)}
          </p>
        )}
      </section>
      <ConfirmDialog
        open={asked !== undefined}
        title="Restore the earlier data?"
        text="It takes the place of the demo content. What you have made since stays beside it, and all that is here now is set aside first."
        confirmLabel="Restore"
        isBusy={restore.isPending}
        failure={
          restore.isError ? `Nothing was restored. ${saveFailureText(restore.error)}` : undefined
        }
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) restore.mutate(asked, { onSuccess: () => setAsked(undefined) });
        }}
      />
    </Card>
  );
}
