import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { expectedDecision } from '@/features/track/model/expectedDecision';
import { statusTone, timeline } from '@/domain/status';
import { statusLabel } from '@/domain/statusLabels';
import { formatTrackingNumber } from '@/domain/trackingNumber';
import { visaTypeLabel } from '@/domain/visaOptions';
import { DashedText } from '@/ui/DashedText';
import { formatDateTime, formatShortDate } from '@/lib/time/dates';
import { lazyOptional } from '@/ui/deferred';
import { visaCardsOptions } from '@/shared/queries/siteContent';
import { applicationsOptions } from '@/features/applications/queries';
import { Stamp } from '@/ui/art/Stamp';
import { Timeline } from '@/ui/Timeline';
import { deliveryOptions } from '@/features/handover/visitor/delivery/queries';
import { ApprovedMoment } from './ApprovedMoment';
import { strings } from './strings';

/** In characters; a rotated stamp of a longer status would overflow a phone's page. */
const LONGEST_TURNED = 60;

const SignedLine = lazyOptional(
  async () => (await import('@/features/handover/visitor/slip/slip.lazy')).SignedLine,
);

const Party = lazyOptional(
  async () => (await import('@/features/handover/visitor/delivery/Party')).Party,
);

const DeliveryPanel = lazyOptional(
  async () => (await import('@/features/handover/visitor/delivery/DeliveryPanel')).DeliveryPanel,
);

const contactLink = (text: string) => (
  <Link to="/contact" className="underline">
    {text}
  </Link>
);

interface TrackResultProps {
  /** The id of the application found. */
  id: string | undefined;
  /** When it was found, in milliseconds since 1970. */
  at: number;
  /** Whether the user searched here, so that the result takes the focus. */
  takesFocus: boolean;
}

/** The status and the four stages of one application (SPEC section 4). */
export function TrackResult({ id, at, takesFocus }: TrackResultProps) {
  const { data: application } = useQuery({
    ...applicationsOptions,
    select: (entries) => entries.find((entry) => entry.id === id),
  });
  const { data: cards = [] } = useQuery(visaCardsOptions);
  const { data: delivery } = useQuery(deliveryOptions(application));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  if (application === undefined) return null;
  const { status, trackingNumber } = application;
  const stages = timeline(status).map((stage) => ({
    ...stage,
    stateLabel: strings.result.stages[stage.state],
  }));
  const expected = expectedDecision(application, delivery?.since, cards);
  return (
    <>
      <section aria-labelledby="track-result" className="grid gap-6">
        <div className="sheet grid md:p-9 gap-6">
          <div className="flex flex-wrap items-start justify-between gap-4">
            <div className="min-w-0">
              <h2 ref={heading} id="track-result" tabIndex={-1} className="document-label">
                {strings.number}
              </h2>
              <p
                translate="no"
                className="font-mono text-[min(clamp(1.75rem,1.2rem+2.4vw,2.75rem),12vw)]/[1.2] font-semibold wrap-anywhere"
              >
                {formatTrackingNumber(trackingNumber)}
              </p>
            </div>
            {status !== 'Approved' && (
              <div>
                <p className="sr-only">{strings.result.status}</p>
                <Stamp
                  text={statusLabel(status)}
                  tone={statusTone(status)}
                  className={statusLabel(status).length > LONGEST_TURNED ? 'rotate-0' : ''}
                />
              </div>
            )}
          </div>
          {status === 'Approved' && <ApprovedMoment application={application} />}
          <Suspense>
            <SignedLine application={application} />
          </Suspense>
          {status === 'Rejected' && (
            <p className="failure-note">{strings.result.rejected(contactLink)}</p>
          )}
          <Suspense>
            <DeliveryPanel application={application} />
          </Suspense>
          <Timeline stages={stages} />
          <dl className="visa-facts grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]">
            <div>
              <dt>{strings.result.visa}</dt>
              <dd className="wrap-anywhere">
                <DashedText text={visaTypeLabel(application.visaType) || '-'} />
              </dd>
            </div>
            <div>
              <dt>{strings.result.submitted}</dt>
              <dd>{formatDateTime(application.submissionDate) ?? '-'}</dd>
            </div>
            {expected !== undefined && (
              <div>
                <dt>{strings.result.expected}</dt>
                <dd>{formatShortDate(expected)}</dd>
              </div>
            )}
          </dl>
          {expected !== undefined && Date.parse(expected) < at && (
            <p>{strings.result.late(contactLink)}</p>
          )}
        </div>
        <Suspense>
          <Party application={application} to="/track" />
        </Suspense>
      </section>
      <p className="mt-5 no-print">
        <Link to="/apply" search={{ receipt: trackingNumber }} className="underline">
          {strings.result.receipt}
        </Link>
      </p>
    </>
  );
}
