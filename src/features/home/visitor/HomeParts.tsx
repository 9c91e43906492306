import { useNavigate, Link } from '@tanstack/react-router';
import { Stamp, MachineReadable, Rosette } from '@/ui/art/ornaments';
import { TrackForm } from '@/features/track/visitor/TrackForm';
import { deferredStrings } from './strings';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { statusTone } from '@/domain/status';
import { statusLabel } from '@/domain/labels';
import { formatTrackingNumber } from '@/domain/application';
import { applicationsOptions } from '@/features/applications/queries';
import { lazyOptional } from '@/ui/deferred';
import { isDraftExpected } from '@/store/draftMark';
import { Badge, buttonClass } from '@/ui/elements';

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

export function TrackPanel() {
  const navigate = useNavigate();
  return (
    <section aria-labelledby="home-track" className="page-width py-16 no-print">
      <div className="sheet grid md:p-9 items-center gap-8 md:grid-cols-[1fr_auto]">
        <div className="grid gap-4">
          <h2 id="home-track" className="section-title">
            {deferredStrings.track.title}
          </h2>
          <TrackForm
            onTrack={(number) => void navigate({ to: '/track', search: { number } })}
            searching={false}
          />
        </div>
        <div aria-hidden="true" className="max-md:hidden">
          <Stamp
            text={deferredStrings.track.stamp}
            tone="yellow"
            detail={deferredStrings.track.stampDetail}
          />
        </div>
      </div>
    </section>
  );
}

/** A fictitious visa in the smaller format MRV-B (ICAO 9303-7, 5). */
export const SPECIMEN_LINES = [
  'V<UTOSPECIMEN<<DUBAI<VISA<<<<<<<<<<<',
  'DV482116<6UTO9001022F2612247TOURIST<',
];

const FIELDS = ['type', 'duration', 'entries', 'processing', 'number'] as const;

/**
 * The drawn permit of the hero; decorative, hidden from screen readers, and light in both themes.
 */
export function SpecimenPermit() {
  return (
    <div aria-hidden className="@container mx-auto w-full max-w-132">
      <div data-theme="paper" className="permit">
        <Rosette className="absolute -end-[17cqi] -top-[15cqi] -z-1 w-[58cqi] text-primary opacity-80" />
        <Rosette
          weave="fine"
          className="absolute -start-[13cqi] -bottom-[14cqi] -z-1 w-[54cqi] text-saffron opacity-90"
        />
        <p className="col-span-full font-display text-[4.5cqi]/[1.1] font-semibold tracking-[0.05em] [word-spacing:0.2em]! uppercase">
          {deferredStrings.permit.title}
        </p>
        <svg viewBox="0 0 100 128" className="permit-photo">
          <circle cx="50" cy="58" r="20" />
          <path d="M12 130c0-25 16-44 38-44s38 19 38 44z" />
        </svg>
        <div className="grid grid-cols-[1.15fr_1fr] content-between gap-y-[1.6cqi]">
          {FIELDS.map((name) => {
            const [label, value] = deferredStrings.permit[name];
            return (
              <div key={name} className={name === 'number' ? 'col-span-full' : ''}>
                <p className="text-[2.25cqi]/[1.4] tracking-[0.05em] text-muted uppercase">
                  {label}
                </p>
                <p
                  className={`font-mono font-semibold ${name === 'number' ? 'text-[4.3cqi]/[1.35]' : 'text-[3.2cqi]/[1.35]'}`}
                >
                  {value}
                </p>
              </div>
            );
          })}
        </div>
        <MachineReadable
          className="col-span-full text-[3.42cqi] tracking-[0.1em] text-base-content"
          lines={SPECIMEN_LINES}
        />
        <Stamp
          text={deferredStrings.permit.stamp}
          tone="red"
          detail={deferredStrings.permit.stampDetail}
          className="absolute end-[4.5cqi] bottom-[15.5cqi] w-[31cqi] -rotate-9 px-0 text-[3.9cqi] [--tone:oklch(49%_0.18_27)] [&_.stamp-detail]:text-[2.3cqi]"
        />
      </div>
    </div>
  );
}
