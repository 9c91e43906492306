import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  applicationsPerDay,
  applicationsPerStatus,
} from '@/content/applications/applicationCounts';
import { writtenDate } from '@/lib/time/dates';
import { applicationsOptions } from '@/queries/content/tracking';
import { Button } from '@/ui/controls/Button';
import { Card } from '@/ui/Card';
import { CountTable } from './CountTable';
import { DayChart } from './DayChart';
import { StatusChart } from './StatusChart';
import { strings } from './strings';

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
