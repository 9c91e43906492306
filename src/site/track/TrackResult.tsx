import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { statusTone, timeline } from '@/content/status';
import { formatTrackingNumber } from '@/content/trackingNumber';
import { visaTypeLabel } from '@/content/visaOptions';
import { formatDateTime } from '@/lib/dates';
import { applicationsOptions } from '@/queries/tracking';
import { Badge } from '@/ui/Badge';
import { Stamp } from '@/ui/Stamp';
import { Timeline } from '@/ui/Timeline';
import { ApprovedCard } from './ApprovedCard';
import { words } from './words';

/** A stamped page: the status and the four stages of one application (SPEC section 4). */
export function TrackResult({ id }: { id: string }) {
  const { data: application } = useQuery({
    ...applicationsOptions,
    select: (entries) => entries.find((entry) => entry.id === id),
  });
  if (application === undefined) return null;
  const { status, trackingNumber } = application;
  const tone = statusTone(status);
  const stages = timeline(status).map((stage) => ({
    ...stage,
    stateLabel: words.result.stages[stage.state],
  }));
  return (
    <section
      aria-labelledby="track-result"
      className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]"
    >
      <div className="sheet grid md:p-9 gap-6">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 id="track-result" className="document-label">
              {words.number}
            </h2>
            <p className="tracking-number">{formatTrackingNumber(trackingNumber)}</p>
            <p className="mt-2 flex flex-wrap items-center gap-2">
              <span className="text-muted">{words.result.status}</span>
              <Badge tone={tone}>{status}</Badge>
            </p>
          </div>
          <Stamp text={status} tone={tone} detail={formatTrackingNumber(trackingNumber)} />
        </div>
        {status === 'Rejected' && (
          <p className="rejection-note">
            {words.result.rejected((text) => (
              <Link to="/contact" className="underline">
                {text}
              </Link>
            ))}
          </p>
        )}
        <Timeline stages={stages} />
        <dl className="visa-facts">
          <div>
            <dt>{words.result.visa}</dt>
            <dd className="wrap-anywhere">{visaTypeLabel(application.visaType) || '-'}</dd>
          </div>
          <div>
            <dt>{words.result.submitted}</dt>
            <dd>{formatDateTime(application.submissionDate) ?? '-'}</dd>
          </div>
        </dl>
      </div>
      {status === 'Approved' && <ApprovedCard />}
    </section>
  );
}
