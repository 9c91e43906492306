import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { statusTone } from '@/domain/status';
import { applicantName } from '@/domain/applicationForm';
import { localDate, formatShortDate, formatTime } from '@/lib/time/dates';
import { saveBlob } from '@/lib/browser/saveBlob';
import { queueOptions } from '@/features/handover/admin/queries';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Button } from '@/ui/controls/Button';
import { shownTrackingNumber } from './ReadApplication';
import { strings } from './strings';

/** Applications taken over today, newest first, with their decisions. */
export function TodayList() {
  const { data: rows } = useQuery(queueOptions);
  if (rows === undefined) return null;
  const lines = rows.map(({ application, at, decision }) => ({
    id: application.id,
    time: formatTime(at),
    number: shownTrackingNumber(application),
    name: applicantName(application) || strings.noName,
    status: decision?.status,
  }));
  const columns = [
    strings.today.time,
    strings.today.number,
    strings.today.applicant,
    strings.today.decision,
  ];
  const saveCsv = async () => {
    const { csvOf } = await import('@/features/applications/model/applicationsCsv');
    const cells = lines.map(({ time, number, name, status = strings.today.undecided }) => [
      time,
      number,
      name,
      status,
    ]);
    const table = new Blob([csvOf(columns, cells)], { type: 'text/csv;charset=utf-8' });
    saveBlob(table, `counter-${localDate(new Date())}.csv`);
  };
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">
          {strings.today.title}
          {rows[0] && <span className="print-only">{`: ${formatShortDate(rows[0].at)}`}</span>}
        </h2>
        {lines.length > 0 && (
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
      {lines.length === 0 ? (
        <p>{strings.today.none}</p>
      ) : (
        <table className="counter-today">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, time, number, name, status }) => (
              <tr key={id}>
                <td className="tabular-nums">{time}</td>
                <td className="font-mono">{number}</td>
                <td>
                  <bdi className="line-clamp-3">{name}</bdi>
                </td>
                <td>
                  {status === undefined ? (
                    strings.today.undecided
                  ) : (
                    <Badge tone={statusTone(status)}>{status}</Badge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
