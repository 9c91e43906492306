import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { statusTone } from '@/domain/status';
import { formatTrackingNumber } from '@/domain/trackingNumber';
import { visaTypeLabel } from '@/domain/visaOptions';
import { DashedText } from '@/ui/DashedText';
import { formatShortDate } from '@/lib/time/dates';
import { applicationsOptions } from '@/features/applications/queries';
import { Rosette } from '@/ui/art/Guilloche';
import { MachineReadable } from '@/ui/art/MachineReadable';
import { Stamp } from '@/ui/art/Stamp';
import { Badge } from '@/ui/Badge';
import { strings } from './strings';

/** Others are found by their number. */
const MOST_SHOWN = 5;

/** Decorative, where there is room: where the number is on a receipt. */
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
  /** The id of the application shown beside the list. */
  shown: string | undefined;
  onChoose: () => void;
}

/** The newest applications submitted in this browser, as links to their status. */
export function StoredApplications({ shown, onChoose }: StoredApplicationsProps) {
  const { data: stored = [] } = useQuery(applicationsOptions);
  const others = stored
    .filter(({ id }) => id !== shown)
    .toSorted((one, other) => other.submissionDate.localeCompare(one.submissionDate));
  if (others.length === 0) return shown === undefined && stored.length === 0 && <NumberDrawing />;
  const { title, lead, more } = strings.here;
  return (
    <section aria-labelledby="applications-here" className="no-print grid gap-3">
      <h2 id="applications-here" className="text-2xl">
        {shown === undefined ? title : strings.here.others}
      </h2>
      <p className="text-sm text-muted">{lead}</p>
      <ul className="border-t border-hairline">
        {others
          .slice(0, MOST_SHOWN)
          .map(({ id, trackingNumber, visaType, firstName, status, submissionDate }) => (
            <li key={id} className="border-b border-hairline">
              <Link
                to="/track"
                search={{ number: trackingNumber }}
                onClick={onChoose}
                className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 py-3 hover:bg-base-200 *:even:justify-self-end"
              >
                <span translate="no" className="font-mono font-semibold">
                  {formatTrackingNumber(trackingNumber)}
                </span>
                <Badge tone={statusTone(status)}>{status}</Badge>
                <span className="text-sm text-muted wrap-anywhere">
                  {firstName !== '' && (
                    <>
                      <bdi translate="no" className="font-semibold">
                        {firstName}
                      </bdi>
                      {', '}
                    </>
                  )}
                  <DashedText text={visaTypeLabel(visaType) || '-'} />
                </span>
                <span className="text-sm text-muted">{formatShortDate(submissionDate) ?? '-'}</span>
              </Link>
            </li>
          ))}
      </ul>
      {others.length > MOST_SHOWN && (
        <p className="text-sm text-muted">{more(others.length - MOST_SHOWN)}</p>
      )}
    </section>
  );
}
