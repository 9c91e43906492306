import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { statusTone } from '@/domain/status';
import { formatTrackingNumber } from '@/domain/trackingNumber';
import { visaTypeLabel } from '@/domain/visaOptions';
import { DashedText } from '@/ui/DashedText';
import { formatShortDate } from '@/lib/time/dates';
import { applicationsOptions } from '@/features/applications/queries';
import { Badge } from '@/ui/Badge';
import { strings } from './strings';

/** Others are found by their number. */
const MOST_SHOWN = 5;

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
  if (others.length === 0) return null;
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
          .map(({ id, trackingNumber, visaType, status, submissionDate }) => (
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
                <span className="text-sm text-muted">
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
