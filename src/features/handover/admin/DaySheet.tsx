import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import { useId } from 'react';
import { statusTone } from '@/domain/status';
import { statusLabel } from '@/domain/labels';
import { applicantName } from '@/domain/applicationForm';
import { visaTypeLabel } from '@/domain/visaOptions';
import { COMMA } from '@/lib/language';
import { visibleAscii } from '@/lib/text/typed';
import { formatDay, formatTime, isCalendarDate, localDate } from '@/lib/dates';
import { formatCount } from '@/lib/text/numbers';
import { saveBlob } from '@/lib/browser/saveBlob';
import type { DayLine } from '@/features/handover/store/decide';
import { linesOfDayOptions } from '@/features/handover/admin/queries';
import { Letterhead } from '@/shared/admin/ListFrame';
import { useNow } from '@/shared/useNow';
import { Badge, Card, Button, Field, TextInput } from '@/ui/elements';
import { shownTrackingNumber } from './HandoverReview';
import { CounterTable } from './QueueList';
import { strings } from './strings';

const COLUMNS = [
  strings.day.time,
  strings.day.number,
  strings.day.applicant,
  strings.day.passport,
  strings.day.visa,
  strings.day.decision,
  strings.day.counter,
  strings.day.clerk,
];

function decisionText({ decision }: DayLine): string {
  if (decision === undefined) return strings.day.undecided;
  return decision === 'twice' ? strings.day.twice : statusLabel(decision);
}

const cellsOf = (line: DayLine): string[] => [
  formatTime(line.at),
  shownTrackingNumber(line.application),
  applicantName(line.application) || strings.noName,
  visibleAscii(line.application.passportNumber),
  visaTypeLabel(line.application.visaType),
  decisionText(line),
  line.counter,
  line.clerk,
];

function DayRow({ line, columns }: { line: DayLine; columns: number }) {
  const [time, number, name, passport, visa, decision, ...places] = cellsOf(line).slice(0, columns);
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
      <td translate="no" className="font-mono">
        {passport || '-'}
      </td>
      <td>{visa || '-'}</td>
      <td>{line.decision === undefined ? decision : <Badge tone={tone}>{decision}</Badge>}</td>
      {places.map((place, at) => (
        <td key={COLUMNS.at(at - 2)}>
          <bdi translate="no">{place}</bdi>
        </td>
      ))}
    </tr>
  );
}

interface DayTableProps {
  title: string;
  lines: readonly DayLine[];
}

function DayTable({ title, lines }: DayTableProps) {
  const id = useId();
  // A single counter has no name, and clerks are only named after joining an office.
  const hasCounters = lines.some(({ counter }) => counter !== '');
  const hasClerks = lines.some(({ clerk }) => clerk !== '');
  // The last two columns are the counter and, only beside it, the clerk.
  const placeColumns = hasClerks ? 2 : Number(hasCounters);
  const columns = COLUMNS.slice(0, COLUMNS.length - 2 + placeColumns);
  const totals = new Map<string, number>();
  for (const line of lines) {
    const decision = decisionText(line);
    totals.set(decision, (totals.get(decision) ?? 0) + 1);
  }
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-xl">
        {title} <span className="font-normal tabular-nums">{formatCount(lines.length)}</span>
      </h3>
      {totals.size > 1 && (
        <p>
          {[...totals].map(([decision, count]) => `${decision}: ${formatCount(count)}`).join(COMMA)}
        </p>
      )}
      {lines.length === 0 ? (
        <p>{strings.day.none}</p>
      ) : (
        <CounterTable
          aria-labelledby={id}
          columns={columns}
          rows={lines.map((line) => ({
            application: line.application,
            row: <DayRow line={line} columns={columns.length} />,
          }))}
        />
      )}
    </section>
  );
}

interface DaySheetProps {
  /** The day in the URL; today without one. */
  asked: string | undefined;
  onDay: (day: string) => void;
}

/** The applications received and those decided on a day, newest first. */
export function DaySheet({ asked = '', onDay }: DaySheetProps) {
  const today = localDate(useNow());
  const day = isCalendarDate(asked) ? asked : today;
  const { data: { received, decided } = { received: [], decided: [] }, isSuccess } = useQuery(
    linesOfDayOptions(day),
  );
  const parts = [
    { title: strings.day.decided, lines: decided },
    { title: strings.day.received, lines: received },
  ];
  const saveCsv = async () => {
    const { csvOf, numberCell } = await import('@/features/applications/model/applicationsCsv');
    const cells = parts.flatMap(({ title, lines }) =>
      lines.map((line) => [title, ...cellsOf(line).map(numberCell), line.note]),
    );
    const table = new Blob([csvOf([strings.day.list, ...COLUMNS, strings.day.note], cells)], {
      type: 'text/csv;charset=utf-8',
    });
    saveBlob(table, `counter-${day}.csv`);
  };
  return (
    <Card className="day-sheet grid gap-4">
      <Letterhead />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="me-auto text-2xl">{formatDay(day)}</h2>
        <div className="no-print">
          <Field label={strings.day.title}>
            <TextInput
              type="date"
              value={day}
              className="font-mono"
              onChange={({ target }) => isCalendarDate(target.value) && onDay(target.value)}
            />
          </Field>
        </div>
        {received.length + decided.length > 0 && (
          <div className="flex flex-wrap gap-3 no-print">
            <Button variant="outline" size="sm" onClick={() => print()}>
              <Printer aria-hidden className="size-4" />
              {strings.day.print}
            </Button>
            <Button variant="outline" size="sm" onClick={() => void saveCsv()}>
              <Download aria-hidden className="size-4" />
              {strings.day.csv}
            </Button>
          </div>
        )}
      </div>
      {isSuccess && parts.map((part) => <DayTable key={part.title} {...part} />)}
    </Card>
  );
}
