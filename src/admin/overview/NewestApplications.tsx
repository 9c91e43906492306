import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { applicantName } from '@/content/applicationForm';
import { NEWEST_FIRST, sortApplications } from '@/content/applications/applicationList';
import { statusTone } from '@/content/applications/status';
import { visaTypeLabel } from '@/content/applications/visaOptions';
import { formatShortDate } from '@/lib/time/dates';
import { applicationsOptions } from '@/queries/content/tracking';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { strings } from './strings';

const SHOWN = 6;

/** The applications that came last, each one press away. */
export function NewestApplications() {
  const { data: applications } = useSuspenseQuery(applicationsOptions);
  const newest = useMemo(
    () => sortApplications(applications, NEWEST_FIRST).slice(0, SHOWN),
    [applications],
  );
  return (
    <Card className="px-0 pb-0">
      <section aria-labelledby="newest-applications" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-2 px-(--gutter)">
          <h2 id="newest-applications" className="text-2xl">
            {strings.newest.title}
          </h2>
          <Link to="/admin/dashboard/applications" className="text-primary underline">
            {strings.newest.all}
          </Link>
        </div>
        {newest.length === 0 ? (
          <p className="px-(--gutter) pb-5 text-muted">{strings.newest.none}</p>
        ) : (
          <ul className="message-list">
            {newest.map((application) => (
              <li key={application.id}>
                <Link
                  to="/admin/dashboard/applications"
                  search={{ open: application.id }}
                  className="message-row"
                >
                  <span className="flex flex-wrap items-center justify-between gap-x-4">
                    <bdi className="message-from">
                      {applicantName(application) || strings.newest.noName}
                    </bdi>
                    {application.status !== '' && (
                      <Badge tone={statusTone(application.status)}>{application.status}</Badge>
                    )}
                  </span>
                  <span className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
                    <bdi>
                      {application.trackingNumber} {visaTypeLabel(application.visaType)}
                    </bdi>
                    <span>{formatShortDate(application.submissionDate)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}
