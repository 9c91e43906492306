import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { statusTone } from '@/domain/status';
import { statusLabel } from '@/domain/labels';
import { formatTrackingNumber } from '@/domain/trackingNumber';
import { applicationsOptions } from '@/features/applications/queries';
import { lazyOptional } from '@/ui/deferred';
import { isDraftExpected } from '@/store/draftMark';
import { Badge } from '@/ui/elements';
import { buttonClass } from '@/ui/controls/Button';
import { deferredStrings } from './strings';

const DeliveryPanel = lazyOptional(
  async () => (await import('@/features/handover/visitor/delivery/DeliveryPanel')).DeliveryPanel,
);

/** For returning visitors: the draft, or the newest application. It overlaps the hero's padding. */
export function ComingBack() {
  const { data: stored = [] } = useQuery(applicationsOptions);
  const [isDraft] = useState(isDraftExpected);
  const [newest] = stored.toSorted((one, other) =>
    other.submissionDate.localeCompare(one.submissionDate),
  );
  if (!isDraft && newest === undefined) return null;
  return (
    <section
      aria-label={deferredStrings.comingBack.label}
      className="relative z-1 -mb-13 border-b border-hairline bg-base-200 no-print"
    >
      <div className="page-width grid min-h-13 grid-cols-[1fr_auto] content-center gap-x-4 leading-tight">
        {isDraft || newest === undefined ? (
          <>
            <p className="self-center">{deferredStrings.comingBack.draft}</p>
            <Link to="/apply" className={buttonClass()}>
              {deferredStrings.comingBack.continue}
            </Link>
          </>
        ) : (
          <>
            <Link
              to="/track"
              search={{ number: newest.trackingNumber }}
              translate="no"
              className="justify-self-start font-mono font-semibold underline"
            >
              {formatTrackingNumber(newest.trackingNumber)}
            </Link>
            {newest.status === 'Submitted' ? (
              <Suspense>
                <DeliveryPanel application={newest} isBrief />
              </Suspense>
            ) : (
              <Badge tone={statusTone(newest.status)}>{statusLabel(newest.status)}</Badge>
            )}
          </>
        )}
      </div>
    </section>
  );
}
