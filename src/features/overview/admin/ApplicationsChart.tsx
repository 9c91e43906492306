import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import {
  applicationsPerDay,
  applicationsPerStatus,
  type Count,
} from '@/features/applications/model/applicationCounts';
import { statusTone } from '@/domain/status';
import { statusLabel } from '@/domain/statusLabels';
import { writtenDate } from '@/lib/time/dates';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Button } from '@/ui/controls/Button';
import { DAYS, DayChart } from './DayChart';
import { strings } from './strings';
import { useEveryApplication } from '@/features/applications/admin/queries';
import { useNow } from '@/shared/useNow';
import { formatCount } from '@/lib/text/numbers';

/** Applications by status as horizontal bars with their counts. */
function StatusChart({ counts }: { counts: readonly Count[] }) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className="grid gap-3">
      <figcaption className="font-semibold">{strings.chart.perStatus}</figcaption>
      <ul className="grid gap-2">
        {counts.map(({ name, count }) => (
          <li key={name} className="status-bar">
            <span className="min-w-0">
              <Badge tone={statusTone(name)}>
                <bdi>{statusLabel(name) || strings.chart.noStatus}</bdi>
              </Badge>
            </span>
            <svg
              aria-hidden="true"
              className={`tone-${statusTone(name)} h-3 w-full rtl:-scale-x-100`}
            >
              <rect width="100%" height="100%" className="fill-base-300" />
              <rect
                width={`${total === 0 ? 0 : (count / total) * 100}%`}
                height="100%"
                className="fill-(--tone)"
              />
            </svg>
            <span className="text-end tabular-nums">{formatCount(count)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

interface CountTableProps {
  caption: string;
  /** Heading of the name column. */
  column: string;
  counts: readonly Count[];
  nameOf: (name: string) => string;
}

/** The data of a chart as a table. */
function CountTable({ caption, column, counts, nameOf }: CountTableProps) {
  return (
    // Focusable, so that it can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} role="region" aria-label={caption} className="max-h-72 overflow-y-auto">
      <table className="count-table w-full">
        <caption className="pb-2 text-start font-semibold">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{strings.chart.applications}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{nameOf(name)}</bdi>
              </th>
              <td className="tabular-nums">{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const DecisionReport = lazy(async () => ({
  default: (await import('./DecisionReport')).DecisionReport,
}));

/** Applications of the last 30 days, and all by status, as charts or tables. */
export function ApplicationsChart() {
  const applications = useEveryApplication();
  const now = useNow();
  const [asTable, setAsTable] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [report, setReport] = useState<boolean>();
  const perDay = useMemo(() => applicationsPerDay(applications, now, DAYS), [applications, now]);
  const perStatus = useMemo(() => applicationsPerStatus(applications), [applications]);
  return (
    <Card>
      <section aria-labelledby="applications-chart" className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="applications-chart" className="text-2xl">
            {strings.chart.title}
          </h2>
          <div className="flex flex-wrap gap-2">
            <Button ref={button} variant="outline" size="sm" onClick={() => setReport(true)}>
              {strings.report.open}
            </Button>
            <Button variant="outline" size="sm" onClick={() => setAsTable(!asTable)}>
              {asTable ? strings.chart.asChart : strings.chart.asTable}
            </Button>
          </div>
        </div>
        {asTable ? (
          <>
            <CountTable
              caption={strings.chart.perDayTable}
              column={strings.chart.day}
              counts={perDay.toReversed()}
              nameOf={(day) => writtenDate(day) ?? day}
            />
            <CountTable
              caption={strings.chart.perStatusTable}
              column={strings.chart.status}
              counts={perStatus}
              nameOf={(status) => statusLabel(status) || strings.chart.noStatus}
            />
          </>
        ) : (
          <>
            <DayChart counts={perDay} title={strings.chart.perDay} />
            <StatusChart counts={perStatus} />
          </>
        )}
      </section>
      {report !== undefined && (
        <Suspense>
          <DecisionReport open={report} onClose={() => setReport(false)} finalFocus={button} />
        </Suspense>
      )}
    </Card>
  );
}
