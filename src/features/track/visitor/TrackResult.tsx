import { CalendarPlus, Check } from 'lucide-react';
import { type VisaApplication, partyOf, formatTrackingNumber } from '@/domain/application';
import { type Stage, type StageState, statusTone, timeline } from '@/domain/status';
import { statusLabel } from '@/domain/labels';
import { visaTypeLabel } from '@/domain/visaOptions';
import { calendarFile, type StayDay, stayDays, expectedDecision } from './dates';
import { saveBlob } from '@/lib/browser/saveBlob';
import { formatDay, formatDateTime, formatShortDate } from '@/lib/dates';
import { Stamp, Rosette, MachineReadable } from '@/ui/art/ornaments';
import { toast } from '@/ui/overlays/toast';
import { strings } from './strings';
import { useQuery } from '@tanstack/react-query';
import { applicationsOptions } from '@/features/applications/queries';
import { ApplicationLinks } from '@/features/handover/visitor/delivery/Party';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { DashedText, Button } from '@/ui/elements';
import { lazyOptional } from '@/ui/deferred';
import { visaCardsOptions } from '@/shared/queries/siteContent';
import { deliveryOptions } from '@/features/handover/visitor/delivery/queries';

function tellNotImplemented(feature: string) {
  toast({ title: feature, description: strings.approved.notImplemented, variant: 'destructive' });
}

function saveDays(trackingNumber: string, known: readonly StayDay[]): void {
  const { days, event } = strings.approved;
  const titleOf = (name: StayDay['name']) => event(days[name], trackingNumber);
  const text = calendarFile(known, trackingNumber, titleOf, new Date());
  saveBlob(new Blob([text], { type: 'text/calendar' }), `${trackingNumber}.ics`);
}

/** An approved application: stamp, days of the stay, and the two buttons of SPEC section 2. */
export function ApprovedMoment({ application }: { application: VisaApplication }) {
  const { status, visaType, travelDate, trackingNumber } = application;
  const known = stayDays(visaType, travelDate);
  const { days } = strings.approved;
  return (
    <section aria-labelledby="approved" className="grid gap-4">
      <p className="sr-only">{strings.result.status}</p>
      <Stamp
        text={statusLabel(status)}
        tone={statusTone(status)}
        detail={visaTypeLabel(visaType)}
        className="w-full rotate-[-2deg] text-[min(3.25rem,7.4vw)]"
      />
      <h3 id="approved" className="section-title">
        {strings.approved.title}
      </h3>
      <p>{strings.approved.text}</p>
      {known.length > 0 && (
        <dl className="visa-facts grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]">
          {known.map(({ name, day }) => (
            <div key={name}>
              <dt>{days[name]}</dt>
              <dd>{formatDay(day)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-3 no-print max-sm:*:flex-auto">
        <Button onClick={() => tellNotImplemented(strings.approved.download)}>
          {strings.approved.download}
        </Button>
        <Button variant="outline" onClick={() => tellNotImplemented(strings.approved.details)}>
          {strings.approved.details}
        </Button>
        {known.length > 0 && (
          <Button variant="outline" onClick={() => saveDays(trackingNumber, known)}>
            <CalendarPlus aria-hidden="true" className="size-5" />
            {strings.approved.calendar}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Further applications are only counted, and found by their number. */
const MOST_SHOWN = 5;

/** Decorative, on wide screens only: shows where the number is on a receipt. */
function NumberDrawing() {
  const { where, example } = strings.here;
  return (
    <div className="no-print grid gap-4 max-lg:hidden">
      <div aria-hidden="true" className="sheet relative isolate grid gap-6 overflow-clip md:p-9">
        <Rosette
          weave="fine"
          className="absolute -top-24 -inset-e-24 -z-1 w-72 text-primary opacity-20"
        />
        <p className="justify-self-start border-b-4 border-accent font-mono text-4xl font-semibold">
          {example.number}
        </p>
        <Stamp text={example.stamp} tone="yellow" className="justify-self-end" />
        <MachineReadable lines={[example.strip.padEnd(44, '<')]} />
      </div>
      <p className="text-sm text-muted">{where}</p>
    </div>
  );
}

interface StoredApplicationsProps {
  /** The id of the application whose result is shown beside the list. */
  shown: string | undefined;
  onChoose: () => void;
}

/** The newest applications submitted in this browser, as links to their status. */
export function StoredApplications({ shown, onChoose }: StoredApplicationsProps) {
  const { data: stored = [] } = useQuery(applicationsOptions);
  const found = stored.find(({ id }) => id === shown);
  // The result itself lists the travellers of its party.
  const others = stored
    .filter((each) => found === undefined || partyOf(each) !== partyOf(found))
    .toSorted((one, other) => other.submissionDate.localeCompare(one.submissionDate));
  if (stored.length === 0) return <NumberDrawing />;
  if (others.length === 0) return null;
  const { title, lead, more } = strings.here;
  return (
    <section aria-labelledby="applications-here" className="no-print grid gap-3">
      <h2 id="applications-here" className="text-2xl">
        {shown === undefined ? title : strings.here.others}
      </h2>
      <p className="text-sm text-muted">{lead}</p>
      <ApplicationLinks
        applications={others.slice(0, MOST_SHOWN)}
        to="/track"
        onChoose={onChoose}
      />
      {others.length > MOST_SHOWN && (
        <p className="text-sm text-muted">{more(others.length - MOST_SHOWN)}</p>
      )}
    </section>
  );
}

/** In characters; a longer status in the rotated stamp would overflow a phone's page. */
const LONGEST_TURNED = 60;

const SignedLine = lazyOptional(
  async () => (await import('@/features/handover/visitor/SlipPanel')).SignedLine,
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

interface TimelineProps {
  /** `stateLabel`: the state in words, at the end of the row. */
  stages: readonly (Stage & { stateLabel: string })[];
}

const MARKS: Readonly<Record<StageState, string>> = {
  completed: 'bg-primary text-primary-content',
  current: 'border-2 border-primary',
  pending: 'border-2 border-dashed border-control',
};

/** A list of stages. Tick, ring and empty circle differ in shape, and each state is in words. */
function Timeline({ stages }: TimelineProps) {
  return (
    <ol className="@container">
      {stages.map(({ label, state, stateLabel }) => (
        <li
          key={label}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
          className="group relative grid grid-cols-[1.375rem_1fr_auto] items-start gap-3.5 border-hairline py-3.5 not-first:border-t @max-[16rem]:grid-cols-[1.375rem_1fr] @max-[16rem]:gap-y-1"
        >
          <span
            aria-hidden
            className={`grid size-[1.375rem] place-items-center rounded-full [print-color-adjust:exact] ${MARKS[state]}`}
          >
            {state === 'completed' && <Check className="size-3.5" strokeWidth={3} />}
            {state === 'current' && <span className="size-1/2 rounded-full bg-primary" />}
          </span>
          {/* The line to the next mark: solid for completed stages. */}
          <span
            aria-hidden
            className={`absolute start-[calc(0.6875rem-1px)] top-[calc(2.25rem+2px)] z-1 h-[calc(100%-1.375rem-3px)] border-s-2 group-last:hidden ${state === 'completed' ? 'border-primary' : 'border-dotted border-control'}`}
          />
          <span className="leading-[1.375rem] group-data-[state=current]:font-semibold group-data-[state=pending]:text-muted">
            {label}
          </span>
          <span className="text-sm leading-[1.375rem] text-muted group-data-[state=current]:font-semibold group-data-[state=current]:text-primary @max-[16rem]:col-2">
            {stateLabel}
          </span>
        </li>
      ))}
    </ol>
  );
}
