import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { applicationsPerDay, applicationsPerStatus } from '@/content/applicationCounts';
import { writtenDate } from '@/lib/dates';
import { applicationsOptions } from '@/queries/tracking';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CountTable } from './CountTable';
import { DayChart } from './DayChart';
import { StatusChart } from './StatusChart';
import { words } from './words';

const DAYS = 30;

/** Applications of the last 30 days, and all by status: drawn, or as tables. */
export function ApplicationsChart() {
  const { data: applications } = useSuspenseQuery(applicationsOptions);
  const [now] = useState(() => new Date());
  const [asTable, setAsTable] = useState(false);
  const perDay = useMemo(() => applicationsPerDay(applications, now, DAYS), [applications, now]);
  const perStatus = useMemo(() => applicationsPerStatus(applications), [applications]);
  return (
    <Card>
      <section aria-labelledby="applications-chart" className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="applications-chart" className="text-2xl">
            {words.chart.title}
          </h2>
          <Button variant="outline" size="sm" onClick={() => setAsTable(!asTable)}>
            {asTable ? words.chart.asChart : words.chart.asTable}
          </Button>
        </div>
        {asTable ? (
          <>
            <CountTable
              caption={words.chart.perDayTable}
              column={words.chart.day}
              counts={perDay.toReversed()}
              nameOf={(day) => writtenDate(day) ?? day}
            />
            <CountTable
              caption={words.chart.perStatusTable}
              column={words.chart.status}
              counts={perStatus}
              nameOf={(status) => status || words.chart.noStatus}
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
