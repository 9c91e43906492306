import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  applicationsPerDay,
  applicationsPerStatus,
  type Count,
} from '@/features/applications/model/applicationCounts';
import { statusTone } from '@/domain/status';
import { writtenDate } from '@/lib/time/dates';
import { applicationsOptions } from '@/features/applications/queries';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Button } from '@/ui/controls/Button';
import { strings } from './strings';
import { useNow } from '@/shared/useNow';
import { formatCount } from '@/lib/text/numbers';

/** In SVG units: the width of a day and the height of the highest bar. */
const STEP = 10;
const GAP = 2;
const HEIGHT = 100;

const dayAndMonth = new Intl.DateTimeFormat(undefined, {
  calendar: 'gregory',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const shortDay = (day: string | undefined) =>
  day === undefined ? '' : dayAndMonth.format(new Date(`${day}T00:00:00Z`));

function summary(counts: readonly Count[], most: number): string {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const busiest = counts.find(({ count }) => count === most);
  if (total === 0 || busiest === undefined) return strings.chart.none(counts.length);
  if (most === total) return strings.chart.oneDay(counts.length, total, shortDay(busiest.name));
  return strings.chart.most(counts.length, total, { day: shortDay(busiest.name), count: most });
}

/** Applications per day as a bar chart, with a text summary above. */
function DayChart({ counts }: { counts: readonly Count[] }) {
  const most = Math.max(0, ...counts.map(({ count }) => count));
  const width = counts.length * STEP;
  return (
    <figure className="grid gap-2">
      <figcaption className="grid">
        <span className="font-semibold">{strings.chart.perDay}</span>
        <span className="text-sm text-muted">{summary(counts, most)}</span>
      </figcaption>
      {most > 0 && (
        <>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${width} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="h-32 w-full border-y border-hairline fill-primary"
          >
            {counts.map(({ name, count }, index) => {
              const height = (count / most) * HEIGHT;
              return (
                <rect
                  key={name}
                  x={index * STEP + GAP / 2}
                  y={HEIGHT - height}
                  width={STEP - GAP}
                  height={height}
                >
                  <title>{`${writtenDate(name) ?? name}: ${count}`}</title>
                </rect>
              );
            })}
          </svg>
          <p aria-hidden="true" className="flex justify-between text-sm text-muted tabular-nums">
            <span>{shortDay(counts[0]?.name)}</span>
            <span>{shortDay(counts.at(-1)?.name)}</span>
          </p>
        </>
      )}
    </figure>
  );
}

/** Applications by status as horizontal bars with their counts. */
function StatusChart({ counts }: { counts: readonly Count[] }) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className="grid gap-3">
      <figcaption className="font-semibold">{strings.chart.perStatus}</figcaption>
      <ul className="grid gap-2">
        {counts.map(({ name, count }) => (
          <li key={name} className="status-bar">
            <span className="min-w-0" dir="auto">
              <Badge tone={statusTone(name)}>{name || strings.chart.noStatus}</Badge>
            </span>
            <svg aria-hidden="true" className={`tone-${statusTone(name)} h-3 w-full`}>
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
            <th scope="col" className="text-end">
              {strings.chart.applications}
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row" dir="auto">
                {nameOf(name)}
              </th>
              <td className="text-end tabular-nums">{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const DAYS = 30;

/** Applications of the last 30 days, and all by status, as charts or tables. */
export function ApplicationsChart() {
  const { data: applications } = useSuspenseQuery(applicationsOptions);
  const now = useNow();
  const [asTable, setAsTable] = useState(false);
  const perDay = useMemo(() => applicationsPerDay(applications, now, DAYS), [applications, now]);
  const perStatus = useMemo(() => applicationsPerStatus(applications), [applications]);
  return (
    <Card>
      <section aria-labelledby="applications-chart" className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="applications-chart" className="text-2xl">
            {strings.chart.title}
          </h2>
          <Button variant="outline" size="sm" onClick={() => setAsTable(!asTable)}>
            {asTable ? strings.chart.asChart : strings.chart.asTable}
          </Button>
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
              nameOf={(status) => status || strings.chart.noStatus}
            />
          </>
        ) : (
          <>
            <DayChart counts={perDay} />
            <StatusChart counts={perStatus} />
          </>
        )}
      </section>
    </Card>
  );
}
