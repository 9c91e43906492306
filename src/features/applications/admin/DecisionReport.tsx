import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import type { RefObject } from 'react';
import { shownNationality } from '@/domain/nationality';
import { visaTypeLabel } from '@/domain/visaOptions';
import { allStepsOptions } from '@/features/applications/admin/queries';
import { applicationsOptions } from '@/features/applications/queries';
import {
  decisionReport,
  type Count,
  type ReportLine,
} from '@/features/applications/model/decisionReport';
import { saveBlob } from '@/lib/browser/saveBlob';
import { DATE_LOCALE, localDate, writtenDate } from '@/lib/dates';
import { Letterhead } from '@/shared/admin/ListFrame';
import { useNow } from '@/shared/useNow';
import { Button } from '@/ui/elements';
import { Dialog } from '@/ui/overlays/Dialog';
import { strings } from './strings';

const words = strings.report;
/** Number of days in a chart. */
const DAYS = 30;

/** In SVG units: the width of a day and the height of the highest bar. */
const STEP = 10;
const GAP = 2;
const HEIGHT = 100;

const dayAndMonth = new Intl.DateTimeFormat(DATE_LOCALE, {
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
  if (total === 0 || busiest === undefined) return words.nothing(counts.length);
  if (most === total) return words.oneDay(counts.length, total, shortDay(busiest.name));
  return words.most(counts.length, total, { day: shortDay(busiest.name), count: most });
}

/** A count per day as a bar chart, with a text summary above. */
function DayChart({ counts, title }: { counts: readonly Count[]; title: string }) {
  const most = Math.max(0, ...counts.map(({ count }) => count));
  const width = counts.length * STEP;
  return (
    <figure className="grid gap-2">
      <figcaption className="grid">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-muted">{summary(counts, most)}</span>
      </figcaption>
      {most > 0 && (
        <>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${width} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="h-32 w-full border-y border-hairline fill-primary rtl:-scale-x-100"
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

const COLUMNS = [words.approved, words.rejected, words.medianDays];

const cellsOf = ({ approved, rejected, medianDays }: ReportLine): string[] => [
  words.count(approved),
  words.count(rejected),
  words.days(medianDays),
];

interface Group {
  readonly title: string;
  readonly lines: readonly ReportLine[];
  readonly nameOf: (name: string) => string;
}

function GroupTable({ title, lines, nameOf }: Group) {
  return (
    <table className="count-table w-full">
      <thead>
        <tr>
          {[title, ...COLUMNS].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name}>
            <th scope="row">
              <bdi>{nameOf(line.name)}</bdi>
            </th>
            {cellsOf(line).map((cell, place) => (
              <td key={COLUMNS[place]} className="tabular-nums">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DecisionReportProps {
  open: boolean;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** What was decided and how long it took, for printing and as a CSV file. */
export function DecisionReport({ open, onClose, finalFocus }: DecisionReportProps) {
  const { data: applications } = useSuspenseQuery(applicationsOptions);
  const { data: steps } = useQuery(allStepsOptions);
  const now = useNow();
  if (steps === undefined) return null;
  const { perDay, all, byVisa, byNationality } = decisionReport(applications, steps, now, DAYS);
  const groups: readonly Group[] = [
    { title: words.visa, lines: byVisa, nameOf: visaTypeLabel },
    {
      title: words.nationality,
      lines: byNationality,
      nameOf: (name) => shownNationality(name) || words.none,
    },
  ];
  const saveCsv = async () => {
    const { csvOf } = await import('@/features/applications/model/applicationsCsv');
    const rows = groups.flatMap(({ title, lines, nameOf }) =>
      lines.map((line) => [title, nameOf(line.name), ...cellsOf(line)]),
    );
    const table = new Blob([csvOf([words.group, words.name, ...COLUMNS], rows)], {
      type: 'text/csv;charset=utf-8',
    });
    saveBlob(table, `visa-decisions-${localDate(now)}.csv`);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closesOutside
      popup={{ finalFocus, className: 'dialog-printed' }}
      title={words.title}
      description={words.summary(all)}
      footer={
        <>
          <Button variant="outline" onClick={() => print()}>
            <Printer aria-hidden className="size-4" />
            {words.print}
          </Button>
          <Button variant="outline" onClick={() => void saveCsv()}>
            <Download aria-hidden className="size-4" />
            {words.csv}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <Letterhead />
        <DayChart counts={perDay} title={words.perDay} />
        {groups.map((group) => (
          <GroupTable key={group.title} {...group} />
        ))}
      </div>
    </Dialog>
  );
}
