import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import { useId } from 'react';
import { statusTone } from '@/domain/status';
import { applicantName } from '@/domain/applicationForm';
import { localDate, formatShortDate, formatTime } from '@/lib/time/dates';
import { saveBlob } from '@/lib/browser/saveBlob';
import { removeApplicationOptions } from '@/features/applications/admin/queries';
import type { DayLine } from '@/features/handover/store/decide';
import { linesOfTodayOptions } from '@/features/handover/admin/queries';
import { ShownRecord } from '@/shared/admin/ShownRecord';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Button } from '@/ui/controls/Button';
import { shownTrackingNumber } from './HandoverReview';
import { strings } from './strings';

const COLUMNS = [
  strings.today.time,
  strings.today.number,
  strings.today.applicant,
  strings.today.decision,
];

const decisionText = ({ decision }: DayLine): string =>
  decision === 'twice' ? strings.today.twice : (decision ?? strings.today.undecided);

const cellsOf = (line: DayLine): string[] => [
  formatTime(line.at),
  shownTrackingNumber(line.application),
  applicantName(line.application) || strings.noName,
  decisionText(line),
];

function DayRow({ line }: { line: DayLine }) {
  const [time, number, name, decision] = cellsOf(line);
  const tone = line.decision === 'twice' ? 'red' : statusTone(line.decision ?? '');
  return (
    <tr>
      <td className="tabular-nums">{time}</td>
      <td className="font-mono">
        <Link
          to="/admin/counter"
          search={{ application: line.application.id }}
          className="text-primary underline"
          translate="no"
        >
          {number}
        </Link>
      </td>
      <td>
        <bdi translate="no" className="line-clamp-3">
          {name}
        </bdi>
      </td>
      <td>{line.decision === undefined ? decision : <Badge tone={tone}>{decision}</Badge>}</td>
    </tr>
  );
}

interface DayTableProps {
  title: string;
  lines: readonly DayLine[];
}

function DayTable({ title, lines }: DayTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {lines.length === 0 ? (
        <p>{strings.today.none}</p>
      ) : (
        <table aria-labelledby={id} className="counter-today">
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <ShownRecord
                key={line.application.id}
                record={line.application}
                removal={removeApplicationOptions}
                renderNote={(note) => (
                  <tr>
                    <td colSpan={COLUMNS.length}>{note}</td>
                  </tr>
                )}
                renderRecord={() => <DayRow line={line} />}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The applications taken over today and those decided today, newest first. */
export function TodayList() {
  const { data: day } = useQuery(linesOfTodayOptions);
  if (day === undefined) return null;
  const { received, decided } = day;
  const parts = [
    { title: strings.today.received, lines: received },
    { title: strings.today.decided, lines: decided },
  ];
  const saveCsv = async () => {
    const { csvOf } = await import('@/features/applications/model/applicationsCsv');
    const cells = parts.flatMap(({ title, lines }) =>
      lines.map((line) => [title, ...cellsOf(line)]),
    );
    const table = new Blob([csvOf([strings.today.list, ...COLUMNS], cells)], {
      type: 'text/csv;charset=utf-8',
    });
    saveBlob(table, `counter-${localDate(new Date())}.csv`);
  };
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">
          {strings.today.title}
          <span className="print-only">{`: ${formatShortDate(day.start) ?? ''}`}</span>
        </h2>
        {received.length + decided.length > 0 && (
          <div className="flex flex-wrap gap-3 no-print">
            <Button variant="outline" size="sm" onClick={() => print()}>
              <Printer aria-hidden className="size-4" />
              {strings.today.print}
            </Button>
            <Button variant="outline" size="sm" onClick={() => void saveCsv()}>
              <Download aria-hidden className="size-4" />
              {strings.today.csv}
            </Button>
          </div>
        )}
      </div>
      {parts.map((part) => (
        <DayTable key={part.title} {...part} />
      ))}
    </Card>
  );
}
